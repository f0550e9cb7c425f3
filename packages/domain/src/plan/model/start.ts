import { isTold, keepsCrew } from '../keeps.ts'
import type { PresentUnit } from '../planDay.ts'
import { judge } from './judge.ts'
import type { Model } from './model.ts'
import { leftCostOf, none, noTrial, type Slot, type State } from './state.ts'

/**
 * The plan before the search: kept units with all that stays, and everyone else left behind. In a repair, every other
 * present unit is there too, with what may stay on it.
 */
export function startOf(model: Model): State {
  const { day, options } = model
  const state: State = {
    model,
    items: [...model.items],
    slots: [],
    live: day.departures.map(() => []),
    slotOf: model.items.map(() => none),
    carAt: day.cars.map(() => none),
    personAt: day.people.map(() => none),
    isCarFixed: day.cars.map(() => false),
    isPersonFixed: day.people.map(() => false),
    leftCost: 0,
    pieces: piecesOf(model),
    splitCost: 0,
    total: 0,
    trial: noTrial(),
  }
  model.units.forEach((unit, present) => {
    if (keepsCrew(unit, day, options)) keepUnit(state, unit, present)
    else if (options.mode === 'repair') repairUnit(state, unit, present)
  })
  state.items.forEach((item, index) => {
    if (state.slotOf[index] === none) state.leftCost += leftCostOf(state, item)
  })
  for (const list of state.pieces.values()) {
    if (list.some((item) => state.slotOf[item] !== state.slotOf[list[0]!]))
      state.splitCost += model.prices.split
  }
  for (const slot of state.slots) slot.cost = judge(state, slot)
  state.total = state.leftCost + state.splitCost + state.slots.reduce((sum, { cost }) => sum + cost, 0)
  state.slots.forEach(({ departure }, index) => {
    state.live[departure]?.push(index)
  })
  return state
}

/** By party, its items, if it's in pieces and would fit into one vehicle. */
function piecesOf({ items }: Model): State['pieces'] {
  const byParty = Map.groupBy([...items.keys()], (item) => items[item]!.party)
  return new Map([...byParty].filter(([, list]) => list.length > 1 && !items[list[0]!]!.isTooLarge))
}

/** A unit that stays. What has just become impossible on it may be replaced. */
function keepUnit(state: State, unit: PresentUnit, present: number): void {
  const { day, options } = state.model
  const told = isTold(unit, day, options)
  const before = day.units[present]!
  const hasVehicle = unit.car !== null || unit.externalCar !== null
  const items = state.items.flatMap(({ home }, index) => (home === present ? [index] : []))
  const slot: Slot = {
    ...slotOf(state, unit, present),
    fixed: {
      vehicle: hasVehicle || (told && unit.car === before.car),
      driver: unit.driver !== null || (told && unit.driver === before.driver),
      guide: unit.guide.length > 0 || (told && unit.guide.length === before.guide.length),
    },
    keptItems: items.length,
    items,
    people: items.reduce((sum, item) => sum + state.items[item]!.people, 0),
  }
  const index = place(state, slot)
  for (const item of items) state.slotOf[item] = index
  if (unit.car !== null && slot.vehicle !== none) state.isCarFixed[slot.vehicle] = true
  for (const person of [slot.driver, slot.guide]) if (person !== none) state.isPersonFixed[person] = true
}

/** A unit that a repair may change. Its parties come later. */
function repairUnit(state: State, unit: PresentUnit, present: number): void {
  const slot = slotOf(state, unit, present)
  const { vehicle, driver, guide, moreGuides } = slot
  const own = {
    vehicle,
    driver,
    guides: guide === none ? [] : [guide, ...moreGuides],
    hadParties: unit.parts.length > 0,
  }
  place(state, { ...slot, own })
}

/** The vehicle and crew of a present unit, without its parties. */
function slotOf(state: State, unit: PresentUnit, present: number): Slot {
  const { day } = state.model
  const riders = unit.parts.flatMap(({ party }) => day.parties.filter(({ _id }) => _id === party))
  const personOf = (id: string | null) => day.people.findIndex(({ _id }) => _id === id)
  const [guide = none, ...moreGuides] = unit.guide.map(personOf)
  return {
    departure: day.departures.findIndex(({ tour }) => tour === unit.tour),
    present,
    isOnFoot:
      vehicleOf(state, unit) === none &&
      riders.length > 0 &&
      riders.every(({ tourOption }) => tourOption === 'guide only'),
    fixed: { vehicle: false, driver: false, guide: false },
    keptItems: 0,
    items: [],
    people: 0,
    vehicle: vehicleOf(state, unit),
    driver: personOf(unit.driver),
    guide,
    moreGuides,
    own: null,
    cost: 0,
  }
}

function place(state: State, slot: Slot): number {
  const index = state.slots.push(slot) - 1
  const { vehicle, driver, guide, moreGuides } = slot
  if (vehicle !== none && vehicle < state.model.cars) state.carAt[vehicle] = index
  for (const person of [driver, guide, ...moreGuides]) if (person !== none) state.personAt[person] = index
  for (const person of moreGuides) if (person !== none) state.isPersonFixed[person] = true
  return index
}

function vehicleOf({ model }: State, { car, externalCar }: PresentUnit): number {
  if (car !== null) return model.vehicles.findIndex((vehicle) => vehicle.car === car)
  if (externalCar === null) return none
  return model.vehicles.findIndex(
    ({ external }, index) =>
      index >= model.offered &&
      external?.carSupplier === externalCar.carSupplier &&
      external.seats === externalCar.seats,
  )
}
