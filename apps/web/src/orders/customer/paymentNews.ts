import type { PaymentTry } from '@tourdesk/contract/orders/checkout'
import type { Returned } from './openLink.ts'

/** How a payment stands, as far as the provider has confirmed it. */
export type PaymentNews = 'checking' | 'paid' | 'failed' | 'refused' | 'late'

/** The page looks every two seconds: half a minute for a payment, a few seconds if the browser came back from a failure. */
const looksUntil = { late: 15, failed: 3 }

/**
 * What to tell a customer who came back from the provider's page; null if there's nothing to tell. The browser's word
 * counts for nothing but an earlier end of waiting.
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
