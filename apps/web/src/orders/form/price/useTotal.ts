import type { OrderDraft } from '@tourdesk/domain/orders/order'
import type { Currency } from '@tourdesk/domain/pricing/vocabulary'
import { useWatch } from 'react-hook-form'
import { rateOf, type ShownPrice, totalPrice } from '../draft/price.ts'
import { useOrderDesk } from '../OrderDesk.ts'
import { useOrderPrice } from './OrderPrice.tsx'

/** The total of the order as typed, in its currency. */
export function useTotal(): ShownPrice {
  const { form, order } = useOrderDesk()
  const { prices } = useOrderPrice()
  const parts = useWatch({ control: form.control, compute: totalParts })
  return totalPrice(parts, prices, useRate(), order)
}

export function useCurrency(): Currency {
  const { form } = useOrderDesk()
  return useWatch({ control: form.control, name: 'currency' }) ?? 'USD'
}

/** Units of the order's currency for one dollar. */
export function useRate(): number {
  const { order, world } = useOrderDesk()
  return rateOf(useCurrency(), order, world.rates)
}

/** True if the total as typed doesn't follow from the prices of the tours. */
export function useIsTotalCustom(): boolean {
  const { form } = useOrderDesk()
  return useWatch({ control: form.control, name: 'customTotalPrice' }) !== null
}

function totalParts({ currency, customTotalPrice, paymentTBD, selectedTours }: OrderDraft) {
  const entries = selectedTours.map(({ _id, status }) => ({ _id, status }))
  return { currency, customTotalPrice, paymentTBD, selectedTours: entries }
}
