import { useQuery } from '@tanstack/react-query'
import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { groupTypeOf, isLocked, lastDayOf, partyOf, tourDateOf } from '@tourdesk/domain/entries/entry'
import { queries } from '../../app/api.ts'
import { days, relativeDay, weekday } from '../../i18n/format.ts'
import { useLabel } from '../../i18n/labels.ts'
import { useLanguage } from '../../i18n/language.ts'
import { usePartyText } from '../../i18n/partyText.ts'
import { useText } from '../../i18n/useText.ts'
import { groupTypeLabels, languageLabels } from '../../i18n/vocabulary/catalogue.ts'
import { entryStatusLabels } from '../../i18n/vocabulary/orders.ts'
import { useToday } from '../../kit/fields/useToday.ts'
import { Code, Money, Name } from '../../kit/Isolated.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { StatusTag } from '../../kit/StatusTag.tsx'
import { entryPrice, savedPrices } from '../form/draft/price.ts'
import { orderMessages } from '../form/orderMessages.ts'
import { EntryBoarding, type OnRoad } from './EntryBoarding.tsx'
import { EntryPlaces } from './EntryPlaces.tsx'
import { EntryVehicle } from './EntryVehicle.tsx'
import styles from './order.module.css'
import { WhySavedEntry } from './WhySavedEntry.tsx'

/** The tours of the order with day, party, places, price and status. */
export function OrderTours({ order }: { order: Order }) {
  const t = useText(orderMessages)
  const { data } = useQuery(queries.boardings.ofOrder({ params: { id: order._id } }))
  return (
    <Panel title={t('stepTours')}>
      <ul className="grid plainList">
        {order.selectedTours.map((entry) => (
          <OrderTour
            key={entry._id}
            order={order}
            entry={entry}
            boarding={data?.data.find(({ selectedTour }) => selectedTour === entry._id)}
          />
        ))}
      </ul>
    </Panel>
  )
}

interface OrderTourProps {
  order: Order
  entry: Order['selectedTours'][number]
  /** Undefined before the first tap. */
  boarding: OnRoad | undefined
}

function OrderTour({ order, entry, boarding }: OrderTourProps) {
  const t = useText(orderMessages)
  const group = useLabel(groupTypeLabels)
  const language = useLabel(languageLabels)
  const party = usePartyText()
  const { orderType } = order
  const groupType = groupTypeOf(entry, orderType)
  const hasOneNumber = entry.numOfParticipants != null
  return (
    <li className={styles.tour} data-canceled={isLocked(entry) || undefined}>
      <h3 className={`flat large strong ${styles.tourName}`}>
        <Name>{entry.tour?.name ?? ''}</Name>
      </h3>
      <span className="strong textEnd">
        <EntryPrice order={order} entry={entry} />
      </span>
      <div className="row wrap gap2 across12">
        <TourDay date={tourDateOf(entry, orderType)} last={lastDayOf(entry, orderType)} />
        {groupType && <span>{group(groupType)}</span>}
        {entry.language && <span>{language(entry.language)}</span>}
        <span>
          {hasOneNumber ? t('people', { count: partyOf(entry, orderType) }) : party(entry.participants)}
        </span>
      </div>
      <span className="textEnd">
        <StatusTag status={entry.status} labels={entryStatusLabels} />
      </span>
      <EntryPlaces entry={entry} />
      <EntryVehicle entry={entry} />
      {boarding && <EntryBoarding boarding={boarding} />}
      {entry.notes && (
        <p className={styles.notes}>
          <Name>{entry.notes}</Name>
        </p>
      )}
      <WhySavedEntry order={order} entry={entry} />
    </li>
  )
}

/** In the order's currency at its frozen rate. */
function EntryPrice({ order, entry }: { order: Order; entry: Order['selectedTours'][number] }) {
  const t = useText(orderMessages)
  const portion = savedPrices(order).pricePortions[order.selectedTours.indexOf(entry)]
  const price = entryPrice(entry, portion, order.currencyRate, order.customTotalPrice !== null)
  if (price.kind === 'none') return null
  if (price.kind === 'open') return t('tbd')
  return <Money amount={price.amount} currency={order.currency} />
}

function TourDay({ date, last }: { date: string | null; last: string | null }) {
  const today = useToday()
  const { language } = useLanguage()
  if (!date) return null
  const word = relativeDay(date, today, language)
  return (
    <span>
      {weekday(date, language, 'short')} <Code>{days(date, last)}</Code> {word && `(${word})`}
    </span>
  )
}
