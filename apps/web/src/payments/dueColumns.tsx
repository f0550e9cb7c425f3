import type { DuePayment, DuePaymentList } from '@tourdesk/contract/payments/duePayment'
import { useText } from '../i18n/useText.ts'
import type { Column } from '../kit/table/column.ts'
import {
  codeColumn,
  column,
  dayColumn,
  moneyColumn,
  nameColumn,
  phoneColumn,
} from '../kit/table/columnKinds.tsx'
import { DueActions } from './DueActions.tsx'
import { paymentsMessages } from './messages.ts'

/** The columns of due and overdue charges. */
export function useDueColumns(tab: DuePaymentList): Column<DuePayment>[] {
  const t = useText(paymentsMessages)
  return [
    codeColumn('order', t('order'), (row) => row.orderNumber),
    dayColumn('dueOn', t(tab === 'due' ? 'dueOn' : 'dueSince'), (row) => row.dueOn, { card: 'secondary' }),
    moneyColumn('amount', t('amount'), (row) => row.amount, { card: 'status' }),
    column('part', t('part'), ({ instalment }) => instalment && t(instalment === 1 ? 'deposit' : 'balance')),
    column('customer', t('customer'), (row) => row.customer, { card: 'secondary' }),
    phoneColumn('phone', t('phone'), (row) => row.mobilePhone, { card: 'detail' }),
    nameColumn('agency', t('agency'), (row) => row.agency, { card: 'detail' }),
    dayColumn('tour', t('firstTour'), (row) => row.firstTourDate, { card: 'detail' }),
    column('actions', t('actions'), (row) => <DueActions payment={row} />, { card: 'detail', align: 'end' }),
  ]
}
