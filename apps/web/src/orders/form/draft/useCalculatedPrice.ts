import { useDebouncedValue } from '@mantine/hooks'
import { hashKey, keepPreviousData, useQuery } from '@tanstack/react-query'
import type { CalculatedPrices, Order } from '@tourdesk/contract/orders/orderShapes'
import type { OrderDraft } from '@tourdesk/domain/orders/order'
import { savedDraft } from '@tourdesk/domain/orders/savedDraft'
import { useMemo } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { api } from '../../../app/api.ts'
import type { OrderRules } from './orderResolver.ts'
import { awaitsPrice, pricedPart, savedPrices } from './price.ts'

export interface PriceState {
  prices: CalculatedPrices | null
  /** A newer price is loading; the current one stays visible. */
  isStale: boolean
  /** The prices are those of the unchanged saved order. */
  isSaved: boolean
  error: Error | null
  /** Tries again after an error. */
  retry: () => void
}

/** True unless a newer price is loading or failed to load. */
export function isPriceKnown(price: PriceState | null): boolean {
  return price !== null && !price.isStale && price.error === null
}

/** The price of the draft, requested a quarter of a second after the last change. */
export function useCalculatedPrice(
  control: Control<OrderDraft, OrderRules>,
  order: Order | null,
): PriceState {
  const wanted = useWatch({ control, compute: pricedPart })
  const [asked] = useDebouncedValue(wanted, 250)
  const saved = useMemo(() => order && hashKey([pricedPart(savedDraft(order))]), [order])
  const isAsSaved = order !== null && !awaitsPrice(order) && hashKey([wanted]) === saved
  const hasTour = wanted.selectedTours.some((entry) => entry.tour !== null)
  const answer = useQuery({
    queryKey: ['orders', 'calculatePrice', order?._id, asked],
    queryFn: ({ signal }) =>
      api.orders.calculatePrice({ body: { ...asked, ...(order && { _id: order._id }) } }, signal),
    enabled: hasTour && !isAsSaved,
    placeholderData: keepPreviousData,
  })
  const retry = () => void answer.refetch()
  if (order && isAsSaved)
    return { prices: savedPrices(order), isStale: false, isSaved: true, error: null, retry }
  return {
    prices: answer.data?.calculatedPrices ?? null,
    isStale: asked !== wanted || answer.isPlaceholderData || answer.isFetching,
    isSaved: false,
    error: answer.error,
    retry,
  }
}
