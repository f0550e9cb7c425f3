import { type PartyState, stateOf, type Tapped } from './stateOf.ts'

/** A tap with the unit it was made on. */
export interface TapOnUnit extends Tapped {
  unit: string
}

/**
 * The state of all people of an entry. Taps are about the people on their unit, so a split entry has a state
 * on each unit; any other entry has one state, wherever it was tapped.
 */
export function stateOfEntry(
  people: number,
  parts: readonly { unit: string; people: number }[],
  taps: readonly TapOnUnit[],
): PartyState {
  if (parts.length < 2) return stateOf(people, taps)
  const states = parts.map((part) =>
    stateOf(
      part.people,
      taps.filter(({ unit }) => unit === part.unit),
    ),
  )
  const sum = (name: keyof PartyState) => states.reduce((all, state) => all + state[name], 0)
  const [boarded, noShow] = [sum('boarded'), sum('noShow')]
  return {
    boarded,
    noShow,
    waiting: Math.max(0, people - boarded - noShow),
    droppedOff: sum('droppedOff'),
  }
}

/** True if everybody of an entry got on. */
export function isWholeAboard(
  people: number,
  parts: readonly { unit: string; people: number }[],
  taps: readonly TapOnUnit[],
): boolean {
  return people > 0 && stateOfEntry(people, parts, taps).boarded >= people
}
