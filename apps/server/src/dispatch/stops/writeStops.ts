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
import { type StoredStops, storedStopsOf } from './storedStops.ts'

/** A unit's stops, and their new times and order. */
interface UnitChange {
  before: StoredStops
  times: PlannedTime[]
  order: readonly string[]
}

/**
 * Writes the times and the order of the stops of units. The caller has locked the departures, the orders and
 * the units.
 * @returns the events to announce: one for each unit, and one for each order with a changed pickup time
 */
export async function writeStops(tx: Tx, call: Call, changes: readonly UnitChange[]): Promise<DomainEvent[]> {
  const ids = changes.map(({ before }) => before.unit.id)
  // A party on several units is named by each.
  const times = new Map(changes.flatMap((change) => change.times.map((time) => [time.entry, time])))
  await planTimes(tx, [...times.values()])
  for (const { before, order } of changes) await setOrder(tx, before.unit.id, order)
  await settleUnits(tx, ids, call.now)
  const after = new Map((await storedStopsOf(tx, ids)).map((stops) => [stops.unit.id, stops]))
  const pairs = changes.flatMap(({ before }) => {
    const now = after.get(before.unit.id)
    return now ? [{ before, now }] : []
  })
  const events: DomainEvent[] = []
  for (const { before, now } of pairs) {
    const about = await aboutUnit(tx, before.unit)
    const diff = diffOf({ stops: loggedStops(before) }, { stops: loggedStops(now) })
    events.push({ name: 'unit.stopsChanged', ...about, ...diff })
  }
  return [...events, ...pickupsMoved(pairs)]
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
function pickupsMoved(pairs: readonly { before: StoredStops; now: StoredStops }[]): DomainEvent[] {
  const times = new Map(
    pairs.flatMap(({ now }) => ridersIn(now.stops)).map(({ entry, time }) => [entry, time]),
  )
  const riders = pairs.flatMap(({ before: { unit, stops } }) =>
    ridersIn(stops).map((rider) => ({ ...rider, unit })),
  )
  const moved = riders.filter(
    ({ entry, time }, index) =>
      times.get(entry) !== time && riders.findIndex((each) => each.entry === entry) === index,
  )
  return [...Map.groupBy(moved, ({ row }) => row.order_id)].map(([id, its]) => {
    const [{ unit, row }] = its as [(typeof its)[number]]
    const changes = its.map(({ entry, time }) => ({
      field: 'selectedTours.pickupTime' as const,
      entry,
      tour: unit.tour,
      before: time,
      after: times.get(entry) ?? null,
    }))
    return {
      name: 'order.pickupMoved',
      subject: { id, name: String(row.order_number), accountId: row.account_id },
      agentId: row.agent_id,
      days: [unit.tour_date],
      ...withVehicle(storeChanges(changes), unit.id),
    }
  })
}

function withVehicle({ facts, ...diff }: ReturnType<typeof storeChanges>, vehicle: string) {
  return { ...diff, facts: { ...facts, vehicle } }
}

function ridersIn(stops: readonly Stop<StoredRider>[]): StoredRider[] {
  return stops.flatMap(({ parties }) => parties)
}
