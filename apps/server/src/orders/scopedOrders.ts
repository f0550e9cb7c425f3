import type { SelectQueryBuilder } from 'kysely'
import type { Builder } from '../kernel/compiled.ts'
import type { Scope } from '../kernel/scope.ts'
import type { Tables } from '../kernel/tables.ts'

/** What the restriction of a scope compares with; empty where it restricts nothing. */
export interface ScopeValues {
  accountId: string
  agentId: string
}

/** The restriction of the scope: its account's orders, and for an agent those sold or made by him or her (HOLE-O45). */
export function scopedOrders(
  db: Builder,
  { accountId, agentId }: ScopeValues,
  shape: ReadonlySet<string>,
): SelectQueryBuilder<Tables, 'orders', object> {
  const orders = db.selectFrom('orders')
  if (!shape.has('account')) return orders
  const own = orders.where('orders.account_id', '=', accountId)
  if (!shape.has('agent')) return own
  return own.where((eb) =>
    eb.or([eb('orders.agent_id', '=', agentId), eb('orders.created_by', '=', agentId)]),
  )
}

/** What of the restriction applies, as parts of a query's shape. */
export function scopeShape(scope: Scope): string[] {
  if (scope.kind === 'everything') return []
  return scope.agentId === null ? ['account'] : ['account', 'agent']
}

export function scopeValues(scope: Scope): ScopeValues {
  const { accountId, agentId } = scope.kind === 'account' ? scope : { accountId: '', agentId: '' }
  return { accountId, agentId: agentId ?? '' }
}
