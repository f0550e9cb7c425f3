import { useQuery } from '@tanstack/react-query'
import { queries } from '../app/api.ts'
import { useSession } from '../app/session.ts'

/** Loads the main account's price management; only the main account has these screens. */
export function usePrices() {
  const { account } = useSession()
  return useQuery(pricesOf(account._id))
}

export function pricesOf(accountId: string) {
  return queries.pricing.ofAccount({ params: { id: accountId }, query: { type: 'data' } })
}
