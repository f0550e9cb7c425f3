import type { AgencyOrder } from '@tourdesk/contract/orders/orderLists'
import { day, list, money } from '../../i18n/format.ts'
import { useText } from '../../i18n/useText.ts'
import { paymentStatusLabels } from '../../i18n/vocabulary/orders.ts'
import { Code, LongText, Name } from '../../kit/Isolated.tsx'
import { StatusTag } from '../../kit/StatusTag.tsx'
import type { Column } from '../../kit/table/column.ts'
import { agencyOrderMessages } from './agencyOrderMessages.ts'
import { summaryOf } from './orderSummary.ts'

/** The columns of an agency's orders; canceled tours are left out unless the whole order is canceled. */
export function useAgencyOrderColumns(): Column<AgencyOrder>[] {
  const t = useText(agencyOrderMessages)
  return [
    { key: 'order', header: t('orderNumber'), cell: (row) => <Code>{row.orderNumber}</Code> },
    {
      key: 'ref',
      header: t('refNumber'),
      cell: (row) => row.refOrderNumber && <Code>{row.refOrderNumber}</Code>,
    },
    {
      key: 'customer',
      card: 'secondary',
      header: t('customer'),
      cell: (row) => <LongText>{row.customer}</LongText>,
    },
    {
      key: 'agent',
      card: 'detail',
      header: t('agent'),
      cell: (row) => row.agent && <Name>{row.agent.name}</Name>,
    },
    {
      key: 'tours',
      card: 'secondary',
      header: t('tours'),
      cell: (row) => <LongText>{toursOf(row)}</LongText>,
    },
    {
      key: 'dates',
      card: 'secondary',
      header: t('dates'),
      cell: (row) => <Code>{summaryOf(row).days.map(day).join(' – ')}</Code>,
    },
    {
      key: 'participants',
      card: 'detail',
      header: t('participants'),
      align: 'end',
      cell: (row) => <Code>{list(summaryOf(row).parties.map(String))}</Code>,
    },
    {
      key: 'total',
      card: 'detail',
      header: t('total'),
      align: 'end',
      cell: (row) => (row.total === null ? t('tbd') : <Code>{money(row.total, row.currency)}</Code>),
    },
    { key: 'currency', header: t('currency'), cell: (row) => <Code>{row.currency}</Code> },
    {
      key: 'status',
      card: 'status',
      header: t('status'),
      cell: (row) => <StatusTag status={row.paymentStatus} labels={paymentStatusLabels} />,
    },
  ]
}

/** The names of an order's tours; for a star order, its star tour first. */
function toursOf(row: AgencyOrder): string {
  const names = list(summaryOf(row).names)
  return row.starTour ? `${row.starTour}: ${names}` : names
}
