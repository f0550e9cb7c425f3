import type { Random } from '../model/random.ts'
import { none, type State } from '../model/state.ts'
import { setDriver, setVehicle } from '../model/trial.ts'
import { fill, shed } from './overflow.ts'
import { findDriver, pickVehicle, type Stock } from './resources.ts'
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
  if (random.next() < 0.5) {
    const vehicle = pickVehicle(state, stock, slot.people, random)
    if (vehicle === none || vehicle === slot.vehicle) return false
    setVehicle(state, index, vehicle)
    findDriver(state, stock, index)
    return true
  }
  return exchangeVehicles(state, stock, random, index, other)
}

function exchangeVehicles(state: State, stock: Stock, random: Random, index: number, other: number): boolean {
  const [a, b] = [state.slots[index]!, state.slots[other]!]
  if (index === other || b.isOnFoot || b.fixed.vehicle || a.vehicle === b.vehicle) return false
  const fits = a.people <= seatsOn(state, b) && b.people <= seatsOn(state, a)
  const isWithin = a.departure === b.departure
  if (!fits && !isWithin && state.leftCost === 0) return false
  const [ours, theirs] = [a.vehicle, b.vehicle]
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
