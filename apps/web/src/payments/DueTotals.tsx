import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { TourdeskContract } from '@tourdesk/contract/contract'
import type { Input } from '@tourdesk/contract/kernel/route'
import type { DuePayment } from '@tourdesk/contract/payments/duePayment'
import { queries } from '../app/api.ts'
import { number } from '../i18n/format.ts'
import { useText } from '../i18n/useText.ts'
import { Money } from '../kit/Isolated.tsx'
import { bulkMessages } from '../orders/bulk/bulkMessages.ts'
import { paymentsMessages } from './messages.ts'
import { sumsByCurrency } from './sumOf.ts'

interface DueTotalsProps {
  query: Input<TourdeskContract['payments']['dueSums']>['query']
  ticked: readonly DuePayment[]
}

/** What the ticked charges add up to by currency, or all that match the list's filters. */
export function DueTotals({ query, ticked }: DueTotalsProps) {
  const t = useText(paymentsMessages)
  const words = useText(bulkMessages)
  const { data } = useQuery({
    ...queries.payments.dueSums({ query }),
    placeholderData: keepPreviousData,
  })
  if (ticked.length === 0 && data?.isOver)
    return <span className="quiet">{words('tooManyToSum', { most: number(data.most) })}</span>
  const sums = ticked.length > 0 ? sumsByCurrency(ticked) : (data?.money ?? [])
  if (sums.length === 0) return null
  return (
    <>
      <strong>
        {ticked.length > 0
          ? words('selected', { count: ticked.length })
          : t('all', { count: data?.charges ?? 0 })}
      </strong>
      {sums.map(({ currency, amount }) => (
        <Money key={currency} amount={amount} currency={currency} />
      ))}
    </>
  )
}
