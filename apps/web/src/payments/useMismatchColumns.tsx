import type { LedgerMismatch } from '@tourdesk/contract/payments/ledgerMismatch'
import { day } from '../i18n/format.ts'
import { ltr } from '../i18n/isolate.ts'
import { useLabel } from '../i18n/labels.ts'
import { useText } from '../i18n/useText.ts'
import { mismatchLabels } from '../i18n/vocabulary/mismatches.ts'
import { Copyable } from '../kit/Isolated.tsx'
import { Tag } from '../kit/Tag.tsx'
import type { Column } from '../kit/table/column.ts'
import { codeColumn, column, moneyColumn, timeColumn } from '../kit/table/columnKinds.tsx'
import { paymentsMessages } from './messages.ts'

type Transaction = NonNullable<LedgerMismatch['transaction']>

/** The columns of the differences that the nightly check found. */
export function useMismatchColumns(): Column<LedgerMismatch>[] {
  const t = useText(paymentsMessages)
  const kind = useLabel(mismatchLabels)
  return [
    codeColumn('order', t('order'), (row) => row.statement?.number ?? row.orderNumber),
    column('customer', t('customer'), (row) => row.statement?.agency ?? row.customer, { card: 'secondary' }),
    {
      key: 'what',
      card: 'secondary',
      header: t('what'),
      wraps: true,
      cell: (row) => (
        <>
          {kind(row.kind)}
          {row.transaction && (
            <div>
              <Copyable>{t('transaction', transactionIn(row.transaction))}</Copyable>
            </div>
          )}
        </>
      ),
    },
    moneyColumn('expected', t('expected'), (row) => row.expected, { card: 'detail' }),
    moneyColumn('found', t('found'), (row) => row.found, { card: 'detail' }),
    timeColumn('foundAt', t('foundAt'), (row) => row.foundAt, { card: 'detail' }),
    {
      key: 'state',
      card: 'status',
      header: t('state'),
      cell: ({ settledAt }) => (
        <Tag tone={settledAt ? 'green' : 'orange'}>{t(settledAt ? 'settled' : 'holds')}</Tag>
      ),
    },
  ]
}

function transactionIn({ number, day: made, authorization }: Transaction) {
  return { number: ltr(number), day: ltr(day(made)), authorization: ltr(authorization) }
}
