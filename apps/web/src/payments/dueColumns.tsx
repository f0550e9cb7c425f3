import type { DuePayment, DuePaymentList } from '@tourdesk/contract/payments/duePayment'
import { day } from '../i18n/format.ts'
import { useText } from '../i18n/useText.ts'
import { Code, LongText, Money, Name, Phone } from '../kit/Isolated.tsx'
import type { Column } from '../kit/table/column.ts'
import { DueActions } from './DueActions.tsx'
import { paymentsMessages } from './messages.ts'

/** The columns of due and overdue charges. */
export function useDueColumns(tab: DuePaymentList): Column<DuePayment>[] {
  const t = useText(paymentsMessages)
  return [
    { key: 'order', header: t('order'), cell: (row) => <Code>{row.orderNumber}</Code> },
    {
      key: 'dueOn',
      card: 'secondary',
      header: t(tab === 'due' ? 'dueOn' : 'dueSince'),
      cell: (row) => <Code>{day(row.dueOn)}</Code>,
    },
    {
      key: 'amount',
      card: 'status',
      header: t('amount'),
      align: 'end',
      cell: (row) => <Money amount={row.amount} currency={row.currency} />,
    },
    {
      key: 'part',
      header: t('part'),
      cell: ({ instalment }) => instalment && t(instalment === 1 ? 'deposit' : 'balance'),
    },
    {
      key: 'customer',
      card: 'secondary',
      header: t('customer'),
      cell: (row) => <LongText>{row.customer}</LongText>,
    },
    { key: 'phone', card: 'detail', header: t('phone'), cell: (row) => <Phone>{row.mobilePhone}</Phone> },
    { key: 'agency', card: 'detail', header: t('agency'), cell: (row) => <Name>{row.agency}</Name> },
    {
      key: 'tour',
      card: 'detail',
      header: t('firstTour'),
      cell: (row) => <Code>{day(row.firstTourDate)}</Code>,
    },
    {
      key: 'actions',
      card: 'detail',
      header: t('actions'),
      align: 'end',
      cell: (row) => <DueActions payment={row} />,
    },
  ]
}
