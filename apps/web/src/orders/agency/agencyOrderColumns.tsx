import type { AgencyOrder } from '@tourdesk/contract/orders/orderLists'
import { day, list, money } from '../../i18n/format.ts'
import { useText } from '../../i18n/useText.ts'
import { paymentStatusLabels } from '../../i18n/vocabulary/orders.ts'
import { Code, Money } from '../../kit/Isolated.tsx'
import type { Column } from '../../kit/table/column.ts'
import { codeColumn, column, nameColumn, numberColumn, statusColumn } from '../../kit/table/columnKinds.tsx'
import { agencyOrderMessages } from './agencyOrderMessages.ts'
import { summaryOf } from './orderSummary.ts'

/** The columns of an agency's orders; canceled tours are left out unless the whole order is canceled. */
export function useAgencyOrderColumns(): Column<AgencyOrder>[] {
  const t = useText(agencyOrderMessages)
  return [
    codeColumn('order', t('orderNumber'), (row) => row.orderNumber),
    codeColumn('ref', t('refNumber'), (row) => row.refOrderNumber),
    column('customer', t('customer'), (row) => row.customer, { card: 'secondary' }),
    nameColumn('agent', t('agent'), (row) => row.agent?.name, { card: 'detail' }),
    column('tours', t('tours'), toursOf, { card: 'secondary' }),
    codeColumn('dates', t('dates'), (row) => summaryOf(row).days.map(day).join(' – '), { card: 'secondary' }),
    numberColumn('participants', t('participants'), (row) => list(summaryOf(row).parties.map(String)), {
      card: 'detail',
    }),
    column(
      'total',
      t('total'),
      (row) => (row.total === null ? t('tbd') : <Code>{money(row.total, row.currency)}</Code>),
      { card: 'detail', align: 'end' },
    ),
    codeColumn('currency', t('currency'), (row) => row.currency),
    column(
      'commission',
      t('commission'),
      (row) => row.commission !== 0 && <Money amount={row.commission} />,
      {
        align: 'end',
      },
    ),
    statusColumn('status', t('status'), paymentStatusLabels, (row) => row.paymentStatus, { card: 'status' }),
  ]
}

/** The names of an order's tours; for a star order, its star tour first. */
function toursOf(row: AgencyOrder): string {
  const names = list(summaryOf(row).names)
  return row.starTour ? `${row.starTour}: ${names}` : names
}
