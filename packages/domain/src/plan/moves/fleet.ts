import type { Random } from '../model/random.ts'
import { none, type State } from '../model/state.ts'
import { move, setDriver, setVehicle } from '../model/trial.ts'
import { fill, shed } from './overflow.ts'
import { findDriver, largestFree, pickVehicle, type Stock } from './resources.ts'
import { restore } from './restore.ts'
import { seatsOn } from './seatsOn.ts'

/** Tries another vehicle for a unit: a free one, or in exchange for that of another unit. */
export function changeVehicle(
  state: State,
  stock: Stock,
  random: Random,
  index: number,
  other: number,
): boolean {
  const slot = state.slots[index]!
  if (slot.isOnFoot || slot.fixed.vehicle) return false
  if (slot.own !== null && random.next() < 0.2) return restore(state, index)
  if (random.next() < 0.5) {
    const enough = pickVehicle(state, stock, slot.people, random)
    const isBlank = enough === none && slot.vehicle === none
    const vehicle = isBlank ? largestFree(state, stock) : enough
    if (vehicle === none || vehicle === slot.vehicle) return false
    setVehicle(state, index, vehicle)
    findDriver(state, stock, index)
    if (isBlank) shed(state, index, none)
    return true
  }
  if (!exchangeVehicles(state, stock, random, index, other)) return false
  refit(state, stock, random, other)
  return true
}

/** Finds a vehicle for a unit that has given its own away; without one, a unit to be made isn't made. */
function refit(state: State, stock: Stock, random: Random, index: number): void {
  const slot = state.slots[index]!
  if (slot.vehicle !== none) return
  const vehicle = pickVehicle(state, stock, slot.people, random)
  if (vehicle === none) {
    if (slot.present === none) for (const item of slot.items.slice()) move(state, item, none)
    return
  }
  setVehicle(state, index, vehicle)
  findDriver(state, stock, index)
}

function exchangeVehicles(state: State, stock: Stock, random: Random, index: number, other: number): boolean {
  const [a, b] = [state.slots[index]!, state.slots[other]!]
  if (index === other || b.isOnFoot || b.fixed.vehicle || a.vehicle === b.vehicle) return false
  const fits = a.people <= seatsOn(state, b) && b.people <= seatsOn(state, a)
  const isWithin = a.departure === b.departure
  if (!fits && !isWithin && state.leftCost === 0) return false
  const [ours, theirs] = [a.vehicle, b.vehicle]
  if (Math.max(ours, theirs) >= state.model.offered) return false
  setVehicle(state, index, none)
  setVehicle(state, other, none)
  setVehicle(state, index, theirs)
  setVehicle(state, other, ours)
  if (!a.fixed.driver && !b.fixed.driver) exchangeDrivers(state, index, other)
  findDriver(state, stock, index)
  findDriver(state, stock, other)
  if (fits) return true
  shed(state, index, isWithin ? other : none)
  shed(state, other, isWithin ? index : none)
  if (state.leftCost === 0) return true
  fill(state, index, random.below(state.items.length))
  fill(state, other, random.below(state.items.length))
  return true
}

/** Drivers go with their cars, except guides who drive: they stay with their guests. */
function exchangeDrivers(state: State, index: number, other: number): void {
  const [a, b] = [state.slots[index]!, state.slots[other]!]
  const ours = a.driver === a.guide ? none : a.driver
  const theirs = b.driver === b.guide ? none : b.driver
  setDriver(state, index, none)
  setDriver(state, other, none)
  setDriver(state, index, theirs)
  setDriver(state, other, ours)
}
