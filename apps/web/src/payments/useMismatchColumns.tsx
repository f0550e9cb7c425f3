import type { LedgerMismatch } from '@tourdesk/contract/payments/ledgerMismatch'
import { dateTime, day } from '../i18n/format.ts'
import { ltr } from '../i18n/isolate.ts'
import { useLabel } from '../i18n/labels.ts'
import { useText } from '../i18n/useText.ts'
import { mismatchLabels } from '../i18n/vocabulary/mismatches.ts'
import { Code, Copyable, LongText, Money } from '../kit/Isolated.tsx'
import { Tag } from '../kit/Tag.tsx'
import type { Column } from '../kit/table/column.ts'
import { paymentsMessages } from './messages.ts'

type Transaction = NonNullable<LedgerMismatch['transaction']>

/** The columns of the differences that the nightly check found. */
export function useMismatchColumns(): Column<LedgerMismatch>[] {
  const t = useText(paymentsMessages)
  const kind = useLabel(mismatchLabels)
  const amount = (value: number | null, { currency }: LedgerMismatch) =>
    value !== null && <Money amount={value} currency={currency} />
  return [
    {
      key: 'order',
      header: t('order'),
      cell: (row) => row.orderNumber !== null && <Code>{row.orderNumber}</Code>,
    },
    {
      key: 'customer',
      card: 'secondary',
      header: t('customer'),
      cell: (row) => <LongText>{row.customer}</LongText>,
    },
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
    {
      key: 'expected',
      card: 'detail',
      header: t('expected'),
      align: 'end',
      cell: (row) => amount(row.expected, row),
    },
    { key: 'found', card: 'detail', header: t('found'), align: 'end', cell: (row) => amount(row.found, row) },
    {
      key: 'foundAt',
      card: 'detail',
      header: t('foundAt'),
      cell: (row) => <Code>{dateTime(row.foundAt)}</Code>,
    },
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
