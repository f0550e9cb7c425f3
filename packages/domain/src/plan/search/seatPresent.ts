import { none, type State } from '../model/state.ts'
import { commit, move, rollBack, weighTrial } from '../model/trial.ts'

/**
 * Leaves parties where they are, on present units that they might leave, unless that breaks a rule. In a repair, they also
 * stay on a unit that can't leave yet.
 */
export function seatPresent(state: State): void {
  const isRepair = state.model.options.mode === 'repair'
  state.items.forEach(({ before }, item) => {
    const at = before === none ? none : state.slots.findIndex(({ present }) => present === before)
    if (at === none || state.slotOf[item] !== none) return
    move(state, item, at)
    const delta = weighTrial(state)
    if (delta < (isRepair ? Number.POSITIVE_INFINITY : 0)) commit(state, delta)
    else rollBack(state)
  })
}
