import type { BoardingEvent, CrewEventInput } from '@tourdesk/contract/crew/crewEvents'
import { type PartyState, stateOf, undoneIn } from '@tourdesk/domain/crew/stateOf'
import { tapKinds } from '@tourdesk/domain/crew/vocabulary'
import type { KeptTap } from '../keep/crewDatabase.ts'

/** An event of a vehicle that this phone knows; `isSent` if the office knows it too. */
export interface RoadEvent extends Omit<BoardingEvent, 'flags'> {
  isSent: boolean
}

/** The person of this phone. */
interface Self {
  _id: string
  name: string
}

/**
 * All events of a unit by time, oldest first: those that the office lists, and those of this phone that it
 * doesn't, except for refused ones.
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

/** A party on the road: its state, events, the tap that can be undone, and whether the office has it all. */
export interface PartyOnRoad extends PartyState {
  events: RoadEvent[]
  /** The last tap by this person that isn't undone; null if there's none to undo. */
  undoable: RoadEvent | null
  /** True if the office has all events; null if there are none. */
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
