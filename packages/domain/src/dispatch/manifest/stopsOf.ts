import { cities } from '../../catalogue/vocabulary.ts'
import { inPlannedOrder } from '../stops/stopsOf.ts'
import type { PartyFacts, Stop } from './sheet.ts'

/** A stop with all facts about its parties. */
export type WholeStop = Omit<Stop, 'parties'> & { parties: PartyFacts[] }

/**
 * The stops of a vehicle in the planner's order; without one, by pickup time, city and place, with those
 * without a time after the others. People without a pickup are last. Parties at the same time and place share
 * a stop.
 */
export function stopsOf(parties: readonly PartyFacts[], order: readonly string[] = []): WholeStop[] {
  const groups = Map.groupBy(parties, ({ pickup }) => keyOf(pickup))
  const sorted = [...groups.values()].map(stopOf).sort(inOrder)
  const keysOf = (stop: WholeStop) => stop.parties.map(({ stopKey }) => stopKey)
  return inPlannedOrder(sorted, keysOf, order).toSorted(
    (a, b) => Number(a.kind === 'none') - Number(b.kind === 'none'),
  )
}

function keyOf(pickup: PartyFacts['pickup']): string {
  if (!isSomewhere(pickup)) return ''
  const { time, city, name, address } = pickup
  return JSON.stringify([time, city, name, address])
}

function stopOf(group: PartyFacts[]): WholeStop {
  const parties = group.toSorted((a, b) => a.orderNumber - b.orderNumber || compare(a.entry, b.entry))
  const people = parties.reduce((sum, party) => sum + party.people, 0)
  const pickup = parties[0]?.pickup ?? null
  if (!isSomewhere(pickup))
    return { kind: 'none', time: null, city: null, name: '', address: '', people, parties }
  const { time, city, name, address, isStored } = pickup
  const isPrivate = !isStored && name.trim() === ''
  return { kind: isPrivate ? 'private' : 'place', time, city, name, address, people, parties }
}

function isSomewhere(pickup: PartyFacts['pickup']): pickup is NonNullable<PartyFacts['pickup']> {
  return pickup !== null && (pickup.isStored || `${pickup.name}${pickup.address}`.trim() !== '')
}

function inOrder(a: WholeStop, b: WholeStop): number {
  return (
    Number(a.kind === 'none') - Number(b.kind === 'none') ||
    compare(a.time ?? late, b.time ?? late) ||
    rankOf(a) - rankOf(b) ||
    compare(a.name || a.address, b.name || b.address) ||
    compare(a.address, b.address)
  )
}

const late = '99:99'

function rankOf({ city }: WholeStop): number {
  return city === null ? cities.length : cities.indexOf(city)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
