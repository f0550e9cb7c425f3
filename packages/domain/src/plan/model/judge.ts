import { countBits } from './bits.ts'
import { dislikeOf } from './dislike.ts'
import type { Item } from './items.ts'
import { isGone, none, type Slot, type State } from './state.ts'

const broken = Number.POSITIVE_INFINITY

/**
 * What a unit costs, by the table of costs; Infinity if it breaks a rule. What people chose isn't held against a
 * present unit that nobody joined.
 */
export function judge(state: State, slot: Slot): number {
  const { model, items } = state
  const { prices } = model
  const aboard = slot.items
  if (isGone(slot)) return costOfChanges(state, slot)
  let languages = 0
  let cities = 0
  let first = Number.POSITIVE_INFINITY
  let last = none
  let span = 0
  let needsGuide = false
  let riding = 0
  let isPrivate = false
  let joined = slot.present === none ? 1 : 0
  let cost = prices.unit + costOfChanges(state, slot)
  for (const index of aboard) {
    const item = items[index]!
    languages |= item.language
    cities |= item.city
    if (item.minute >= 0) {
      if (item.minute < first) first = item.minute
      if (item.minute > last) last = item.minute
    }
    if (item.span > span) span = item.span
    if (item.needsGuide) needsGuide = true
    if (item.isPrivate) isPrivate = true
    if (!item.isOnFoot) riding += item.people
    if (item.hasWishes) cost += wishesMissed(state, slot, item)
    const isFromElsewhere = item.before !== slot.present
    if (isFromElsewhere && item.before !== none) cost += prices.moved
    if (isFromElsewhere || slot.own === null) joined += 1
  }
  const isJoined = joined > slot.keptItems
  if (isJoined && isPrivate && !isOneParty(state, slot)) return broken
  if (!fitsVehicle(state, slot, isJoined, span, riding)) return broken
  if (!fitsCrew(state, slot, isJoined, span)) return broken
  const guide = slot.guide === none ? undefined : model.people[slot.guide]
  const hasGuide = guide !== undefined || slot.moreGuides.length > 0
  const isChosen = slot.fixed.guide || guide === undefined || slot.own?.guides.includes(slot.guide) === true
  if (hasGuide && aboard.length > 0 && (isJoined || !isChosen)) {
    const isMute = guide !== undefined && languages !== 0 && (languages & guide.languages) === 0
    if (!needsGuide || (isMute && !isChosen)) return broken
  }
  const unspoken = countBits(languages & ~((guide?.languages ?? 0) | spokenByMore(state, slot)))
  cost += prices.unspoken * (needsGuide && !hasGuide ? Math.max(1, unspoken) : unspoken)
  cost += prices.language * Math.max(0, countBits(languages) - 1)
  cost += prices.city * Math.max(0, countBits(cities) - 1)
  if (last >= 0) cost += prices.minute * (last - first)
  return cost + costOfResources(state, slot, riding) + dislikeOf(state, slot)
}

/** What it costs that vehicle and crew left a unit that a repair may change. */
function costOfChanges({ model }: State, { own, vehicle, driver, guide, moreGuides }: Slot): number {
  if (own === null) return 0
  let changed = own.vehicle === none || own.vehicle === vehicle ? 0 : 1
  const isGone = (person: number) => person !== driver && person !== guide && !moreGuides.includes(person)
  if (own.driver !== none && isGone(own.driver)) changed += 1
  for (const person of own.guides) if (person !== own.driver && isGone(person)) changed += 1
  return changed * model.prices.changed
}

function costOfResources(state: State, slot: Slot, riding: number): number {
  const { model } = state
  const { prices } = model
  const { vehicle, driver, guide } = slot
  let cost = 0
  if (vehicle !== none) {
    if (vehicle >= model.cars) cost += prices.supplier
    cost += prices.emptySeat * Math.max(0, model.vehicles[vehicle]!.seats - slot.people)
  }
  if (!isManned(state, slot)) cost += prices.left * slot.people
  else if (vehicle === none) cost += prices.left * riding
  if (driver !== none && driver !== guide) cost += model.people[driver]!.overwork
  if (guide !== none) cost += model.people[guide]!.overwork + model.people[guide]!.newTo[slot.departure]!
  for (const person of slot.moreGuides) {
    const one = model.people[person]
    if (one) cost += one.newTo[slot.departure]! + (person === driver ? 0 : one.overwork)
  }
  return cost
}

/** A car of ours needs a driver; without a vehicle, a guide is needed. */
function isManned({ model }: State, { vehicle, driver, guide }: Slot): boolean {
  if (vehicle === none) return guide !== none
  return vehicle >= model.cars || driver !== none
}

/** Seats for all, and free on all days; what people chose isn't checked until someone joins. */
function fitsVehicle({ model }: State, slot: Slot, isJoined: boolean, span: number, riding: number): boolean {
  const { vehicle, own } = slot
  if (!isJoined && (slot.fixed.vehicle || vehicle === none)) return true
  if (!isJoined && own?.vehicle === vehicle) return slot.people <= model.vehicles[vehicle]!.seats
  if (slot.isOnFoot) return vehicle === none && riding === 0
  if (vehicle === none || riding < slot.people) return false
  const { seats, freeSpan } = model.vehicles[vehicle]!
  return slot.people <= seats && span <= freeSpan
}

/** A licence for the car and free on all days; what people chose isn't checked until someone joins. */
function fitsCrew({ model }: State, slot: Slot, isJoined: boolean, span: number): boolean {
  const { vehicle, driver, guide, fixed, own } = slot
  const areOwn = own !== null && own.driver === driver && own.vehicle === vehicle
  const isOurs = vehicle !== none && vehicle < model.cars
  if (driver === none) {
    if (isJoined && isOurs && fixed.driver) return false
  } else {
    if (!(fixed.driver && fixed.vehicle) && !areOwn && vehicle !== none) {
      if (!isOurs || !model.people[driver]!.mayDrive[vehicle]) return false
    }
    if ((isJoined || !fixed.driver) && span > model.people[driver]!.freeSpan) return false
  }
  if (guide !== none && (isJoined || !fixed.guide) && span > model.people[guide]!.freeSpan) return false
  if (!isJoined) return true
  for (const person of slot.moreGuides) if (span > (model.people[person]?.freeSpan ?? none)) return false
  return true
}

function isOneParty({ items }: State, { items: aboard }: Slot): boolean {
  const party = items[aboard[0]!]!.party
  for (const index of aboard) if (items[index]!.party !== party) return false
  return true
}

function spokenByMore({ model }: State, { moreGuides }: Slot): number {
  let spoken = 0
  for (const person of moreGuides) spoken |= model.people[person]?.languages ?? 0
  return spoken
}

function wishesMissed({ model }: State, slot: Slot, { party }: Item): number {
  const { wishes } = model.day.parties[party]!
  const vehicle = slot.vehicle === none ? undefined : model.vehicles[slot.vehicle]
  const guideIds = [slot.guide, ...slot.moreGuides].map((person) => model.day.people[person]?._id)
  let missed = 0
  if (wishes.car !== null && vehicle?.car !== wishes.car) missed += 1
  if (wishes.guide !== null && !guideIds.includes(wishes.guide)) missed += 1
  if (wishes.seats !== null) {
    const seats = vehicle?.seats ?? none
    if (seats < wishes.seats.from || seats > wishes.seats.to) missed += 1
  }
  return missed * model.prices.wish
}
