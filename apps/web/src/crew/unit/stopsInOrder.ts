import type { ManifestSheet } from '@tourdesk/contract/dispatch/manifests'
import type { PartyOnRoad } from './roadEvents.ts'

export type SheetStop = ManifestSheet['stops'][number]

/** The stops of a unit as they matter on the road: the one to drive to, those after it, and those that are done. */
export interface StopsInOrder {
  now: SheetStop | null
  coming: SheetStop[]
  done: SheetStop[]
}

/** Names a stop as long as it stays the same stop. */
export function nameOfStop({ time, city, name, address }: SheetStop): string {
  return [time, city, name, address].join('|')
}

/**
 * The next stop is the first where somebody is waited for. The one that the person is at stays first until they go on,
 * so that nothing jumps away under the thumb when its last party is tapped.
 * @param at the name of the stop that the person is at
 */
export function stopsInOrder(
  stops: readonly SheetStop[],
  onRoad: ReadonlyMap<string, PartyOnRoad>,
  at: string | null,
): StopsInOrder {
  const isOpen = ({ parties }: SheetStop) =>
    parties.some(({ entry }) => (onRoad.get(entry)?.waiting ?? 0) > 0)
  const now = stops.find((stop) => nameOfStop(stop) === at) ?? stops.find(isOpen) ?? null
  const others = stops.filter((stop) => stop !== now)
  return { now, coming: others.filter(isOpen), done: others.filter((stop) => !isOpen(stop)) }
}
