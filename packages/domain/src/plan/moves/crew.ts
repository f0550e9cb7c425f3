import type { Random } from '../model/random.ts'
import { none, type State } from '../model/state.ts'
import { setDriver, setGuide } from '../model/trial.ts'
import { findDriver, type Stock } from './resources.ts'

/** Tries another guide on a unit: someone free, its driver, or in exchange for the guide of another unit. */
export function changeGuide(state: State, stock: Stock, random: Random, index: number): boolean {
  const slot = state.slots[index]!
  if (slot.fixed.guide || slot.items.length === 0 || stock.guides.length === 0) return false
  const guide = stock.guides[random.below(stock.guides.length)]!
  if (guide === slot.guide) return false
  const at = state.personAt[guide]!
  if (at === none || at === index) {
    setGuide(state, index, guide)
    findDriver(state, stock, index)
    return true
  }
  const other = state.slots[at]!
  const before = slot.guide
  const droveToo = before !== none && slot.driver === before
  if (droveToo) setDriver(state, index, none)
  if (other.driver === guide) setDriver(state, at, none)
  setGuide(state, index, none)
  if (other.guide === guide) setGuide(state, at, none)
  setGuide(state, index, guide)
  if (before !== none && other.guide === none && !other.fixed.guide && other.items.length > 0)
    setGuide(state, at, before)
  findDriver(state, stock, index)
  findDriver(state, stock, at)
  return true
}

/** Tries another driver on a unit: someone free, its guide, or in exchange for the driver of another unit. */
export function changeDriver(state: State, stock: Stock, random: Random, index: number): boolean {
  const slot = state.slots[index]!
  if (slot.fixed.driver || slot.vehicle === none || slot.vehicle >= state.model.cars) return false
  if (stock.drivers.length === 0) return false
  const driver = stock.drivers[random.below(stock.drivers.length)]!
  if (driver === slot.driver || !state.model.people[driver]!.mayDrive[slot.vehicle]) return false
  const at = state.personAt[driver]!
  if (at === none || at === index) {
    setDriver(state, index, driver)
    return true
  }
  const other = state.slots[at]!
  if (other.guide === driver) setGuide(state, at, none)
  const before = slot.driver === slot.guide ? none : slot.driver
  const isDriving = other.driver === driver
  setDriver(state, index, none)
  if (isDriving) setDriver(state, at, none)
  setDriver(state, index, driver)
  if (isDriving && before !== none) setDriver(state, at, before)
  findDriver(state, stock, at)
  return true
}
