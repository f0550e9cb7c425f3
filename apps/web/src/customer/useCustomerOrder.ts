import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { addresses } from '@tourdesk/contract/addresses'
import type { TourdeskContract } from '@tourdesk/contract/contract'
import { createClient } from '@tourdesk/contract/kernel/client'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { CustomerOrder } from '@tourdesk/contract/orders/checkout'
import { useRef } from 'react'
import type { OpenedLink } from './openLink.ts'
import { type PaymentNews, paymentNews } from './paymentNews.ts'
import { sendWithSecret } from './sendWithSecret.ts'

const pauses = { checking: 2_000, late: 20_000, open: 60_000 }

const { checkout } = addresses
type Checkout = Pick<TourdeskContract, 'checkout'>
const clientOf = (send: typeof fetch) => createClient<Checkout>({ checkout }, send)
const clientWith = (secret: string) => clientOf(sendWithSecret(secret))
const keyOf = (orderId: string) => ['checkout', 'get', orderId] as const

/**
 * The order of a link. It's reloaded when the customer comes back to the page, every two seconds while a
 * payment is checked, and occasionally while something is open.
 */
export function useCustomerOrder({ orderId, secret, returned }: OpenedLink) {
  const looks = useRef(0)
  return useQuery({
    queryKey: keyOf(orderId),
    queryFn: async ({ signal }) => {
      const query = { ...(returned && { attempt: returned.attempt }) }
      const order = await clientWith(secret).checkout.get({ params: { id: orderId }, query }, signal)
      looks.current += 1
      return { order, news: paymentNews(order.attempt, returned, looks.current) }
    },
    refetchOnWindowFocus: 'always',
    retry: (count, error) => count < 2 && !isFinal(error),
    refetchInterval: ({ state: { data } }) => (data ? pauseAfter(data) : false),
  })
}

/** Pays by a store credit's code. A code keeps its key until it has paid, so that it pays only once. */
export function usePayByCredit({ orderId, secret }: OpenedLink) {
  const cache = useQueryClient()
  const sent = useRef({ code: '', clientKey: '' })
  return useMutation({
    mutationFn: (code: string) => {
      if (sent.current.code !== code) sent.current = { code, clientKey: crypto.randomUUID() }
      return clientWith(secret).checkout.payByCredit({ params: { id: orderId }, body: sent.current })
    },
    onSuccess: (order) => {
      sent.current = { code: '', clientKey: '' }
      cache.setQueryData(keyOf(orderId), { order, news: null })
    },
    onError: () => void cache.invalidateQueries({ queryKey: keyOf(orderId) }),
  })
}

/** True for refusals, which asking again won't change. */
export function isFinal(error: unknown): boolean {
  return error instanceof Problem && error.status >= 400 && error.status < 500
}

function pauseAfter({ order, news }: { order: CustomerOrder; news: PaymentNews | null }): number | false {
  if (news === 'checking') return pauses.checking
  if (news === 'late') return pauses.late
  return order.toPay ? pauses.open : false
}

/** The name and phone to show when the link doesn't open; undefined until loaded. */
export function useContact(): { name: string; phone: string } | undefined {
  const { data } = useQuery({
    queryKey: ['checkout', 'contact'],
    queryFn: ({ signal }) => clientOf(fetch).checkout.contact({}, signal),
  })
  return data
}
