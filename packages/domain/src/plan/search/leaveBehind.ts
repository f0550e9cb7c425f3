import { copyOf, none, type State } from '../model/state.ts'
import { commit, move, rollBack, weighTrial } from '../model/trial.ts'

/** Takes parties off present units that can't leave, where that costs less than having them there. */
export function leaveBehind(best: State): State {
  const state = copyOf(best)
  state.slots.forEach(({ present, items }) => {
    if (present === none) return
    const joined = items.filter((item) => state.items[item]!.before !== present)
    unseat(state, joined)
    for (const item of joined) unseat(state, [item])
  })
  return state
}

function unseat(state: State, items: readonly number[]): void {
  for (const item of items) move(state, item, none)
  const delta = weighTrial(state)
  if (delta < 0) commit(state, delta)
  else rollBack(state)
}
