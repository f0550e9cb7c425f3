import { isTold, keepsCrew } from '../keeps.ts'
import type { PresentUnit } from '../planDay.ts'
import { judge } from './judge.ts'
import type { Model } from './model.ts'
import { leftCostOf, none, noTrial, type Slot, type State } from './state.ts'

/** The plan before the search: kept units with all that stays, and everyone else left behind. */
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
    total: 0,
    trial: noTrial(),
  }
  day.units.forEach((unit, present) => {
    if (keepsCrew(unit, day, options)) keepUnit(state, unit, present)
  })
  state.items.forEach((item, index) => {
    if (state.slotOf[index] === none) state.leftCost += leftCostOf(state, item)
  })
  for (const slot of state.slots) slot.cost = judge(state, slot)
  state.total = state.leftCost + state.slots.reduce((sum, { cost }) => sum + cost, 0)
  state.slots.forEach(({ departure }, index) => {
    state.live[departure]?.push(index)
  })
  return state
}

function keepUnit(state: State, unit: PresentUnit, present: number): void {
  const { day, options } = state.model
  const told = isTold(unit, day, options)
  const items = state.items.flatMap(({ home }, index) => (home === present ? [index] : []))
  const riders = unit.parts.flatMap(({ party }) => day.parties.filter(({ _id }) => _id === party))
  const personOf = (id: string | null) => day.people.findIndex(({ _id }) => _id === id)
  const [guide = none, ...moreGuides] = unit.guide.map(personOf)
  const slot: Slot = {
    departure: day.departures.findIndex(({ tour }) => tour === unit.tour),
    present,
    isOnFoot:
      vehicleOf(state, unit) === none &&
      riders.length > 0 &&
      riders.every(({ tourOption }) => tourOption === 'guide only'),
    fixed: {
      vehicle: told || unit.car !== null || unit.externalCar !== null,
      driver: told || unit.driver !== null,
      guide: told || unit.guide.length > 0,
    },
    keptItems: items.length,
    items,
    people: items.reduce((sum, item) => sum + state.items[item]!.people, 0),
    vehicle: vehicleOf(state, unit),
    driver: personOf(unit.driver),
    guide,
    moreGuides,
    cost: 0,
  }
  const index = state.slots.push(slot) - 1
  for (const item of items) state.slotOf[item] = index
  if (unit.car !== null && slot.vehicle !== none) {
    state.carAt[slot.vehicle] = index
    state.isCarFixed[slot.vehicle] = true
  }
  for (const person of [slot.driver, guide, ...moreGuides]) {
    if (person === none) continue
    state.personAt[person] = index
    state.isPersonFixed[person] = true
  }
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
