import type { ReceivedMoney } from '@tourdesk/contract/payments/received'
import type { PaymentMethod } from '@tourdesk/domain/payments/vocabulary'
import { day as writeDay } from '../i18n/format.ts'
import { useLabel } from '../i18n/labels.ts'
import { useText } from '../i18n/useText.ts'
import { ledgerKindLabels, paymentMethodLabels } from '../i18n/vocabulary/payments.ts'
import { Code } from '../kit/Isolated.tsx'
import type { Column } from '../kit/table/column.ts'
import {
  codeColumn,
  column,
  dayColumn,
  moneyColumn,
  nameColumn,
  numberColumn,
  wordColumn,
} from '../kit/table/columnKinds.tsx'
import type { DayReceived } from './daysReceived.ts'
import { receivedMessages } from './receivedMessages.ts'

/** The columns of the sums by day: one for each method by which money came in. */
export function useDayColumns(methods: readonly PaymentMethod[]): Column<DayReceived>[] {
  const t = useText(receivedMessages)
  const method = useLabel(paymentMethodLabels)
  return [
    column('day', t('day'), (row) =>
      row.day === null ? <strong>{t('sum')}</strong> : <Code>{writeDay(row.day)}</Code>,
    ),
    column('currency', t('currency'), (row) => row.currency, { card: 'secondary' }),
    ...methods.map((each) =>
      moneyColumn<DayReceived>(each, method(each), (row) => row.byMethod[each], { card: 'detail' }),
    ),
    moneyColumn('total', t('total'), (row) => row.amount, { card: 'status' }),
    numberColumn('count', t('count'), (row) => row.count, { card: 'detail' }),
  ]
}

/** The columns of every payment. */
export function useReceivedColumns(): Column<ReceivedMoney>[] {
  const t = useText(receivedMessages)
  return [
    codeColumn('order', t('order'), (row) => row.orderNumber),
    dayColumn('day', t('day'), (row) => row.day, { card: 'secondary' }),
    column('customer', t('customer'), (row) => row.customer, { card: 'secondary' }),
    nameColumn('agency', t('agency'), (row) => row.agency, { card: 'detail' }),
    wordColumn('what', t('what'), ledgerKindLabels, (row) => row.kind, { card: 'detail' }),
    wordColumn('method', t('method'), paymentMethodLabels, (row) => row.method, { card: 'detail' }),
    moneyColumn('amount', t('amount'), (row) => row.amount, { card: 'status' }),
    nameColumn('reference', t('reference'), (row) => row.reference, { card: 'detail' }),
    nameColumn('by', t('by'), (row) => row.by, { card: 'detail' }),
  ]
}
