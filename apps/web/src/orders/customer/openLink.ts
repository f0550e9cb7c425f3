import { secretIn } from '@tourdesk/domain/access/secretIn'
import { currentLanguage } from '../../i18n/language.ts'

/** What a customer's address says: the order, the link's secret, and the payment page that the browser came back from. */
export interface OpenedLink {
  orderId: string
  secret: string
  returned: Returned | null
}

/** A return from the provider's page, which claims nothing but where the browser was. */
export interface Returned {
  attempt: string
  failed: boolean
}

/**
 * Reads the address. The way back from the provider's page has no secret, so this tab keeps it; in another tab, the
 * plain page of the payment says how it went, and null is returned.
 */
export function openLink(): OpenedLink | null {
  const orderId = location.pathname.split('/')[2] ?? ''
  const query = new URLSearchParams(location.search)
  const key = `link of order ${orderId}`
  const secret = secretIn(location.hash.slice(1)) || keptIn(key)
  const [attempt, charge] = [query.get('attempt'), query.get('charge')]
  const failed = query.get('failed') === '1'
  if (!secret && attempt && charge) {
    const result = `/pay/${encodeURIComponent(charge)}/result/${encodeURIComponent(attempt)}`
    location.replace(`${result}?lang=${currentLanguage()}${failed ? '&failed=1' : ''}`)
    return null
  }
  if (secret) {
    keep(key, secret)
    history.replaceState(history.state, '', `${location.pathname}${location.search}#${secret}`)
  }
  return { orderId, secret, returned: attempt ? { attempt, failed } : null }
}

/** Leaves the return out of the address, so that a reload or a bookmark shows the order as it is then. */
export function forgetReturn(): void {
  history.replaceState(history.state, '', `${location.pathname}${location.hash}`)
}

function keptIn(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

function keep(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value)
  } catch {
    // Without a store, the plain page of the payment says how it went.
  }
}
