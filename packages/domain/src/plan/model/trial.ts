import { judge } from './judge.ts'
import {
  blankSlot,
  emptySlot,
  leftCostOf,
  none,
  type Slot,
  type SlotBefore,
  type State,
  splitChange,
  type Trial,
} from './state.ts'

/** Keeps a copy of a slot before its first change in a trial. */
function touch(state: State, index: number): Slot {
  const slot = state.slots[index]!
  const { trial } = state
  for (let place = 0; place < trial.count; place += 1) if (trial.slots[place] === index) return slot
  begin(state)
  trial.slots[trial.count] = index
  const before = trial.before[trial.count]
  if (before === undefined) trial.before.push({ ...slot, items: [...slot.items] })
  else copy(slot, before)
  trial.count += 1
  return slot
}

/** Copies what a trial may change, without making a new list. */
function copy(from: SlotBefore, to: SlotBefore): void {
  to.isOnFoot = from.isOnFoot
  to.people = from.people
  to.vehicle = from.vehicle
  to.driver = from.driver
  to.guide = from.guide
  to.cost = from.cost
  to.items.length = from.items.length
  for (let place = 0; place < from.items.length; place += 1) to.items[place] = from.items[place]!
}

/** Tries an item in a slot, or left behind (`none`). */
export function move(state: State, item: number, to: number): void {
  const from = state.slotOf[item]!
  if (from === to) return
  const { people } = state.items[item]!
  begin(state)
  const { trial } = state
  trial.moved[trial.movedCount] = item
  trial.movedFrom[trial.movedCount] = from
  trial.movedCount += 1
  if (from === none) state.leftCost -= leftCostOf(state, state.items[item]!)
  else {
    const slot = touch(state, from)
    slot.items.splice(slot.items.indexOf(item), 1)
    slot.people -= people
  }
  if (to === none) state.leftCost += leftCostOf(state, state.items[item]!)
  else {
    const slot = touch(state, to)
    slot.items.push(item)
    slot.people += people
  }
  state.splitCost += splitChange(state, item, to)
  state.slotOf[item] = to
}

/** Tries a unit for items of a departure: a kept one that lacks a vehicle, else a new one. */
export function openSlot(state: State, departure: number, isOnFoot: boolean): number {
  const blank = isOnFoot ? none : blankSlot(state, departure)
  const index = blank === none ? emptySlot(state, departure) : blank
  touch(state, index).isOnFoot = isOnFoot
  return index
}

/**
 * Divides an item that's left behind: so many of its people become a piece of their own, which is left behind too. It
 * isn't undone with a trial.
 * @returns the piece
 */
export function addPiece(state: State, item: number, people: number): number {
  const whole = state.items[item]!
  state.items[item] = { ...whole, people: whole.people - people }
  state.slotOf.push(none)
  const piece = state.items.push({ ...whole, people }) - 1
  state.pieces.get(whole.party)?.push(piece)
  return piece
}

/** Tries a vehicle on a slot, or none. A car of ours must be free. */
export function setVehicle(state: State, index: number, vehicle: number): void {
  const slot = touch(state, index)
  const { vehicle: before } = slot
  if (before !== none && before < state.model.cars && state.carAt[before] === index)
    state.carAt[before] = none
  slot.vehicle = vehicle
  if (vehicle !== none && vehicle < state.model.cars) state.carAt[vehicle] = index
}

/** Tries a driver on a slot, or none. They must be free, or the guide of the slot. */
export function setDriver(state: State, index: number, person: number): void {
  const slot = touch(state, index)
  if (slot.driver !== slot.guide) free(state, slot.driver, index)
  slot.driver = person
  if (person !== none) state.personAt[person] = index
}

/** Tries a guide on a slot, or none. They must be free, or the driver of the slot. */
export function setGuide(state: State, index: number, person: number): void {
  const slot = touch(state, index)
  if (slot.driver !== slot.guide) free(state, slot.guide, index)
  slot.guide = person
  if (person !== none) state.personAt[person] = index
}

/** How much more the trial costs than before; Infinity if it breaks a rule. */
export function weighTrial(state: State): number {
  const { trial } = state
  let delta = isEmpty(trial) ? 0 : state.leftCost - trial.leftBefore + state.splitCost - trial.splitBefore
  for (let place = 0; place < trial.count; place += 1) {
    const index = trial.slots[place]!
    const slot = state.slots[index]!
    if (slot.items.length === 0 && slot.own?.hadParties !== false) vacate(state, index)
    slot.cost = judge(state, slot)
    if (slot.cost === Number.POSITIVE_INFINITY) return slot.cost
    delta += slot.cost - trial.before[place]!.cost
  }
  return delta
}

/** Frees what an empty unit had, unless people set it. */
function vacate(state: State, index: number): void {
  const { fixed } = state.slots[index]!
  if (!fixed.driver) setDriver(state, index, none)
  if (!fixed.guide) setGuide(state, index, none)
  if (!fixed.vehicle) setVehicle(state, index, none)
}

/** Keeps the trial, which was weighed. */
export function commit(state: State, delta: number): void {
  const { trial } = state
  state.total += delta
  for (let place = 0; place < trial.count; place += 1) {
    const index = trial.slots[place]!
    const slot = state.slots[index]!
    if (slot.present !== none) continue
    const isLive = slot.items.length > 0
    if (isLive === trial.before[place]!.items.length > 0) continue
    const live = state.live[slot.departure]!
    if (isLive) live.push(index)
    else live.splice(live.indexOf(index), 1)
  }
  clear(trial)
}

/** Takes the trial back. */
export function rollBack(state: State): void {
  const { trial } = state
  if (isEmpty(trial)) return
  state.leftCost = trial.leftBefore
  state.splitCost = trial.splitBefore
  for (let place = trial.movedCount - 1; place >= 0; place -= 1) {
    state.slotOf[trial.moved[place]!] = trial.movedFrom[place]!
  }
  for (let place = 0; place < trial.count; place += 1) {
    occupy(state, state.slots[trial.slots[place]!]!, none)
  }
  for (let place = 0; place < trial.count; place += 1) {
    const index = trial.slots[place]!
    const slot = state.slots[index]!
    copy(trial.before[place]!, slot)
    occupy(state, slot, index)
  }
  clear(trial)
}

/** Remembers what a trial may change, before its first change. */
function begin(state: State): void {
  if (!isEmpty(state.trial)) return
  state.trial.leftBefore = state.leftCost
  state.trial.splitBefore = state.splitCost
}

function isEmpty({ count, movedCount }: Trial): boolean {
  return count === 0 && movedCount === 0
}

/** Frees a person who was on the slot, unless they're on another one by now. */
function free(state: State, person: number, index: number): void {
  if (person !== none && state.personAt[person] === index) state.personAt[person] = none
}

/** Marks the vehicle and crew of a slot as being there. */
function occupy(state: State, slot: Slot, index: number): void {
  if (slot.vehicle !== none && slot.vehicle < state.model.cars) state.carAt[slot.vehicle] = index
  if (slot.driver !== none) state.personAt[slot.driver] = index
  if (slot.guide !== none) state.personAt[slot.guide] = index
}

function clear(trial: Trial): void {
  trial.count = 0
  trial.movedCount = 0
}
