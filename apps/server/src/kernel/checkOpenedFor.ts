import { openedForNames } from '@tourdesk/contract/kernel/openedFor'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Route } from '@tourdesk/contract/kernel/route'
import type { Person } from '@tourdesk/domain/access/actor'
import type { FastifyRequest } from 'fastify'

/**
 * Refuses a call from a page that was opened for another person or account than the session has now: it was
 * switched in another tab, or the account was closed.
 * Throws `person_switched` or `account_switched` (409).
 */
export function checkOpenedFor(actor: Person, route: Route, request: FastifyRequest): void {
  if (route.ofSession) return
  const userId = sent(openedForNames.user, route, request)
  if (userId !== undefined && userId !== actor.userId)
    throw new Problem('person_switched', { params: { name: actor.name } })
  const accountId = sent(openedForNames.account, route, request)
  if (accountId !== undefined && accountId !== actor.account._id)
    throw new Problem('account_switched', { params: { account: actor.account.name } })
}

function sent(name: string, { answer }: Route, { headers, query }: FastifyRequest): unknown {
  const isStream = typeof answer === 'string'
  return headers[name] ?? (isStream ? (query as Record<string, unknown>)[name] : undefined)
}
