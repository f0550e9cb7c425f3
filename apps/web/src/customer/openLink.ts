import { secretIn } from '@tourdesk/domain/access/secretIn'
import { currentLanguage } from '../i18n/language.ts'

/** A customer's address: the order, the link's secret, and the payment that the browser came back from. */
export interface OpenedLink {
  orderId: string
  secret: string
  returned: Returned | null
}

/** A return from the provider's page. It proves nothing about the payment. */
export interface Returned {
  attempt: string
  failed: boolean
}

/**
 * Reads the address. The address that the provider's page returns to has no secret, so this tab keeps it. In
 * another tab, this opens the plain result page of the payment and returns null.
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

/** Removes the return from the address, so that a reload or a bookmark shows the current order. */
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
    // Without storage, the plain result page of the payment is shown.
  }
}
