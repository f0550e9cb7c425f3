import { headCount, type Participants } from '../entries/entryDraft.ts'

/** The people of a party who ride on one vehicle unit (`_id`), by ticket type; at least one. */
export interface Part {
  _id: string
  participants: Participants
}

/** The people of a party who ride on none of its vehicle units. */
export function waitingOf(party: Participants, parts: readonly Part[]): Participants {
  return without(party, seatedOf(parts))
}

/** True if a party rides on several units, or only some of its people have a seat. */
export function isSplit(party: Participants, parts: readonly Part[]): boolean {
  return parts.length > 1 || (parts.length === 1 && headCount(waitingOf(party, parts)) > 0)
}

/**
 * The unit with most of a party's people; on a tie, the one whose part was made first. Null if no one has a
 * seat.
 */
export function mainUnitOf(parts: readonly Part[]): string | null {
  const most = Math.max(...parts.map(heads))
  return parts.find((part) => heads(part) === most)?._id ?? null
}

/**
 * A move of people of a party: from one unit, from those without one (null), or everybody if `from` is
 * omitted.
 */
export interface PartyMove {
  from?: string | null | undefined
  /** The unit they get on, or null if they get off. */
  to: string | null
  /** Only these of the people in `from`. */
  participants?: Participants | undefined
}

/** The people of a party who would move, without those already on the target. */
export function moversOf(
  party: Participants,
  parts: readonly Part[],
  { from, to, participants }: PartyMove,
): Participants {
  if (from === undefined) return without(party, placedAt(to, party, parts))
  if (from === to) return {}
  const there = placedAt(from, party, parts)
  return participants ? least(participants, there) : there
}

/**
 * The parts of a party after a move. People who reach a unit with another part of the party join it; a part
 * without people is removed. Parts stay in the order in which they were made, so a new one is last.
 */
export function moveParty(party: Participants, parts: readonly Part[], move: PartyMove): Part[] {
  const moving = moversOf(party, parts, move)
  if (headCount(moving) === 0) return [...parts]
  const left = parts.map((part) =>
    part._id !== move.to && (move.from === undefined || part._id === move.from)
      ? { ...part, participants: without(part.participants, moving) }
      : part,
  )
  if (move.to === null) return left.filter(heads)
  const { to } = move
  if (!left.some(({ _id }) => _id === to)) return [...left, { _id: to, participants: moving }].filter(heads)
  return left
    .map((part) => (part._id === to ? { ...part, participants: plus(part.participants, moving) } : part))
    .filter(heads)
}

/** A party's parts after a change of its order. */
export interface FollowedParty {
  parts: Part[]
  /** The split should be checked again: it was made for other people. */
  isSplitChanged: boolean
}

/**
 * The parts of a party after its order changed it. A party in one vehicle stays there as a whole. If it's
 * split, people who no longer come are taken off the part that was made last, and new people get no vehicle
 * yet.
 */
export function followParty(
  before: Participants,
  after: Participants,
  parts: readonly Part[],
): FollowedParty {
  const [only] = parts
  if (!only || isSame(before, after)) return { parts: [...parts], isSplitChanged: false }
  if (!isSplit(before, parts))
    return { parts: [{ ...only, participants: peopleIn(after) }].filter(heads), isSplitChanged: false }
  let gone = without(seatedOf(parts), after)
  const left = parts.toReversed().map((part) => {
    const staying = without(part.participants, gone)
    gone = without(gone, part.participants)
    return { ...part, participants: staying }
  })
  return { parts: left.toReversed().filter(heads), isSplitChanged: true }
}

/** True if two head counts have the same people; a ticket type with a count of 0 is ignored. */
export function isSame(a: Participants, b: Participants): boolean {
  return headCount(without(a, b)) === 0 && headCount(without(b, a)) === 0
}

/** The sum of several parts. */
export function seatedOf(parts: readonly Part[]): Participants {
  return parts.reduce<Participants>((sum, { participants }) => plus(sum, participants), {})
}

/** Head counts without ticket types whose count is 0. */
export function peopleIn(participants: Participants): Participants {
  return Object.fromEntries(Object.entries(participants).filter(([, count]) => count > 0))
}

function placedAt(place: string | null, party: Participants, parts: readonly Part[]): Participants {
  return place === null
    ? waitingOf(party, parts)
    : (parts.find(({ _id }) => _id === place)?.participants ?? {})
}

function heads({ participants }: Part): number {
  return headCount(participants)
}

function plus(a: Participants, b: Participants): Participants {
  return combine(a, b, (count, more) => count + more)
}

function without(a: Participants, b: Participants): Participants {
  return combine(a, b, (count, fewer) => count - fewer)
}

function least(a: Participants, b: Participants): Participants {
  return combine(a, b, Math.min)
}

function combine(a: Participants, b: Participants, of: (a: number, b: number) => number): Participants {
  const types = [...new Set([...Object.keys(a), ...Object.keys(b)])]
  return peopleIn(Object.fromEntries(types.map((type) => [type, of(a[type] ?? 0, b[type] ?? 0)])))
}
