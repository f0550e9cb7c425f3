import { useQueryClient } from '@tanstack/react-query'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { AccountPrices, PriceLists, PriceListsInput } from '@tourdesk/contract/pricing/pricing'
import { api } from '../app/api.ts'
import { type ActionTexts, useAction } from '../kit/useAction.ts'
import { pricesOf } from './usePrices.ts'

interface Options {
  prices: AccountPrices
  texts: ActionTexts
  /** Leaves the form. */
  leave: (saved: AccountPrices) => void
  /** Called with the error for one item's fields; returns true if it's shown there completely. */
  onFailure?: (error: unknown) => boolean | undefined
}

/** Sends all lists with one of them changed, and the version that was loaded. */
export function usePriceSave({ prices, texts, leave, onFailure }: Options) {
  const client = useQueryClient()
  return useAction(
    (change: (lists: PriceLists) => PriceListsInput) =>
      api.pricing.change({
        params: { id: prices._id },
        body: { ...prices, priceManagement: change(prices.priceManagement) },
      }),
    {
      ...texts,
      onSuccess: (saved) => {
        leave(saved)
        client.setQueryData(pricesOf(saved._id).queryKey, saved)
        renew()
      },
      onFailure: (error) => {
        renew()
        return onFailure?.(ofItem(error))
      },
    },
  )

  function renew() {
    for (const feature of ['pricing', 'agencies'] as const)
      void client.invalidateQueries({ queryKey: [feature] })
  }
}

/** The same error with paths inside the item: `code` for `coupons.2.code`. */
function ofItem(error: unknown): unknown {
  if (!(error instanceof Problem) || error.issues.length === 0) return error
  const issues = error.issues.map((issue) => ({
    ...issue,
    field: issue.field.replace(/^(priceManagement\.)?\w+\.\d+\./, ''),
  }))
  return new Problem(error.code, { params: error.params, issues })
}
