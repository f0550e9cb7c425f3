import { diffOf } from '@tourdesk/domain/activity/diffOf'
import type { DomainEvent } from '@tourdesk/domain/activity/events'
import type { Stop } from '@tourdesk/domain/dispatch/stops/stop'
import { placeName } from '@tourdesk/domain/entries/place'
import { storeChanges } from '@tourdesk/domain/orders/loggedChanges'
import { type PlannedTime, planTimes } from '../../entries/planTimes.ts'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { insertInto } from '../../kernel/insertInto.ts'
import { aboutUnit } from '../aboutUnit.ts'
import type { StoredRider } from '../riders.ts'
import { settleUnits } from '../settleUnits.ts'
import { type StoredStops, storedStops } from './storedStops.ts'

/**
 * Writes the times and the order of a unit's stops. The caller has locked the departure, the orders and the
 * unit.
 * @returns the events to announce: one for the unit, and one for each order with a changed pickup time
 */
export async function writeStops(
  tx: Tx,
  call: Call,
  before: StoredStops,
  { times, order }: { times: PlannedTime[]; order: readonly string[] },
): Promise<[DomainEvent, ...DomainEvent[]]> {
  const { unit } = before
  await planTimes(tx, times)
  await setOrder(tx, unit.id, order)
  await settleUnits(tx, [unit.id], call.now)
  const after = await storedStops(tx, unit.id)
  const about = await aboutUnit(tx, unit)
  const diff = diffOf({ stops: loggedStops(before) }, { stops: loggedStops(after) })
  return [{ name: 'unit.stopsChanged', ...about, ...diff }, ...pickupsMoved(before, after)]
}

/** Saves the order of a unit's stops. */
export async function setOrder(tx: Tx, unit: string, order: readonly string[]): Promise<void> {
  await tx.deleteFrom('unit_stops').where('unit_id', '=', unit).execute()
  if (order.length === 0) return
  const rows = order.map((key, position) => ({ unit_id: unit, position, key }))
  await insertInto(tx, 'unit_stops', rows).execute()
}

/** Time and place of each stop, for the log. */
function loggedStops({ stops }: StoredStops): string[] {
  return stops
    .filter(({ place }) => place !== null)
    .map(({ time, place }) => [time, place && placeName(place)].filter(Boolean).join(' '))
}

/** One event for each order with a party whose pickup time changed. */
function pickupsMoved(before: StoredStops, after: StoredStops): DomainEvent[] {
  const times = new Map(ridersIn(after.stops).map(({ entry, time }) => [entry, time]))
  const moved = ridersIn(before.stops).filter(({ entry, time }) => times.get(entry) !== time)
  return [...Map.groupBy(moved, ({ row }) => row.order_id)].map(([id, riders]) => {
    const { order_number, account_id, agent_id } = riders[0]!.row
    const changes = riders.map(({ entry, time }) => ({
      field: 'selectedTours.pickupTime' as const,
      entry,
      tour: before.unit.tour,
      before: time,
      after: times.get(entry) ?? null,
    }))
    return {
      name: 'order.pickupMoved',
      subject: { id, name: String(order_number), accountId: account_id },
      agentId: agent_id,
      days: [before.unit.tour_date],
      ...withVehicle(storeChanges(changes), before.unit.id),
    }
  })
}

function withVehicle({ facts, ...diff }: ReturnType<typeof storeChanges>, vehicle: string) {
  return { ...diff, facts: { ...facts, vehicle } }
}

function ridersIn(stops: readonly Stop<StoredRider>[]): StoredRider[] {
  return stops.flatMap(({ parties }) => parties)
}
