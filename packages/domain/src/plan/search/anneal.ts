import type { Random } from '../model/random.ts'
import { copyOf, none, type Slot, type State } from '../model/state.ts'
import { commit, rollBack, weighTrial } from '../model/trial.ts'
import { changeDriver, changeGuide } from '../moves/crew.ts'
import { changeVehicle } from '../moves/fleet.ts'
import { halve } from '../moves/halve.ts'
import { dissolve, join, moveGroup, movePartyOver, open, repack } from '../moves/parties.ts'
import { type Stock, stockOf } from '../moves/resources.ts'

/** How a plan is annealed: the number of steps, and the costs that are accepted at first and in the end. */
export interface Schedule {
  steps: number
  hottest: number
  coldest: number
  shouldStop: () => boolean
}

const checkedEvery = 128

/**
 * Stage 2: moves and exchanges of parties, vehicles and crew. What makes the plan worse is accepted at times,
 * less and less as it cools down. Returns the best plan on the way.
 */
export function anneal(
  start: State,
  random: Random,
  { steps, hottest, coldest, shouldStop }: Schedule,
): State {
  const stock = stockOf(start)
  const movable = start.items
    .map((_, item) => item)
    .filter((item) => start.items[item]!.home === none && start.items[item]!.departure >= 0)
  if (movable.length === 0) return start
  const blank = [...start.slots.keys()].filter((index) => lacksVehicle(start.slots[index]!))
  const state = start
  let best = copyOf(state)
  let isBestHere = true
  let temperature = hottest
  const cooling = (coldest / hottest) ** (checkedEvery / Math.max(steps, checkedEvery))
  for (let step = 0; step < steps; step += 1) {
    if (step % checkedEvery === checkedEvery - 1) {
      if (shouldStop()) break
      temperature *= cooling
    }
    if (!tryMove(state, stock, { movable, blank }, random)) {
      rollBack(state)
      continue
    }
    const delta = weighTrial(state)
    if (delta > 0 && random.next() >= Math.exp(-delta / temperature)) {
      rollBack(state)
      continue
    }
    if (delta > 0 && isBestHere && state.total < best.total) {
      rollBack(state)
      best = copyOf(state)
      isBestHere = false
      continue
    }
    commit(state, delta)
    isBestHere = state.total < best.total
  }
  return state.total < best.total ? state : best
}

/** Where a move begins. */
interface Beginnings {
  /** Items that may move. */
  movable: readonly number[]
  /** Units whose parties stay, and which need a vehicle. */
  blank: readonly number[]
}

function lacksVehicle({ keptItems, fixed, isOnFoot, vehicle }: Slot): boolean {
  return keptItems > 0 && !fixed.vehicle && !isOnFoot && vehicle === none
}

function tryMove(state: State, stock: Stock, { movable, blank }: Beginnings, random: Random): boolean {
  const item = movable[random.below(movable.length)]!
  const at = state.slotOf[item]!
  const chance = random.next()
  const { departure } = state.items[item]!
  if (at === none) return chance < 0.5 ? open(state, stock, random, item) : movePartyOver(state, random, item)
  if (chance < 0.56) return movePartyOver(state, random, item)
  if (chance < 0.61) return moveGroup(state, random, item)
  if (chance < 0.62) return repack(state, random, departure)
  if (chance < 0.76) return changeGuide(state, stock, random, at)
  if (chance < 0.79) return changeDriver(state, stock, random, at)
  if (chance < 0.92) {
    if (blank.length > 0 && random.next() < 0.2) {
      return changeVehicle(state, stock, random, blank[random.below(blank.length)]!, at)
    }
    const other = state.slotOf[movable[random.below(movable.length)]!]!
    return other !== none && changeVehicle(state, stock, random, at, other)
  }
  if (chance < 0.935 && state.slots[at]!.vehicle >= state.model.cars) return halve(state, stock, random, item)
  if (chance < 0.95) return open(state, stock, random, item)
  if (chance < 0.97) return dissolve(state, random, departure)
  return join(state, stock, random, departure)
}
