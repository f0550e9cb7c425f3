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
import type { Column } from '../kit/table/column.ts'
import { codeColumn, column, statusColumn } from '../kit/table/columnKinds.tsx'
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
    codeColumn('order', t('orderNumber'), (row) => row.orderNumber, { sort: 'created', newestFirst: true }),
    column('customer', t('customer'), (row) => <Cut>{row.customer}</Cut>, { card: 'secondary' }),
    column('tour', t('tour'), (row) => <Cut isWide>{row.tour?.name ?? ''}</Cut>, { card: 'secondary' }),
    codeColumn('date', t('date'), (row) => row.date && shortDays(row.date, row.endDate), {
      card: 'secondary',
      sort: 'date',
    }),
    statusColumn('tourStatus', t('tourStatus'), entryStatusLabels, (row) => row.tourStatus, {
      card: 'status',
    }),
    statusColumn('orderStatus', t('orderStatus'), orderStatusLabels, (row) => row.orderStatus, {
      card: 'status',
    }),
    column('open', <OfOrder>{t('open')}</OfOrder>, (row) => <OpenCell row={row} />, {
      card: 'detail',
      name: t('open'),
      align: 'end',
    }),
    column(
      'participants',
      t('participants'),
      (row) => <span title={party(row.tour?.participants ?? {})}>{row.headCount}</span>,
      { card: 'detail', align: 'end' },
    ),
    column('total', <OfOrder>{t('total')}</OfOrder>, (row) => <TotalCell row={row} />, {
      card: 'detail',
      name: t('total'),
      align: 'end',
    }),
    {
      key: 'paid',
      header: <OfOrder>{t('paid')}</OfOrder>,
      name: t('paid'),
      align: 'end',
      cell: (row) => row.paid !== 0 && <Money amount={row.paid} currency={row.currency} />,
    },
    column('agency', t('agency'), (row) => <Cut>{row.agency}</Cut>, { card: 'detail' }),
    codeColumn('ref', t('refNumber'), (row) => row.refOrderNumber),
    column('language', t('language'), (row) => <Word value={row.language} labels={languageLabels} />),
    column('group', t('groupType'), (row) => <Word value={row.group_type} labels={groupTypeLabels} />),
    column('class', t('priceClass'), (row) => <Word value={row.price_class} labels={priceClassLabels} />),
    column('pickup', t('pickup'), (row) => <PlaceCell time={row.pickupTimeStart} place={row.pickup} />, {
      card: 'detail',
    }),
    column('dropoff', t('dropoff'), (row) => <PlaceCell place={row.dropoff} after={row.pickup} />),
    column('source', t('source'), (row) => <Word value={row.source} labels={orderSourceLabels} />),
    column('type', t('orderType'), (row) => <OrderTypeCell row={row} />),
    column('notes', t('notes'), (row) => <Cut>{row.notes}</Cut>),
    column(
      'commission',
      t('commission'),
      (row) => row.commission !== 0 && <Money amount={row.commission} />,
      {
        align: 'end',
      },
    ),
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
    <span className={`inlineFlex gap6 ${styles.place}`} title={starTour}>
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
    <span className={`inlineFlex gap6 ${styles.place}`} title={`${city(place.city)} · ${name}`}>
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
