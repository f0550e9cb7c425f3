import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { addresses } from '@tourdesk/contract/addresses'
import type { TourdeskContract } from '@tourdesk/contract/contract'
import { createClient } from '@tourdesk/contract/kernel/client'
import type { Offer } from '@tourdesk/contract/orders/offers'
import { sendWithSecret } from '../sendWithSecret.ts'
import { isFinal } from '../useCustomerOrder.ts'
import type { OpenedOffer } from './openOffer.ts'

/** Looked at again while it's open, since it can end or be booked by the office. */
const pause = 60_000

const { offers } = addresses
const clientWith = (secret: string) =>
  createClient<Pick<TourdeskContract, 'offers'>>({ offers }, sendWithSecret(secret)).offers
const keyOf = (id: string) => ['offers', 'get', id] as const

/** The offer of a link, as it is now; also when the customer comes back to the page. */
export function useOffer({ id, secret }: OpenedOffer) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => clientWith(secret).get({ params: { id } }, signal),
    refetchOnWindowFocus: 'always',
    retry: (count, error) => count < 2 && !isFinal(error),
    refetchInterval: ({ state: { data } }) => (data?.state === 'open' ? pause : false),
  })
}

/** Says yes or no to an offer; yes opens the page of its order. Both can be repeated, so a lost answer does no harm. */
export function useAnswer({ id, secret }: OpenedOffer) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (answer: 'take' | 'decline') => clientWith(secret)[answer]({ params: { id } }),
    onSuccess: (offer: Offer, answer) => {
      cache.setQueryData(keyOf(id), offer)
      if (answer === 'take' && offer.order) location.assign(offer.order)
    },
    onError: () => cache.invalidateQueries({ queryKey: keyOf(id) }),
  })
}
