import type { PaymentTry } from '@tourdesk/contract/orders/checkout'
import type { Returned } from './openLink.ts'

/** The state of a payment, as far as the provider has confirmed it. */
export type PaymentNews = 'checking' | 'paid' | 'failed' | 'refused' | 'late'

/** How many checks, two seconds apart: half a minute, or a few seconds if the browser reported a failure. */
const looksUntil = { late: 15, failed: 3 }

/**
 * What to tell a customer who came back from the provider's page; null if there's nothing to tell. Only the
 * provider decides; what the browser says can only end the wait sooner.
 */
export function paymentNews(
  attempt: PaymentTry | null,
  returned: Returned | null,
  looks: number,
): PaymentNews | null {
  if (!returned || !attempt) return null
  switch (attempt.status) {
    case 'paid':
      return 'paid'
    case 'declined':
      return 'failed'
    case 'refused':
      return 'refused'
    case 'open':
      if (returned.failed && looks >= looksUntil.failed) return 'failed'
      return looks >= looksUntil.late ? 'late' : 'checking'
  }
}
