import { Problem } from '@tourdesk/contract/kernel/problem'
import { type LimitedAgency, lockAgencies } from '../../agencyAccounts/credit.ts'
import { type Departure, lockDepartures } from '../../departures/lockDepartures.ts'
import type { DepartureKey } from '../../departures/makeDepartures.ts'
import { StartAgain } from '../../kernel/announce.ts'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { departuresOfOrder, lockOrder, type StoredOrder } from './queries.ts'

/**
 * Locks the departures of an order's entries and of their new dates, then its agency and the one it moves to
 * if they have a credit limit, then the order. Reads departures and agency before anything is locked; if the
 * order has moved by then, the transaction starts again. Throws `not_found`
 * (404).
 */
export async function lockWithDepartures(
  tx: Tx,
  call: Call,
  id: string,
  to: readonly DepartureKey[] = [],
  toAgency: string | null = null,
): Promise<{ stored: StoredOrder; departures: Departure[]; limited: LimitedAgency[] }> {
  const from = await departuresOfOrder(tx, call.scope, id)
  if (from.length === 0) throw new Problem('not_found')
  const departures = await lockDepartures(tx, call, [...from, ...to])
  const agencies = from.map(({ agency }) => agency)
  const limited = await lockAgencies(tx, toAgency ? [...agencies, toAgency] : agencies)
  const stored = await lockOrder(tx, call.scope, id)
  if (!stored) throw new Problem('not_found')
  const locked = new Set(departures.map((departure) => departure.id))
  const isMoved = !agencies.includes(stored.order.account_id)
  if (isMoved || !stored.entries.every((entry) => locked.has(entry.tour_event_id))) throw new StartAgain()
  return { stored, departures, limited }
}
