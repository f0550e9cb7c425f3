import type { secondFactor } from '@tourdesk/contract/identity/secondFactor'
import { addressRange } from '../../kernel/addressRange.ts'
import type { Handlers, Http } from '../../kernel/mount.ts'
import type { Product } from '../../kernel/product.ts'
import { callerOf } from '../browsers/caller.ts'
import { confirmSelf, startConfirm } from '../confirmed.ts'
import { confirmApp, findOwnFactors, makeRecoveryCodes, removeApp, startApp } from './ownFactors.ts'
import { removeFactors } from './removeFactors.ts'

/** Our name in authenticator apps. */
const issuer = 'Tourdesk'

export function secondFactorRoutes(product: Product): Handlers<{ secondFactor: typeof secondFactor }> {
  const homeOf = ({ request }: Http) => ({
    secret: product.secret,
    origin: product.origin,
    device: callerOf(request).device,
  })
  return {
    secondFactor: {
      get: (_, call) => findOwnFactors(call, product.secret),
      startApp: (_, call, http) => startApp(call, homeOf(http), issuer),
      confirmApp: async ({ body }, call, http) => ({
        recoveryCodes: await confirmApp(call, body.code, homeOf(http)),
      }),
      async removeApp(_, call, http) {
        await removeApp(call, homeOf(http))
        return { success: true }
      },
      makeRecoveryCodes: async (_, call, http) => ({
        recoveryCodes: await makeRecoveryCodes(call, homeOf(http)),
      }),
      startConfirm: (_, call) => startConfirm(call, product),
      async confirm({ body }, call, { request }) {
        await confirmSelf(call, body, product, addressRange(request.ip))
        return { success: true }
      },
      async takeAway({ params }, call, http) {
        await removeFactors(call, params.id, homeOf(http))
        return { success: true }
      },
    },
  }
}
