import { none, type State } from '../model/state.ts'
import { move } from '../model/trial.ts'
import { seatsOn } from './seatsOn.ts'

/**
 * Moves parties of a unit to another one, or leaves them behind (`none`), until the others have seats: one that's
 * just large enough, else the largest.
 */
export function shed(state: State, index: number, to: number): void {
  const slot = state.slots[index]!
  for (;;) {
    const over = slot.people - seatsOn(state, slot)
    if (over <= 0 || slot.items.length <= slot.keptItems) return
    let chosen = none
    let best = Number.POSITIVE_INFINITY
    for (let place = slot.keptItems; place < slot.items.length; place += 1) {
      const { people } = state.items[slot.items[place]!]!
      const fit = people >= over ? people - over : 1_000 - people
      if (fit >= best) continue
      best = fit
      chosen = slot.items[place]!
    }
    move(state, chosen, to)
  }
}

/** Puts parties of the departure that are left behind on the free seats of a unit, beginning at any of them. */
export function fill(state: State, index: number, start: number): void {
  const slot = state.slots[index]!
  const { items, slotOf } = state
  const room = () => seatsOn(state, slot) - slot.people
  for (let step = 0; step < items.length && room() > 0; step += 1) {
    const item = (start + step) % items.length
    const { departure, isOnFoot, isPrivate, people } = items[item]!
    if (slotOf[item] !== none || departure !== slot.departure || isOnFoot || people > room()) continue
    if (isPrivate && slot.items.length > 0) continue
    move(state, item, index)
    if (isPrivate) return
  }
}
