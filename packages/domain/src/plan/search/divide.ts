import { none, type State } from '../model/state.ts'
import { addPiece, move } from '../model/trial.ts'
import { bestFor } from '../moves/parties.ts'
import { seatsOn } from '../moves/seatsOn.ts'

/** Puts an item in pieces on units with free seats, the roomiest first; the rest of it is left behind. */
export function divide(state: State, item: number, slots: readonly number[]): void {
  const roomy = slots
    .filter((index) => freeSeats(state, index) > 0)
    .toSorted((a, b) => freeSeats(state, b) - freeSeats(state, a) || a - b)
  let rest = item
  for (const index of roomy) {
    const { people } = state.items[rest]!
    const seated = Math.min(people, freeSeats(state, index))
    if (!fits(state, rest, seated, index)) continue
    const piece = rest
    if (seated < people) rest = addPiece(state, rest, people - seated)
    move(state, piece, index)
    if (seated === people) return
  }
}

function freeSeats(state: State, index: number): number {
  const slot = state.slots[index]!
  return slot.vehicle === none ? 0 : seatsOn(state, slot) - slot.people
}

/** True if so many people of an item may join a unit. */
function fits(state: State, item: number, people: number, index: number): boolean {
  const whole = state.items[item]!
  state.items[item] = { ...whole, people }
  const isFitting = bestFor(state, [index], item) !== none
  state.items[item] = whole
  return isFitting
}
