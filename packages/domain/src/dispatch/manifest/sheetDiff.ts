import {
  type ComparedParty,
  type ComparedSheet,
  type ComparedStop,
  canonicalText,
  comparedText,
} from './comparedText.ts'
import type { PartyName, SheetPerson, Stop } from './sheet.ts'

/** One difference from the sheet handed out before. */
export type SheetChange =
  | { kind: 'came' | 'left' | 'details'; party: PartyName }
  | { kind: 'people'; party: PartyName; from: number; to: number }
  | { kind: 'time'; party: PartyName; from: string | null; to: string | null }
  | { kind: 'place'; party: PartyName; from: ChangedPlace; to: ChangedPlace }
  | { kind: 'vehicle' | 'driver' | 'guides'; from: string; to: string }
  | { kind: 'total'; from: number; to: number }
  | { kind: 'order' | 'other' }

/** Where a party gets on. */
export type ChangedPlace = Pick<Stop, 'kind' | 'city' | 'name' | 'address'>

/**
 * What changed between two sheets of the same kind: vehicle and crew first, then the parties, then the order
 * of stops.
 */
export function sheetDiff(before: ComparedSheet, after: ComparedSheet): SheetChange[] {
  const parties = partyChanges(before, after)
  const changes = [...headChanges(before, after), ...parties, ...orderChange(before, after, parties)]
  const isSame = comparedText(before) === comparedText(after)
  return changes.length > 0 || isSame ? changes : [{ kind: 'other' }]
}

function headChanges(before: ComparedSheet, after: ComparedSheet): SheetChange[] {
  const named = (kind: 'vehicle' | 'driver' | 'guides', from: string, to: string) =>
    from === to ? [] : [{ kind, from, to }]
  const changes: SheetChange[] = [
    ...named('vehicle', vehicleOf(before), vehicleOf(after)),
    ...named('driver', peopleIn([before.head.driver]), peopleIn([after.head.driver])),
    ...named('guides', peopleIn(before.head.guides), peopleIn(after.head.guides)),
  ]
  if (before.kind !== 'site') return changes
  const [from, to] = [before.totals.people, after.totals.people]
  return from === to ? changes : [...changes, { kind: 'total', from, to }]
}

function vehicleOf({ head: { vehicle, isSupplied, seats } }: ComparedSheet): string {
  return isSupplied ? `${vehicle ?? ''} (${seats ?? 0})` : (vehicle ?? '')
}

function peopleIn(people: readonly (SheetPerson | null)[]): string {
  return people.flatMap((person) => (person ? [`${person.name} ${person.phone}`.trim()] : [])).join(', ')
}

interface Placed {
  party: ComparedParty
  stop: ComparedStop
  dropoff: unknown
}

function partyChanges(before: ComparedSheet, after: ComparedSheet): SheetChange[] {
  const [was, is] = [placedIn(before), placedIn(after)]
  const left = [...was.values()].filter(({ party }) => !is.has(party.entry))
  return [
    ...[...is.values()].flatMap((now): SheetChange[] => {
      const old = was.get(now.party.entry)
      return old ? changesOf(old, now) : [{ kind: 'came', party: nameOf(now.party) }]
    }),
    ...left.map(({ party }): SheetChange => ({ kind: 'left', party: nameOf(party) })),
  ]
}

function placedIn({ stops, dropoffs }: ComparedSheet): Map<string, Placed> {
  const dropoffOf = new Map(
    dropoffs.flatMap(({ kind, city, name, address, parties }) =>
      parties.map(({ entry }) => [entry, { kind, city, name, address }] as const),
    ),
  )
  return new Map(
    stops.flatMap((stop) =>
      stop.parties.map((party) => [party.entry, { party, stop, dropoff: dropoffOf.get(party.entry) }]),
    ),
  )
}

function changesOf(was: Placed, is: Placed): SheetChange[] {
  const party = nameOf(is.party)
  const changes: SheetChange[] = []
  if (was.party.people !== is.party.people)
    changes.push({ kind: 'people', party, from: was.party.people, to: is.party.people })
  if (was.stop.time !== is.stop.time)
    changes.push({ kind: 'time', party, from: was.stop.time, to: is.stop.time })
  const [from, to] = [placeOf(was.stop), placeOf(is.stop)]
  if (canonicalText(from) !== canonicalText(to)) changes.push({ kind: 'place', party, from, to })
  const isSameSize = was.party.people === is.party.people
  if (detailsOf(was, isSameSize) !== detailsOf(is, isSameSize)) changes.push({ kind: 'details', party })
  return changes
}

function placeOf({ kind, city, name, address }: ComparedStop): ChangedPlace {
  return { kind, city, name, address }
}

/** Everything else that counts as a change; if a party's size changes, so do its tickets. */
function detailsOf({ party, dropoff }: Placed, withTickets: boolean): string {
  const { split, name, phone, room, notes, customerNotes, language, refNumber, tickets } = party
  const details = { split, name, phone, room, notes, customerNotes, language, refNumber, dropoff }
  return canonicalText(withTickets ? { ...details, tickets } : details)
}

function nameOf({ entry, people, name, orderNumber }: ComparedParty): PartyName {
  return {
    entry,
    people,
    ...(name !== undefined && { name }),
    ...(orderNumber !== undefined && { orderNumber }),
  }
}

/** A different order of stops that isn't explained by a changed party. */
function orderChange(before: ComparedSheet, after: ComparedSheet, parties: SheetChange[]): SheetChange[] {
  if (parties.length > 0) return []
  const orderOf = ({ stops }: ComparedSheet) =>
    stops.flatMap((stop) => stop.parties.map(({ entry }) => entry)).join()
  return orderOf(before) === orderOf(after) ? [] : [{ kind: 'order' }]
}
