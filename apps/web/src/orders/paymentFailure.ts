import { defineMessages } from '../i18n/messages.ts'
import { textNow } from '../i18n/useText.ts'
import { toast } from '../kit/toast/toast.tsx'

const messages = defineMessages({
  en: {
    failed: 'Your recent order creation failed due to Tranzila payment issue. please re-create the order.',
  },
  he: { failed: 'ההזמנה האחרונה שלך לא נוצרה בגלל תקלה בתשלום בטרנזילה. יש ליצור אותה מחדש.' },
})

/** The pages that the card provider sends people back to. */
const landingPages = ['/operations', '/agency_orders']

/**
 * Shows an error once to people who come back from a failed card payment: removes the flag from the address
 * and keeps the rest. Runs before the first page opens, since pages drop unknown query parameters.
 */
export function tellPaymentFailure({ pathname, search, hash }: Location): void {
  const rest = withoutFailFlag(search)
  if (rest === null || !landingPages.some((page) => pathname.startsWith(page))) return
  history.replaceState(history.state, '', `${pathname}${rest}${hash}`)
  toast.error(textNow(messages)('failed'))
}

/** The query without its failure keys; null if there are none. */
export function withoutFailFlag(search: string): string | null {
  const parts = search.replace(/^\?/, '').split('&')
  const kept = parts.filter((part) => !/fail/i.test(part.split('=')[0] ?? ''))
  if (kept.length === parts.length) return null
  return kept.length > 0 ? `?${kept.join('&')}` : ''
}
