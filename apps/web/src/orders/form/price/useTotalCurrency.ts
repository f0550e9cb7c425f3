import type { Currency } from '@tourdesk/domain/pricing/vocabulary'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { rateOf } from '../draft/price.ts'
import { useOrderDesk } from '../OrderDesk.ts'
import { inCurrency, type TypedTotal, typedBehind } from './convertedTotal.ts'

/** Converts the custom total with the currency, and remembers the typed amount. */
export function useTotalCurrency() {
  const { form, order, world } = useOrderDesk()
  const [customTotalPrice, current] = useWatch({
    control: form.control,
    name: ['customTotalPrice', 'currency'],
  })
  const [typed, setTyped] = useState(typedTotal(order))
  const rate = (currency: Currency) => rateOf(currency, order, world.rates)
  const shown = typedTotal({ customTotalPrice, currency: current })
  const source = shown && typedBehind(shown, typed, rate)
  return {
    /** The amount that the displayed total was converted from, if any. */
    convertedFrom: source && source.currency !== shown.currency ? source : null,
    follow(currency: Currency | null) {
      if (!source || !currency) return
      setTyped(source)
      form.setValue('customTotalPrice', inCurrency(source, currency, rate), { shouldDirty: true })
    },
  }
}

function typedTotal(
  of: { customTotalPrice: number | null; currency: Currency | null } | null,
): TypedTotal | null {
  if (!of?.currency || of.customTotalPrice === null || Number.isNaN(of.customTotalPrice)) return null
  return { amount: of.customTotalPrice, currency: of.currency }
}
