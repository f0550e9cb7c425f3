import { copyOf, none, type State } from '../model/state.ts'
import { commit, weighTrial } from '../model/trial.ts'
import { divide } from './divide.ts'

/** Divides parties that are left behind over free seats, the largest first, where that's allowed and pays. */
export function divideLeft(start: State): State {
  const { model, items } = start
  const left = items
    .map((_, item) => item)
    .filter((item) => start.slotOf[item] === none && items[item]!.departure >= 0)
    .filter((item) => !items[item]!.isOnFoot && (items[item]!.isDivisible || model.options.maySplit))
    .toSorted((a, b) => items[b]!.people - items[a]!.people || a - b)
  return left.reduce((best, item) => {
    const state = copyOf(best)
    const { departure, isDivisible } = state.items[item]!
    divide(state, item, state.live[departure]!)
    const delta = weighTrial(state) + (isDivisible ? 0 : model.prices.split)
    if (delta >= 0) return best
    commit(state, delta)
    return state
  }, start)
}
