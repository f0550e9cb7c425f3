import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { TourdeskContract } from '@tourdesk/contract/contract'
import type { Input } from '@tourdesk/contract/kernel/route'
import type { OperationsRow } from '@tourdesk/contract/orders/orderLists'
import { queries } from '../../app/api.ts'
import { number } from '../../i18n/format.ts'
import { useText } from '../../i18n/useText.ts'
import { bulkMessages } from './bulkMessages.ts'
import { SumsLine } from './SumsLine.tsx'
import { sumsOf } from './sumsOf.ts'

interface FilterSumsProps {
  query: Input<TourdeskContract['orders']['purchasedTourSums']>['query']
  ticked: readonly OperationsRow[]
}

/**
 * The sums of the ticked rows, or of all rows that match the list's filters. Empty if they can't be loaded,
 * since the list itself says why.
 */
export function FilterSums({ query, ticked }: FilterSumsProps) {
  const t = useText(bulkMessages)
  const { data } = useQuery({
    ...queries.orders.purchasedTourSums({ query }),
    placeholderData: keepPreviousData,
  })
  if (ticked.length > 0) {
    return (
      <>
        <strong>{t('selected', { count: ticked.length })}</strong>
        <SumsLine {...sumsOf(ticked)} />
      </>
    )
  }
  if (!data || data.tours === 0) return null
  if (data.isOver) return <span className="quiet">{t('tooManyToSum', { most: number(data.most) })}</span>
  return (
    <>
      <strong>{t('allRows')}</strong>
      <span>{t('orders', { count: data.orders })}</span>
      <SumsLine
        people={data.people}
        underWay={data.underWay}
        money={data.money}
        commission={data.commission}
      />
    </>
  )
}
