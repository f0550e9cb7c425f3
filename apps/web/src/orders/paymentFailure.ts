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
 * Tells whoever comes back from a card payment that failed, once: the flag leaves the address, the rest of it stays.
 * Asked before the first page opens, since a page keeps of its query only what it knows (PAY-14, PAY-15, HOLE-O29).
 */
export function tellPaymentFailure({ pathname, search, hash }: Location): void {
  const rest = withoutFailFlag(search)
  if (rest === null || !landingPages.some((page) => pathname.startsWith(page))) return
  history.replaceState(history.state, '', `${pathname}${rest}${hash}`)
  toast.error(textNow(messages)('failed'))
}

/** The query without its keys that speak of a failure; null when there is none. */
export function withoutFailFlag(search: string): string | null {
  const parts = search.replace(/^\?/, '').split('&')
  const kept = parts.filter((part) => !/fail/i.test(part.split('=')[0] ?? ''))
  if (kept.length === parts.length) return null
  return kept.length > 0 ? `?${kept.join('&')}` : ''
}
