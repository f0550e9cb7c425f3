import { isLocked, lastDayOf, partyOf, tourDateOf } from '@tourdesk/domain/entries/entry'
import type { EntryDraft } from '@tourdesk/domain/entries/entryDraft'
import { days, formDay, percent, weekday } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useText } from '../../../i18n/useText.ts'
import { Code, Name } from '../../../kit/Isolated.tsx'
import { discountOn, entryPrice } from '../draft/price.ts'
import { useOrderDesk } from '../OrderDesk.ts'
import { orderMessages } from '../orderMessages.ts'
import { useTourName } from '../useTourName.ts'
import { useOrderPrice } from './OrderPrice.tsx'
import { PickupLine } from './PickupLine.tsx'
import styles from './PricePanel.module.css'
import { PriceText } from './PriceText.tsx'
import { TicketPrices } from './TicketPrices.tsx'
import { UnpricedNote } from './UnpricedNote.tsx'
import { useIsTotalCustom, useRate } from './useTotal.ts'
import { WhyEntry } from './WhyEntry.tsx'

interface PricedEntriesProps {
  entries: Pick<
    EntryDraft,
    | '_id'
    | 'status'
    | 'tour'
    | 'date'
    | 'startDate'
    | 'endDate'
    | 'participants'
    | 'numOfParticipants'
    | 'pickup'
  >[]
}

/** The tours of the order, each with its day, party, pickup, price, and the price of each ticket. */
export function PricedEntries({ entries }: PricedEntriesProps) {
  const t = useText(orderMessages)
  const { language } = useLanguage()
  const { orderType } = useOrderDesk()
  const { prices, isStale } = useOrderPrice()
  const rate = useRate()
  const isTotalCustom = useIsTotalCustom()
  const name = useTourName()
  return (
    <ul className="plainList">
      {entries.map((entry, index) => {
        const portion = prices?.pricePortions[index]
        const day = tourDateOf(entry, orderType)
        const people = partyOf(entry, orderType)
        const discount = discountOn(portion)
        const shown = entryPrice(entry, portion, rate, isTotalCustom)
        return (
          <li
            key={entry._id ?? `new ${index}`}
            className={styles.entry}
            data-canceled={isLocked(entry) || undefined}
          >
            <span className={`breaks ${styles.name}`}>
              {entry.tour ? <Name>{name(entry)}</Name> : <span className="quiet">{t('noTourYet')}</span>}
            </span>
            <PriceText price={shown} isStale={isStale} />
            <span className={styles.facts}>
              {day && (
                <span>
                  {weekday(day, language, 'short')}{' '}
                  <Code>{days(day, lastDayOf(entry, orderType), formDay)}</Code>
                </span>
              )}
              {people > 0 && <span>{t('people', { count: people })}</span>}
              {discount > 0 && (
                <span className={styles.good}>{t('discount', { pct: percent(discount) })}</span>
              )}
              <UnpricedNote price={shown} />
            </span>
            {entry.tour && entry.pickup && (
              <PickupLine pickup={entry.pickup} time={portion?.pickupTimeStart} />
            )}
            {shown.kind === 'amount' && <TicketPrices portion={portion} isStale={isStale} />}
            <WhyEntry index={index} />
          </li>
        )
      })}
    </ul>
  )
}
