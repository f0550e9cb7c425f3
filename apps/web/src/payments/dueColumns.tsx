import type { DuePayment, DuePaymentList } from '@tourdesk/contract/payments/duePayment'
import { daysBetween } from '@tourdesk/domain/calendar'
import { day } from '../i18n/format.ts'
import { useLabel } from '../i18n/labels.ts'
import { useText } from '../i18n/useText.ts'
import { useToday } from '../kit/fields/useToday.ts'
import { Code } from '../kit/Isolated.tsx'
import type { Column } from '../kit/table/column.ts'
import {
  codeColumn,
  column,
  dayColumn,
  moneyColumn,
  nameColumn,
  phoneColumn,
} from '../kit/table/columnKinds.tsx'
import { messageChannelLabels } from '../messages/messageWords.ts'
import { DueActions } from './DueActions.tsx'
import { paymentsMessages } from './messages.ts'

/** The columns of due and overdue charges. */
export function useDueColumns(tab: DuePaymentList): Column<DuePayment>[] {
  const t = useText(paymentsMessages)
  const channel = useLabel(messageChannelLabels)
  const today = useToday()
  return [
    codeColumn('order', t('order'), (row) => row.orderNumber),
    dayColumn('dueOn', t(tab === 'due' ? 'dueOn' : 'dueSince'), (row) => row.dueOn, {
      card: 'secondary',
      sort: 'dueOn',
    }),
    ...(tab === 'overdue'
      ? [
          column<DuePayment>(
            'late',
            t('daysLate'),
            ({ dueOn }) => t('late', { count: daysBetween(dueOn, today) }),
            { card: 'secondary', sort: 'daysLate', newestFirst: true },
          ),
        ]
      : []),
    moneyColumn('amount', t('amount'), (row) => row.amount, { card: 'status' }),
    column('part', t('part'), ({ instalment }) => instalment && t(instalment === 1 ? 'deposit' : 'balance')),
    column('customer', t('customer'), (row) => row.customer, { card: 'secondary' }),
    phoneColumn('phone', t('phone'), (row) => row.mobilePhone, { card: 'detail' }),
    nameColumn('agency', t('agency'), (row) => row.agency, { card: 'detail' }),
    dayColumn('tour', t('firstTour'), (row) => row.firstTourDate, { card: 'detail' }),
    column(
      'reminded',
      t('reminded'),
      ({ reminded }) =>
        reminded && (
          <>
            <Code>{day(reminded.day)}</Code> <span className="quiet">{channel(reminded.channel)}</span>
          </>
        ),
      { card: 'detail' },
    ),
    column('actions', t('actions'), (row) => <DueActions payment={row} />, { card: 'detail', align: 'end' }),
  ]
}
