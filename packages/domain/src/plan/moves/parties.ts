import { judge } from '../model/judge.ts'
import type { Random } from '../model/random.ts'
import { isGone, none, type Slot, type State, splitChange } from '../model/state.ts'
import { move, openSlot, setDriver, setVehicle } from '../model/trial.ts'
import { fill } from './overflow.ts'
import { findDriver, findGuide, pickVehicle, type Stock } from './resources.ts'
import { restore } from './restore.ts'
import { seatsOn } from './seatsOn.ts'

/** Tries a party on another unit of its departure; where it doesn't fit, in exchange for another party. */
export function movePartyOver(state: State, random: Random, item: number): boolean {
  const { departure, isPrivate, people } = state.items[item]!
  const live = state.live[departure]!
  if (isPrivate || live.length === 0) return false
  const to = live[random.below(live.length)]!
  const from = state.slotOf[item]!
  if (to === from) return false
  const slot = state.slots[to]!
  const pieces = state.pieces.get(state.items[item]!.party)
  if (pieces !== undefined && random.next() < 0.5) return reunite(state, pieces, to)
  if (slot.people + people <= seatsOn(state, slot)) move(state, item, to)
  else return exchange(state, random, item, to)
  return true
}

/** Tries all pieces of a party on one unit. */
function reunite(state: State, pieces: readonly number[], to: number): boolean {
  for (const piece of pieces) if (state.items[piece]!.home === none) move(state, piece, to)
  return state.slots[to]!.people <= seatsOn(state, state.slots[to]!)
}

/** Tries a party in exchange for one or two of another unit. */
function exchange(state: State, random: Random, item: number, to: number): boolean {
  const from = state.slotOf[item]!
  const slot = state.slots[to]!
  const movable = slot.items.length - slot.keptItems
  if (movable === 0) return false
  const other = slot.items[slot.keptItems + random.below(movable)]!
  const { people, isPrivate } = state.items[other]!
  if (isPrivate) return false
  let leaving = people
  let second = none
  if (
    movable > 1 &&
    (random.next() < 0.2 || slot.people - leaving + state.items[item]!.people > seatsOn(state, slot))
  ) {
    second = slot.items[slot.keptItems + random.below(movable)]!
    if (second === other) second = none
    else leaving += state.items[second]!.people
  }
  if (slot.people - leaving + state.items[item]!.people > seatsOn(state, slot)) return false
  if (from !== none) {
    const here = state.slots[from]!
    if (here.people - state.items[item]!.people + leaving > seatsOn(state, here)) return false
  }
  move(state, item, to)
  move(state, other, from)
  if (second !== none) move(state, second, from)
  if (from === none) fill(state, to, random.below(state.items.length))
  return true
}

/** Tries all parties of a unit who speak one language, or are picked up in one city, on another unit. */
export function moveGroup(state: State, random: Random, item: number): boolean {
  const { departure, isPrivate, language, city } = state.items[item]!
  const live = state.live[departure]!
  const from = state.slotOf[item]!
  const to = live[random.below(live.length)]!
  if (isPrivate || from === none || to === from) return false
  const slot = state.slots[from]!
  const byLanguage = random.next() < 0.7
  const group = slot.items
    .slice(slot.keptItems)
    .filter((one) => (byLanguage ? state.items[one]!.language === language : state.items[one]!.city === city))
  for (const one of group) move(state, one, to)
  return state.slots[to]!.people <= seatsOn(state, state.slots[to]!)
}

/** Tries other places for the parties of two units: the largest first where it gets least worse. */
export function repack(state: State, random: Random, departure: number): boolean {
  const live = state.live[departure]!
  if (live.length < 2) return false
  const a = live[random.below(live.length)]!
  const b = live[random.below(live.length)]!
  if (a === b || isPrivateUnit(state, state.slots[a]!) || isPrivateUnit(state, state.slots[b]!)) return false
  const mixed = [a, b].flatMap((index) => state.slots[index]!.items.slice(state.slots[index]!.keptItems))
  if (mixed.length > 24) return false
  const weight = new Map(mixed.map((item) => [item, state.items[item]!.people * (0.5 + random.next())]))
  mixed.sort((one, other) => weight.get(other)! - weight.get(one)!)
  for (const item of mixed) move(state, item, none)
  for (const item of mixed) {
    const to = bestFor(state, [a, b], item)
    if (to === none) return false
    move(state, item, to)
  }
  return true
}

