import { assignCrew } from '../crew/assignCrew.ts'
import { assignCars } from '../fleet/assignCars.ts'
import { type Demand, demandsOf } from '../fleet/demands.ts'
import type { Model } from '../model/model.ts'
import type { Random } from '../model/random.ts'
import { startOf } from '../model/start.ts'
import { copyOf, none, type State } from '../model/state.ts'
import { anneal } from './anneal.ts'
import { divideLeft } from './divideLeft.ts'
import { type Effort, effortFor } from './effort.ts'
import { leaveBehind } from './leaveBehind.ts'
import { seatParties } from './seatParties.ts'
import { seatPresent } from './seatPresent.ts'

/** Lets someone follow the search and end it. */
export interface Watch {
  /** Called now and then with the share of the search that's done, from 0 to 1. */
  onProgress?(share: number): void
  /** Asked now and then; the best plan so far is taken once it's true. */
  shouldStop?(): boolean
}

/** The best plan that the rounds of the search found. */
export function searchPlan(model: Model, random: Random, watch: Watch): { state: State; isCut: boolean } {
  const effort = effortFor(model)
  let isCut = false
  const shouldStop = () => {
    isCut ||= watch.shouldStop?.() ?? false
    return isCut
  }
  // A repair never costs more than leaving the day as it is.
  let best = model.options.mode === 'repair' ? begin(model, true) : undefined
  let lastBetter = 0
  for (let round = 0; round < effort.rounds && round - lastBetter <= effort.rounds / 3; round += 1) {
    const isFresh = round % effort.freshEvery === 0
    const start: State = isFresh || best === undefined ? build(model, random, round) : copyOf(best)
    const state = refine(start, random, {
      steps: effort.steps,
      hottest: heatOf(start, round, effort),
      shouldStop,
    })
    if (best === undefined || state.total < best.total) {
      best = state
      lastBetter = round
    }
    watch.onProgress?.((round + 1) / effort.rounds)
    if (shouldStop()) break
  }
  return { state: divideLeft(leaveBehind(best ?? startOf(model))), isCut }
}

function heatOf({ leftCost, model }: State, round: number, effort: Effort): number {
  const { freshEvery, hottest, hottestLeft, warmest, hottestPresent } = effort
  if (round === 0 && model.options.mode === 'repair') return hottestPresent
  if (leftCost > 0) return hottestLeft
  if (round === 0 && model.options.keep === 'crew' && model.day.units.length > 0) return hottestPresent
  return round % freshEvery === 0 ? hottest[(round / freshEvery) % hottest.length]! : warmest
}

/**
 * Stages 1 and 2, with more seats for departures that leave someone behind, then stage 3. The first round begins with
 * the parties where they are, and so do all rounds of a repair. Every other one has groups of one language.
 */
function build(model: Model, random: Random, round: number): State {
  const isPresent = round === 0 || model.options.mode === 'repair'
  let best: State | undefined
  const demands = demandsOf(begin(model, isPresent), round % 2 === 1)
  const margins = demands.map(() => 0)
  for (let attempt = 0; attempt < 4; attempt += 1) {
    const state = begin(model, isPresent)
    seatParties(state, demands, assignCars(state, demands, margins, random))
    assignCrew(state)
    if (best === undefined || state.total < best.total) best = state
    if (!widen(state, demands, margins)) break
  }
  return best!
}

/** The plan before the search, with the parties where they are if that's wanted. */
function begin(model: Model, isPresent: boolean): State {
  const state = startOf(model)
  if (isPresent) seatPresent(state)
  return state
}

/** Asks for room for the smallest party that was left behind; false if nobody was. */
function widen(state: State, demands: readonly Demand[], margins: number[]): boolean {
  let isAny = false
  demands.forEach(({ items, isSingle }, index) => {
    const left = items.filter((item) => state.slotOf[item] === none).map((item) => state.items[item]!.people)
    if (isSingle || left.length === 0) return
    margins[index]! += Math.min(...left)
    isAny = true
  })
  return isAny
}

/** Stage 2, then stage 3 and small moves in turn until nothing gets better. */
function refine(
  start: State,
  random: Random,
  { steps, hottest, shouldStop }: { steps: number; hottest: number; shouldStop: () => boolean },
): State {
  let state = anneal(start, random, { steps, hottest, coldest: 2, shouldStop })
  for (let turn = 0; turn < 3; turn += 1) {
    const { total } = state
    assignCrew(state)
    state = anneal(state, random, { steps: steps / 8, hottest: 1, coldest: 0.002, shouldStop })
    if (state.total >= total) break
  }
  return state
}
