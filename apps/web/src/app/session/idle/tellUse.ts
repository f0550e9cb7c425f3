import { addresses } from '@tourdesk/contract/addresses'
import { urlOf } from '@tourdesk/contract/kernel/client'
import { sendWithRefresh } from '../sendWithRefresh.ts'

/** Tells the server of use that makes no calls, like typing. What comes of it shows with the next call. */
export function tellUse(): void {
  const { method } = addresses.auth.noteUse
  void sendWithRefresh(urlOf(addresses.auth.noteUse, {}), { method, credentials: 'include' }).catch(() => {})
}