/** Tries a unit of its own for a party, or for all of its unit who speak its language. */
export function open(state: State, stock: Stock, random: Random, item: number): boolean {
  const { departure, isOnFoot, language, before } = state.items[item]!
  const from = state.slotOf[item]!
  const slot = from === none ? undefined : state.slots[from]!
  const isWhole = slot !== undefined && random.next() < 0.7
  const leaving = isWhole
    ? slot.items.slice(slot.keptItems).filter((one) => state.items[one]!.language === language)
    : [item]
  if (slot !== undefined && isFree(slot) && leaving.length === slot.items.length) return false
  const people = leaving.reduce((sum, one) => sum + state.items[one]!.people, 0)
  const vehicle = isOnFoot ? none : pickVehicle(state, stock, people, random)
  if (vehicle === none && !isOnFoot) return false
  const gone = state.slots.findIndex((one) => one.own !== null && one.present === before && isGone(one))
  const to = gone !== none && !isOnFoot ? gone : openSlot(state, departure, isOnFoot)
  for (const one of leaving) move(state, one, to)
  if (!isOnFoot) setVehicle(state, to, vehicle)
  if (to === gone) restore(state, to)
  findDriver(state, stock, to)
  if (leaving.some((one) => state.items[one]!.needsGuide)) findGuide(state, stock, to, language, random)
  return true
}

/** Tries a departure without one of its units: each party goes where it gets least worse. */
export function dissolve(state: State, random: Random, departure: number): boolean {
  const live = state.live[departure]!
  if (live.length < 2) return false
  const gone = live[random.below(live.length)]!
  const slot = state.slots[gone]!
  if (!isFree(slot) || slot.items.length > 14 || state.items[slot.items[0]!]!.isPrivate) return false
  const leaving = slot.items.toSorted((a, b) => state.items[b]!.people - state.items[a]!.people || a - b)
  for (const item of leaving) {
    const to = bestFor(
      state,
      live.filter((index) => index !== gone),
      item,
    )
    if (to === none) return true
    move(state, item, to)
  }
  return true
}

/** Tries two units of a departure as one, in the vehicle of one of them or in another one. */
export function join(state: State, stock: Stock, random: Random, departure: number): boolean {
  const live = state.live[departure]!
  if (live.length < 2) return false
  const gone = live[random.below(live.length)]!
  const stays = live[random.below(live.length)]!
  const from = state.slots[gone]!
  const to = state.slots[stays]!
  if (gone === stays || !isFree(from) || from.isOnFoot !== to.isOnFoot) return false
  if (isPrivateUnit(state, from) || isPrivateUnit(state, to)) return false
  const people = from.people + to.people
  const needsMore = !to.isOnFoot && people > seatsOn(state, to)
  if (needsMore && to.fixed.vehicle) return false
  if (needsMore && people > seatsOn(state, from)) {
    const vehicle = pickVehicle(state, stock, people, random)
    if (vehicle === none) return false
    setVehicle(state, stays, vehicle)
    findDriver(state, stock, stays)
  } else if (needsMore) {
    const { vehicle, driver, guide } = from
    if (vehicle >= state.model.offered) return false
    setVehicle(state, gone, none)
    setVehicle(state, stays, vehicle)
    if (driver !== none && driver !== guide && !to.fixed.driver) {
      setDriver(state, gone, none)
      setDriver(state, stays, driver)
    }
    findDriver(state, stock, stays)
  }
  for (const item of from.items.slice()) move(state, item, stays)
  return true
}

/** The slot of the list where an item costs least more; `none` if it fits nowhere. */
export function bestFor(state: State, slots: readonly number[], item: number): number {
  let best = none
  let least = Number.POSITIVE_INFINITY
  for (const index of slots) {
    const slot = state.slots[index]!
    if (slot.people + state.items[item]!.people > seatsOn(state, slot)) continue
    const more = addedCost(state, slot, item) + splitChange(state, item, index)
    if (more < least) {
      least = more
      best = index
    }
  }
  return best
}

/** How much more a slot costs with an item; Infinity if that breaks a rule. */
function addedCost(state: State, slot: Slot, item: number): number {
  const before = judge(state, slot)
  const { people } = state.items[item]!
  slot.items.push(item)
  slot.people += people
  const after = judge(state, slot)
  slot.items.pop()
  slot.people -= people
  return after === Number.POSITIVE_INFINITY ? after : after - before
}

/** True for a unit that may be dissolved. */
function isFree({ items, present, own }: Slot): boolean {
  return items.length > 0 && (present === none || own !== null)
}

function isPrivateUnit({ items }: State, slot: Slot): boolean {
  return slot.items.some((item) => items[item]!.isPrivate)
}
