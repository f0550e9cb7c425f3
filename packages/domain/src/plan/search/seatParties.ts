import type { Demand } from '../fleet/demands.ts'
import { none, type State } from '../model/state.ts'
import { commit, move, openSlot, rollBack, setDriver, setVehicle, weighTrial } from '../model/trial.ts'
import { bestFor } from '../moves/parties.ts'
import { divide } from './divide.ts'

/**
 * Stage 2, its beginning: opens units with the vehicles of each demand and puts the largest parties first where they
 * make it least worse. Who doesn't fit is left behind.
 */
export function seatParties(
  state: State,
  demands: readonly Demand[],
  vehicles: readonly (readonly number[])[],
): void {
  const opened = demands.map((demand, index) => openUnits(state, demand, vehicles[index]!))
  const shared = new Map<number, number[]>()
  demands.forEach((demand, index) => {
    const list = shared.get(demand.departure) ?? []
    if (!isAlone(state, demand)) shared.set(demand.departure, [...list, ...opened[index]!])
  })
  const order = demands
    .flatMap((demand, index) => demand.items.map((item) => ({ item, demand, index })))
    .filter(({ demand }) => demand.slot === none)
    .toSorted((a, b) => state.items[b.item]!.people - state.items[a.item]!.people || a.item - b.item)
  for (const { item, demand, index } of order) {
    const kept = state.live[demand.departure]!
    const slots = isAlone(state, demand) ? opened[index]! : [...kept, ...shared.get(demand.departure)!]
    const to = bestFor(state, slots, item)
    if (to !== none) move(state, item, to)
    else if (state.items[item]!.isDivisible) divide(state, item, slots)
  }
  seatOnFoot(state)
  commit(state, weighTrial(state))
}

function isAlone({ items }: State, demand: Demand): boolean {
  return items[demand.items[0]!]!.isPrivate
}

function openUnits(state: State, demand: Demand, vehicles: readonly number[]): number[] {
  if (demand.slot !== none) {
    if (vehicles[0] !== undefined) equip(state, demand.slot, vehicles[0])
    return [demand.slot]
  }
  return vehicles.map((vehicle) => {
    const index = openSlot(state, demand.departure, false)
    setVehicle(state, index, vehicle)
    return index
  })
}

/** Gives a present unit a vehicle, unless that breaks a rule. A driver who may not drive it leaves. */
function equip(state: State, index: number, vehicle: number): void {
  const { driver, fixed } = state.slots[index]!
  setVehicle(state, index, vehicle)
  if (driver !== none && !fixed.driver && state.model.people[driver]!.mayDrive[vehicle] !== true) {
    setDriver(state, index, none)
  }
  const delta = weighTrial(state)
  if (delta < Number.POSITIVE_INFINITY) commit(state, delta)
  else rollBack(state)
}

/** Parties without a vehicle get a unit each. */
function seatOnFoot(state: State): void {
  state.items.forEach(({ isOnFoot, departure }, item) => {
    if (!isOnFoot || departure < 0 || state.slotOf[item] !== none) return
    move(state, item, openSlot(state, departure, true))
  })
}
