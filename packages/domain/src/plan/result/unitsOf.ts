import { compare } from '../model/orderedDay.ts'
import { isGone, none, type Slot, type State } from '../model/state.ts'
import type { PlanPart, UnitResources } from '../planDay.ts'

/** A unit of the plan. */
export interface PlannedUnit extends UnitResources {
  _id: string | null
  tour: string
  parts: PlanPart[]
}

/** The units of a plan, in order. A unit to be made that couldn't leave isn't one. */
export function unitsOf(state: State): PlannedUnit[] {
  const { day } = state.model
  return state.live.flatMap((list, departure) =>
    list
      .map((index) => state.slots[index]!)
      .filter((slot) => canLeave(state, slot))
      .map((slot) => ({
        _id: day.units[slot.present]?._id ?? null,
        tour: day.departures[departure]!.tour,
        ...resourcesOf(state, slot),
        parts: partsOf(state, slot),
      })),
  )
}

function canLeave({ model }: State, slot: Slot): boolean {
  const { present, vehicle, driver, guide, isOnFoot } = slot
  if (present !== none) return !isGone(slot)
  return isOnFoot ? guide !== none : vehicle >= model.cars || driver !== none
}

function resourcesOf({ model }: State, slot: Slot): UnitResources {
  const { day, vehicles, units } = model
  const present = units[slot.present]
  const vehicle = vehicles[slot.vehicle]
  const guides = [slot.guide, ...slot.moreGuides].flatMap((guide) => day.people[guide]?._id ?? [])
  return {
    car: vehicle?.car ?? (slot.fixed.vehicle ? (present?.car ?? null) : null),
    externalCar: vehicle?.external ?? null,
    driver: day.people[slot.driver]?._id ?? (slot.fixed.driver ? (present?.driver ?? null) : null),
    guide: slot.fixed.guide && present ? present.guide : guides,
  }
}

function partsOf({ items, model }: State, slot: Slot): PlanPart[] {
  const people = new Map<string, number>()
  for (const index of slot.items) {
    const item = items[index]!
    const party = model.day.parties[item.party]!._id
    people.set(party, (people.get(party) ?? 0) + item.people)
  }
  return [...people]
    .map(([party, count]) => ({ party, people: count }))
    .toSorted((a, b) => compare(a.party, b.party))
}
