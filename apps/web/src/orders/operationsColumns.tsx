import type { OperationsRow } from '@tourdesk/contract/orders/orderLists'
import { placeName } from '@tourdesk/domain/entries/place'
import { type Labels, useLabel } from '../i18n/labels.ts'
import { usePartyText } from '../i18n/partyText.ts'
import { useText } from '../i18n/useText.ts'
import { cityLabels, groupTypeLabels, languageLabels } from '../i18n/vocabulary/catalogue.ts'
import {
  entryStatusLabels,
  orderSourceLabels,
  orderStatusLabels,
  orderTypeLabels,
} from '../i18n/vocabulary/orders.ts'
import { priceClassLabels } from '../i18n/vocabulary/pricing.ts'
import { Code, LongText, Money } from '../kit/Isolated.tsx'
import { StatusTag } from '../kit/StatusTag.tsx'
import type { Column } from '../kit/table/column.ts'
import { operationsMessages } from './messages.ts'
import { OpenCell, TotalCell } from './OrderMoneyCells.tsx'
import styles from './operations.module.css'
import { shortDays } from './shortDays.ts'

/**
 * The columns of the operations list. Statuses and the open amount are visible on the smallest laptop, all
 * money on a usual one; columns that are seldom needed come last.
 */
export function useOperationsColumns(): Column<OperationsRow>[] {
  const t = useText(operationsMessages)
  const party = usePartyText()
  return [
    {
      key: 'order',
      header: t('orderNumber'),
      sort: 'created',
      newestFirst: true,
      cell: (row) => <Code>{row.orderNumber}</Code>,
    },
    { key: 'customer', card: 'secondary', header: t('customer'), cell: (row) => <Cut>{row.customer}</Cut> },
    {
      key: 'tour',
      card: 'secondary',
      header: t('tour'),
      cell: (row) => <Cut isWide>{row.tour?.name ?? ''}</Cut>,
    },
    {
      key: 'date',
      card: 'secondary',
      header: t('date'),
      sort: 'date',
      cell: (row) => row.date && <Code>{shortDays(row.date, row.endDate)}</Code>,
    },
    {
      key: 'tourStatus',
      card: 'status',
      header: t('tourStatus'),
      cell: (row) => <StatusTag status={row.tourStatus} labels={entryStatusLabels} />,
    },
    {
      key: 'orderStatus',
      card: 'status',
      header: t('orderStatus'),
      cell: (row) => <StatusTag status={row.orderStatus} labels={orderStatusLabels} />,
    },
    {
      key: 'open',
      card: 'detail',
      header: <OfOrder>{t('open')}</OfOrder>,
      name: t('open'),
      align: 'end',
      cell: (row) => <OpenCell row={row} />,
    },
    {
      key: 'participants',
      card: 'detail',
      header: t('participants'),
      align: 'end',
      cell: (row) => <span title={party(row.tour?.participants ?? {})}>{row.headCount}</span>,
    },
    {
      key: 'total',
      card: 'detail',
      header: <OfOrder>{t('total')}</OfOrder>,
      name: t('total'),
      align: 'end',
      cell: (row) => <TotalCell row={row} />,
    },
    {
      key: 'paid',
      header: <OfOrder>{t('paid')}</OfOrder>,
      name: t('paid'),
      align: 'end',
      cell: (row) => row.paid !== 0 && <Money amount={row.paid} currency={row.currency} />,
    },
    { key: 'agency', card: 'detail', header: t('agency'), cell: (row) => <Cut>{row.agency}</Cut> },
    {
      key: 'ref',
      header: t('refNumber'),
      cell: (row) => row.refOrderNumber && <Code>{row.refOrderNumber}</Code>,
    },
    {
      key: 'language',
      header: t('language'),
      cell: (row) => <Word value={row.language} labels={languageLabels} />,
    },
    {
      key: 'group',
      header: t('groupType'),
      cell: (row) => <Word value={row.group_type} labels={groupTypeLabels} />,
    },
    {
      key: 'class',
      header: t('priceClass'),
      cell: (row) => <Word value={row.price_class} labels={priceClassLabels} />,
    },
    {
      key: 'pickup',
      card: 'detail',
      header: t('pickup'),
      cell: (row) => <PlaceCell time={row.pickupTimeStart} place={row.pickup} />,
    },
    {
      key: 'dropoff',
      header: t('dropoff'),
      cell: (row) => <PlaceCell place={row.dropoff} after={row.pickup} />,
    },
    {
      key: 'source',
      header: t('source'),
      cell: (row) => <Word value={row.source} labels={orderSourceLabels} />,
    },
    {
      key: 'type',
      header: t('orderType'),
      cell: (row) => <OrderTypeCell row={row} />,
    },
    { key: 'notes', header: t('notes'), cell: (row) => <Cut>{row.notes}</Cut> },
  ]
}

/** The column head of an amount of the whole order, which each of its entries repeats. */
function OfOrder({ children }: { children: string }) {
  const t = useText(operationsMessages)
  return <span title={t('ofOrder')}>{children}</span>
}

function Word<Value extends string>({ value, labels }: { value: Value | null; labels: Labels<Value> }) {
  const label = useLabel(labels)
  return value && label(value)
}

/** The type of the order; for a star order, also its star tour. */
function OrderTypeCell({ row: { orderType, starTour } }: { row: OperationsRow }) {
  const label = useLabel(orderTypeLabels)
  if (!starTour) return label(orderType)
  return (
    <span className={styles.place} title={starTour}>
      <span>{label(orderType)}</span>
      <span className={`quiet ${styles.cut}`}>
        <LongText>{starTour}</LongText>
      </span>
    </span>
  )
}

/** One line, however long the text is; the full text on hover. */
function Cut({ children, isWide }: { children: string; isWide?: boolean }) {
  if (!children) return null
  return (
    <span className={styles.cut} data-wide={isWide} title={children}>
      <LongText>{children}</LongText>
    </span>
  )
}

interface PlaceCellProps {
  place: OperationsRow['pickup']
  time?: string | null
  /** The drop-off; not repeated if it's the pickup. */
  after?: OperationsRow['pickup']
}

function PlaceCell({ place, time, after }: PlaceCellProps) {
  const city = useLabel(cityLabels)
  if (!place) return null
  const name = placeName(place)
  const isNamed = after?.city === place.city && placeName(after) === name
  return (
    <span className={styles.place} title={`${city(place.city)} · ${name}`}>
      {time && <Code>{time}</Code>}
      <span>{city(place.city)}</span>
      {!isNamed && (
        <span className={`quiet ${styles.cut}`}>
          <LongText>{name}</LongText>
        </span>
      )}
    </span>
  )
}
