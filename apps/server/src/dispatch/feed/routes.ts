import type { calendarLinks } from '@tourdesk/contract/dispatch/calendarLinks'
import type { Handlers } from '../../kernel/mount.ts'
import type { Product } from '../../kernel/product.ts'
import { findLinkOf, findOperatorsLink, makeOperatorsLink, makeOwnLink, ofUser } from './calendarLinks.ts'

export function feedRoutes(product: Product): Handlers<{ calendarLinks: typeof calendarLinks }> {
  return {
    calendarLinks: {
      ofOperator: ({ params }, call) => findOperatorsLink(call, params.id),
      makeForOperator: ({ params }, call) => makeOperatorsLink(call, product, params.id),
      own: (_, call) => findLinkOf(call.db, ofUser(call.actor.userId)),
      makeOwn: ({ body }, call) => makeOwnLink(call, product, body.language),
    },
  }
}
