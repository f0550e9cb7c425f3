import type { Random } from '../model/random.ts'
import { none, type State } from '../model/state.ts'
import { move, openSlot, setVehicle } from '../model/trial.ts'
import { findDriver, findGuide, pickVehicle, type Stock } from './resources.ts'

/**
 * Tries two vehicles instead of the one that a supplier sends: all who speak the language of a party, or are picked up
 * in its city, get one, and the others another. Two of ours can be cheaper, but neither of them alone is.
 */
export function halve(state: State, stock: Stock, random: Random, item: number): boolean {
  const { departure, language, city } = state.items[item]!
  const from = state.slotOf[item]!
  const slot = state.slots[from]!
  if (slot.vehicle < state.model.cars || slot.fixed.vehicle) return false
  const byLanguage = random.next() < 0.5
  const group = slot.items
    .slice(slot.keptItems)
    .filter((one) => (byLanguage ? state.items[one]!.language === language : state.items[one]!.city === city))
  if (group.length === slot.items.length) return false
  const people = group.reduce((sum, one) => sum + state.items[one]!.people, 0)
  const first = pickVehicle(state, stock, people, random)
  if (first === none) return false
  const to = openSlot(state, departure, false)
  for (const one of group) move(state, one, to)
  setVehicle(state, to, first)
  findDriver(state, stock, to)
  if (group.some((one) => state.items[one]!.needsGuide)) findGuide(state, stock, to, language, random)
  const second = pickVehicle(state, stock, slot.people, random)
  if (second === none) return false
  setVehicle(state, from, second)
  findDriver(state, stock, from)
  return true
}
