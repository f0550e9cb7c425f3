import { isLocked, lastDayOf, partyOf, tourDateOf } from '@tourdesk/domain/entries/entry'
import { days, formDay, percent, weekday } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useText } from '../../../i18n/useText.ts'
import { Heading } from '../../../kit/Heading.tsx'
import { Code, Name } from '../../../kit/Isolated.tsx'
import { discountOn, entryPrice, rateOf, totalPrice } from '../draft/price.ts'
import { useOrderDesk } from '../OrderDesk.ts'
import { orderMessages } from '../orderMessages.ts'
import { useTourName } from '../useTourName.ts'
import { PriceFailure } from './PriceFailure.tsx'
import styles from './PricePanel.module.css'
import { PriceText } from './PriceText.tsx'
import { UnpricedNote } from './UnpricedNote.tsx'
import { useSettlementText } from './useSettlementText.ts'
import { WhyEntry } from './WhyEntry.tsx'
import { WhyOrder } from './WhyOrder.tsx'

/** The order so far with its price, in view on every step (PRICE-01, PRICE-19). */
export function PricePanel() {
  const t = useText(orderMessages)
  const { language } = useLanguage()
  const { draft, order, world, price } = useOrderDesk()
  const name = useTourName()
  const settlement = useSettlementText()
  const rate = rateOf(draft, order, world.rates)
  const customer = `${draft.userInformation.firstName} ${draft.userInformation.lastName}`.trim()
  const total = totalPrice(draft, price.prices, rate, order)
  const isCalculating =
    price.isStale &&
    draft.selectedTours.some(
      (entry) => entry.tour && tourDateOf(entry, draft.orderType) && partyOf(entry, draft.orderType) > 0,
    )
  return (
    <aside className={styles.panel} aria-label={t('yourOrder')}>
      <Heading className={styles.title}>{t('yourOrder')}</Heading>
      <ul className={styles.entries}>
        {draft.selectedTours.map((entry, index) => {
          const portion = price.prices?.pricePortions[index]
          const day = tourDateOf(entry, draft.orderType)
          const people = partyOf(entry, draft.orderType)
          const discount = discountOn(portion)
          const shown = entryPrice(entry, portion, rate)
          return (
            <li
              key={entry._id ?? `new ${index}`}
              className={styles.entry}
              data-canceled={isLocked(entry) || undefined}
            >
              <span className={styles.name}>
                {entry.tour ? <Name>{name(entry)}</Name> : <span className="quiet">{t('noTourYet')}</span>}
              </span>
              <PriceText price={shown} isStale={price.isStale} />
              <span className={styles.facts}>
                {day && (
                  <span>
                    {weekday(day, language, 'short')}{' '}
                    <Code>{days(day, lastDayOf(entry, draft.orderType), formDay)}</Code>
                  </span>
                )}
                {people > 0 && <span>{t('people', { count: people })}</span>}
                {discount > 0 && (
                  <span className={styles.good}>{t('discount', { pct: percent(discount) })}</span>
                )}
                <UnpricedNote price={shown} />
              </span>
              <WhyEntry index={index} />
            </li>
          )
        })}
      </ul>
      {customer && (
        <p className={styles.customer}>
          <Name>{customer}</Name>
        </p>
      )}
      <p className={styles.total}>
        <span>{t('total')}</span>
        <output aria-live="polite" className={styles.figure}>
          <PriceText price={total} isStale={price.isStale} />
        </output>
      </p>
      <WhyOrder />
      <div className={styles.hint} role="status">
        <PriceFailure />
        {total.kind === 'none' && !price.error && t(isCalculating ? 'calculating' : 'priceHint')}
        {!price.isStale && settlement(draft).map((sentence) => <p key={sentence}>{sentence}</p>)}
      </div>
    </aside>
  )
}
