import type { ManifestSheet } from '@tourdesk/contract/dispatch/manifests'
import type { PartyOnRoad } from './roadEvents.ts'

export type SheetStop = ManifestSheet['stops'][number]

/** The stops of a unit on the road: the current or next one, those still to come, and those that are done. */
export interface StopsInOrder {
  now: SheetStop | null
  coming: SheetStop[]
  done: SheetStop[]
}

/** A key of a stop that changes if its time or place does. */
export function nameOfStop({ time, city, name, address }: SheetStop): string {
  return [time, city, name, address].join('|')
}

/**
 * The next stop is the first where people are still waited for. The stop that the person is at, and those
 * that were open when they arrived there, keep their places until the person continues, so that nothing jumps
 * away under the thumb when the last party is tapped.
 * @param at the name (`nameOfStop`) of the stop that the person is at
 * @param wereOpen the names of the stops that were open when they arrived there
 */
export function stopsInOrder(
  stops: readonly SheetStop[],
  onRoad: ReadonlyMap<string, PartyOnRoad>,
  { at, wereOpen }: { at: string | null; wereOpen: ReadonlySet<string> },
): StopsInOrder {
  const isOpen = (stop: SheetStop) => isOpenStop(stop, onRoad)
  const now = stops.find((stop) => nameOfStop(stop) === at) ?? stops.find(isOpen) ?? null
  const others = stops.filter((stop) => stop !== now)
  const isComing = (stop: SheetStop) => isOpen(stop) || wereOpen.has(nameOfStop(stop))
  return { now, coming: others.filter(isComing), done: others.filter((stop) => !isComing(stop)) }
}

/** The names (`nameOfStop`) of the stops where people are still waited for. */
export function openStops(
  stops: readonly SheetStop[],
  onRoad: ReadonlyMap<string, PartyOnRoad>,
): ReadonlySet<string> {
  return new Set(stops.filter((stop) => isOpenStop(stop, onRoad)).map(nameOfStop))
}

function isOpenStop({ parties }: SheetStop, onRoad: ReadonlyMap<string, PartyOnRoad>): boolean {
  return parties.some(({ entry }) => (onRoad.get(entry)?.waiting ?? 0) > 0)
}
