import type { passkeys } from '@tourdesk/contract/identity/passkeys'
import { addressRange } from '../../kernel/addressRange.ts'
import type { Handlers, Http } from '../../kernel/mount.ts'
import type { Product } from '../../kernel/product.ts'
import { callerOf } from '../browsers/caller.ts'
import type { EnterSession } from '../enterSession.ts'
import { addPasskey, startPasskey } from './addPasskey.ts'
import { findPasskeys, removePasskey, renamePasskey } from './ownPasskeys.ts'
import { signInWithPasskey, startPasskeySignIn } from './signInWithPasskey.ts'

export function passkeyRoutes(
  product: Product,
  enter: EnterSession,
): Handlers<{ passkeys: typeof passkeys }> {
  // Read at every call: a server on any free port knows its origin only once it listens.
  const homeOf = ({ request }: Http) => ({
    secret: product.secret,
    origin: product.origin,
    device: callerOf(request).device,
  })
  return {
    passkeys: {
      list: async (_, call) => ({ data: await findPasskeys(call) }),
      start: (_, call, http) => startPasskey(call, homeOf(http)),
      add: async ({ body }, call, http) => ({ recoveryCodes: await addPasskey(call, body, homeOf(http)) }),
      async rename({ params, body }, call) {
        await renamePasskey(call, params.id, body.name)
        return { success: true }
      },
      async remove({ params }, call, http) {
        await removePasskey(call, params.id, homeOf(http))
        return { success: true }
      },
      startSignIn: (_, call, { request }) =>
        startPasskeySignIn(call, addressRange(request.ip), product.origin),
      async signIn({ body }, call, http) {
        const caller = callerOf(http.request)
        return enter(call, http, await signInWithPasskey(call, body.assertion, caller, product))
      },
    },
  }
}
