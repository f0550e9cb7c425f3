import type { RateChange } from '@tourdesk/contract/pricing/rates'
import { type QuotedCurrency, quotedCurrencies } from '@tourdesk/domain/pricing/exchangeRates'
import { dateTime, exchangeRate } from '../../i18n/format.ts'
import { useText } from '../../i18n/useText.ts'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { Code, Name } from '../../kit/Isolated.tsx'
import type { Column } from '../../kit/table/column.ts'
import { DataTable } from '../../kit/table/DataTable.tsx'
import { ratesMessages } from './messages.ts'

/** Who changed which rate, from what to what; newest first. */
export function RateChanges({ changes }: { changes: RateChange[] }) {
  const t = useText(ratesMessages)
  const columns: Column<RateChange>[] = [
    { key: 'at', header: t('at'), width: 150, cell: ({ at }) => <Code>{dateTime(at)}</Code> },
    {
      key: 'by',
      card: 'secondary',
      header: t('by'),
      cell: ({ by }) => (by === null ? t('job') : <Name>{by}</Name>),
    },
    ...quotedCurrencies.map((currency) => ({
      key: currency,
      card: 'detail' as const,
      header: currency,
      cell: (change: RateChange) => stepOf(change, currency),
    })),
    {
      key: 'daily',
      card: 'status',
      header: t('daily'),
      cell: ({ before, after }) =>
        before.fetchesDaily !== after.fetchesDaily && t(after.fetchesDaily ? 'on' : 'off'),
    },
  ]
  return (
    <DataTable
      label={t('changes')}
      columns={columns}
      rows={changes}
      rowKey={({ _id }) => _id}
      empty={<EmptyState text={t('none')} />}
      short
    />
  )
}

function stepOf({ before, after }: RateChange, currency: QuotedCurrency) {
  if (before[currency] === after[currency]) return null
  return (
    <Code>
      {exchangeRate(before[currency])} → {exchangeRate(after[currency])}
    </Code>
  )
}
