import type { BoardingEvent, CrewEventInput } from '@tourdesk/contract/crew/crewEvents'
import { type PartyState, stateOf, undoneIn } from '@tourdesk/domain/crew/stateOf'
import { tapKinds } from '@tourdesk/domain/crew/vocabulary'
import type { KeptTap } from '../keep/crewDatabase.ts'

/** Something that happened on a vehicle, as far as this phone knows, and whether the office knows it too. */
export interface RoadEvent extends Omit<BoardingEvent, 'flags'> {
  isSent: boolean
}

/** The person of this phone. */
interface Self {
  _id: string
  name: string
}

/**
 * All events of a unit, oldest first: those of the office, then those of this phone that it doesn't list. What the
 * office refused didn't happen.
 */
export function roadEvents(
  tourCar: string,
  listed: readonly BoardingEvent[],
  taps: readonly KeptTap[],
  self: Self | null,
): RoadEvent[] {
  const known = new Set(listed.map(({ _id }) => _id))
  const own = taps
    .filter(({ event, state }) => event.tourCar === tourCar && state !== 'refused' && !known.has(event._id))
    .flatMap(({ event, state }) =>
      event.kind === 'reply' ? [] : [ownEvent(event, state === 'arrived', self)],
    )
  return [...listed.map((event) => ({ ...event, isSent: true })), ...own].toSorted(byTime)
}

/** A party on the road: its state, what can be taken back, what was noted, and whether the office has it all. */
export interface PartyOnRoad extends PartyState {
  events: RoadEvent[]
  /** The last tap of this person that counts; null if there's none to take back. */
  undoable: RoadEvent | null
  /** Null before the first tap. */
  isSent: boolean | null
}

export function partyOnRoad(
  entry: string,
  people: number,
  events: readonly RoadEvent[],
  self: Self | null,
): PartyOnRoad {
  const own = events.filter(({ selectedTour }) => selectedTour === entry)
  const undone = undoneIn(own)
  const taps = own.filter(({ _id, kind }) => isTap(kind) && !undone.has(_id))
  return {
    ...stateOf(people, own),
    events: own,
    undoable: taps.findLast(({ by }) => by.kind === 'crew' && by._id === self?._id) ?? null,
    isSent: own.length === 0 ? null : own.every(({ isSent }) => isSent),
  }
}

function isTap(kind: string): boolean {
  return tapKinds.some((tap) => tap === kind)
}

function ownEvent(
  event: Exclude<CrewEventInput, { kind: 'reply' }>,
  isSent: boolean,
  self: Self | null,
): RoadEvent {
  return {
    _id: event._id,
    kind: event.kind,
    selectedTour: ('selectedTour' in event && event.selectedTour) || null,
    count: 'count' in event ? event.count : null,
    undoes: 'undoes' in event ? event.undoes : null,
    text: 'text' in event ? event.text : null,
    amount: 'amount' in event ? event.amount : null,
    currency: 'currency' in event ? event.currency : null,
    at: event.at,
    by: { kind: 'crew', _id: self?._id ?? '', name: self?.name ?? '' },
    isSent,
  }
}

function byTime(a: RoadEvent, b: RoadEvent): number {
  if (a.at !== b.at) return a.at < b.at ? -1 : 1
  return a._id < b._id ? -1 : 1
}
