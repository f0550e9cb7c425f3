import { headCount, type Participants } from '../entries/entryDraft.ts'

/** The people of a party who ride on one vehicle unit (`_id`), by ticket type; never nobody. */
export interface Part {
  _id: string
  participants: Participants
}

/** The people of a party who ride on none of its vehicle units. */
export function waitingOf(party: Participants, parts: readonly Part[]): Participants {
  return without(party, seatedOf(parts))
}

/** Whether a party rides on several units, or only some of its people have a seat. */
export function isSplit(party: Participants, parts: readonly Part[]): boolean {
  return parts.length > 1 || (parts.length === 1 && headCount(waitingOf(party, parts)) > 0)
}

/** The unit with most of a party's people; of several, the one whose part was made first. Null if nobody has a seat. */
export function mainUnitOf(parts: readonly Part[]): string | null {
  const most = Math.max(...parts.map(heads))
  return parts.find((part) => heads(part) === most)?._id ?? null
}

/** Where people of a party go: from one unit, from those without one (null), or everybody if `from` is left out. */
export interface PartyMove {
  from?: string | null | undefined
  /** The unit they get on, or null if they get off. */
  to: string | null
  /** Only these of the people in `from`. */
  participants?: Participants | undefined
}

/** The people of a party who would move: those already at the target aren't among them. */
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
 * The parts of a party after a move. People who reach a unit that holds another part join it; a part without people is
 * gone. Parts stay in the order in which they were made, so a new one comes last.
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

/** What becomes of a party's parts when its order changes it. */
export interface FollowedParty {
  parts: Part[]
  /** Somebody should look at the split again: it was made for other people. */
  isSplitChanged: boolean
}

/**
 * The parts of a party after its order changed it. A party in one vehicle stays there as a whole. Of one that's split,
 * people who don't come any more get off the part that was made last, and new ones wait for a vehicle.
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

/** Whether two head counts have the same people; a type with nobody is as good as none. */
export function isSame(a: Participants, b: Participants): boolean {
  return headCount(without(a, b)) === 0 && headCount(without(b, a)) === 0
}

/** The people of several parts together. */
export function seatedOf(parts: readonly Part[]): Participants {
  return parts.reduce<Participants>((sum, { participants }) => plus(sum, participants), {})
}

/** Head counts without the ticket types that nobody has. */
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
