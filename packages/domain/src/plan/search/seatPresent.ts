import { none, type State } from '../model/state.ts'
import { commit, move, rollBack, weighTrial } from '../model/trial.ts'

/** Leaves parties where they are, on kept units that they might leave, unless that breaks a rule. */
export function seatPresent(state: State): void {
  state.items.forEach(({ before }, item) => {
    const at = before === none ? none : state.slots.findIndex(({ present }) => present === before)
    if (at === none || state.slotOf[item] !== none) return
    move(state, item, at)
    const delta = weighTrial(state)
    if (delta < 0) commit(state, delta)
    else rollBack(state)
  })
}
