import { addresses } from '@tourdesk/contract/addresses'
import { urlOf } from '@tourdesk/contract/kernel/client'
import { sendWithRefresh } from '../sendWithRefresh.ts'

/** Tells the server of use without calls, like typing. Ignores the response; the next call shows problems. */
export function tellUse(): void {
  const { method } = addresses.auth.noteUse
  void sendWithRefresh(urlOf(addresses.auth.noteUse, {}), { method, credentials: 'include' }).catch(() => {})
}
