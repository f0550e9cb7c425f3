import { type TapKind, takeBackKinds } from './vocabulary.ts'

/** A reported event, or the undoing of one. */
export interface Reported {
  _id: string
  kind: string
  /** The event that this one undoes; null for any other. */
  undoes: string | null
  by: { kind: 'crew' | 'person'; _id: string }
}

/** The parts of an event that decide the state of a party. */
export interface Tapped extends Reported {
  /** A number of the party's people; null if it isn't a tap. */
  count: number | null
  /** ISO instants, all in UTC. */
  at: string
}

/** How many people of a party are on the vehicle, didn't come, are still expected, and got off. */
export interface PartyState {
  boarded: number
  noShow: number
  waiting: number
  droppedOff: number
}

/**
 * The state of a party on one unit, from all its events in any order: of each kind of tap, the last one that
 * wasn't undone counts, by time and then by id. People both boarded and marked as no-shows are what was
 * tapped last.
 */
export function stateOf(people: number, events: readonly Tapped[]): PartyState {
  const lastOf = lastTaps(events)
  const [boarded, noShow] = [lastOf('boarded'), lastOf('no_show')]
  const isBoardedLater = isLater(boarded, noShow)
  const counted = {
    boarded: isBoardedLater ? countOf(boarded) : rest(people, boarded, noShow),
    noShow: isBoardedLater ? rest(people, noShow, boarded) : countOf(noShow),
  }
  return {
    ...counted,
    waiting: Math.max(0, people - counted.boarded - counted.noShow),
    droppedOff: countOf(lastOf('dropped_off')),
  }
}

/** The ids of taps, notes and incidents that were undone, by their authors or by the office. */
export function undoneIn(events: readonly Reported[]): Set<string> {
  const byId = new Map(events.map((event) => [event._id, event]))
  return new Set(
    events.flatMap(({ kind, undoes, by }) => {
      const first = kind === 'undo' && undoes !== null ? byId.get(undoes) : undefined
      return first && mayUndo(by, first) ? [first._id] : []
    }),
  )
}

/** The incidents that weren't undone. */
export function incidentsIn<Event extends Reported>(events: readonly Event[]): Event[] {
  const undone = undoneIn(events)
  return events.filter(({ _id, kind }) => kind === 'incident' && !undone.has(_id))
}

/** True if `by` may undo an event: crews their own taps, notes and incidents, the office everybody's. */
export function mayUndo(by: Reported['by'], { kind, by: author }: Pick<Reported, 'kind' | 'by'>): boolean {
  if (!takeBackKinds.some((each) => each === kind)) return false
  return by.kind === 'person' || (author.kind === 'crew' && author._id === by._id)
}

function lastTaps(events: readonly Tapped[]): (kind: TapKind) => Tapped | null {
  const undone = undoneIn(events)
  return (kind) =>
    events.reduce<Tapped | null>(
      (last, event) => (event.kind === kind && !undone.has(event._id) && isLater(event, last) ? event : last),
      null,
    )
}

/** By time, then by id, so that two phones get the same result. */
function isLater(event: Tapped | null, other: Tapped | null): boolean {
  if (!event || !other) return event !== null
  if (event.at !== other.at) return event.at > other.at
  return event._id > other._id
}

function countOf(event: Tapped | null): number {
  return event?.count ?? 0
}

/** How many people of an earlier tap are left after the later one. */
function rest(people: number, earlier: Tapped | null, later: Tapped | null): number {
  return Math.min(countOf(earlier), Math.max(0, people - countOf(later)))
}
