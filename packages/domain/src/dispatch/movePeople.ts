import { headCount, type Participants } from '../entries/entryDraft.ts'
import { moveParty, moversOf, type Part, waitingOf } from './parts.ts'

/** Some people of a party, as many as `people` says, who change from one unit to another; null is no unit. */
export interface PeopleMove {
  from: string | null
  to: string | null
  people: number
}

/**
 * The parts of a party after several moves, each of which moves at most the people that are at `from` by then. Where not
 * all of them move, `someOf` chooses who does.
 */
export function movePeople(
  party: Participants,
  parts: readonly Part[],
  moves: readonly PeopleMove[],
): Part[] {
  return moves.reduce<Part[]>(
    (now, { from, to, people }) => {
      const participants = someOf(moversOf(party, now, { from, to }), people)
      return moveParty(party, now, { from, to, participants })
    },
    [...parts],
  )
}

/**
 * As many people as `count` says, with the same share of each ticket type, so that children don't ride without adults if
 * that can be avoided. What's left by rounding goes to the types with the largest fractions, then to larger types, then
 * by name.
 */
export function someOf(people: Participants, count: number): Participants {
  const all = headCount(people)
  if (count >= all) return people
  const shares = Object.entries(people).map(([type, number]) => {
    const exact = number * count
    return { type, number, taken: Math.floor(exact / all), rest: exact % all }
  })
  const left = count - shares.reduce((sum, { taken }) => sum + taken, 0)
  const byRest = shares.toSorted(
    (a, b) => b.rest - a.rest || b.number - a.number || (a.type < b.type ? -1 : 1),
  )
  return Object.fromEntries(
    byRest
      .map(({ type, taken }, index): [string, number] => [type, index < left ? taken + 1 : taken])
      .filter(([, taken]) => taken > 0),
  )
}

/** People of a party who are on another unit than before; null is no unit. */
export interface MovedPeople {
  from: string | null
  to: string | null
  participants: Participants
}

/**
 * Who changed their unit between two seatings of a party. People who left a unit are matched with those who got on another
 * one, ticket type by ticket type, in the order of the parts.
 */
export function movedPeople(
  party: Participants,
  before: readonly Part[],
  after: readonly Part[],
): MovedPeople[] {
  const places = [...new Set([...before, ...after].map(({ _id }) => _id)), null]
  const moved = new Map<string, MovedPeople>()
  for (const type of Object.keys(party)) {
    const seats = places.map((place) => ({
      place,
      gained: countAt(place, type, party, after) - countAt(place, type, party, before),
    }))
    for (const loss of seats.filter(({ gained }) => gained < 0))
      for (const gain of seats.filter(({ gained }) => gained > 0)) {
        const count = Math.min(-loss.gained, gain.gained)
        if (count === 0) continue
        loss.gained += count
        gain.gained -= count
        const key = `${loss.place} ${gain.place}`
        const known = moved.get(key)?.participants ?? {}
        const participants = { ...known, [type]: (known[type] ?? 0) + count }
        moved.set(key, { from: loss.place, to: gain.place, participants })
      }
  }
  return [...moved.values()]
}

function countAt(place: string | null, type: string, party: Participants, parts: readonly Part[]): number {
  const people =
    place === null ? waitingOf(party, parts) : parts.find(({ _id }) => _id === place)?.participants
  return people?.[type] ?? 0
}
