import type { DayRange } from '@tourdesk/domain/calendar'
import { groupLimits } from '@tourdesk/domain/catalogue/vocabulary'
import { vehicleSizes } from '@tourdesk/domain/entries/vocabulary'
import type { Fleet } from './fleetAtHand.ts'
import { manUnit } from './manUnit.ts'
import type { PlannedUnit, Waiting } from './plannedUnit.ts'

const largestVehicle = Math.max(...vehicleSizes)

/**
 * Plans the vehicles of a day: parties of the same departure and language ride together, private groups
 * alone, and the largest loads are first.
 */
export function planDay(entries: Waiting[], fleet: Fleet): PlannedUnit[] {
  const loads = [...Map.groupBy(entries, departureOf).values()].flatMap(splitByGroup)
  return loads
    .toSorted((a, b) => peopleOf(b) - peopleOf(a))
    .map((load) => ({ tour: load[0]!.tour_id, entries: load, crew: manUnit(needOf(load), fleet) }))
}

function departureOf({ id, tour_id, group_type, language }: Waiting): string {
  return group_type === 'private_group' ? id : `${tour_id} ${group_type} ${language}`
}

/** Small groups stay small: no vehicle takes more people than the limit of its group type. */
function splitByGroup(entries: Waiting[]): Waiting[][] {
  const loads: Waiting[][] = []
  for (const entry of entries.toSorted((a, b) => b.head_count - a.head_count)) {
    const load = loads.find((list) => peopleOf(list) + entry.head_count <= seatsOf(entry))
    if (load) load.push(entry)
    else loads.push([entry])
  }
  return loads
}

function seatsOf({ group_type }: Waiting): number {
  return Math.min(groupLimits[group_type], largestVehicle)
}

function needOf(load: Waiting[]) {
  const days: DayRange = {
    start: load[0]!.tour_date,
    end: load.map((entry) => entry.end_date ?? entry.tour_date).reduce((a, b) => (a > b ? a : b)),
  }
  return {
    days,
    people: peopleOf(load),
    language: load[0]!.language,
    needsVehicle: load.some((entry) => entry.tour_option !== 'guide only'),
    needsGuide: load.some((entry) => entry.tour_option !== 'car only'),
  }
}

function peopleOf(entries: Waiting[]): number {
  return entries.reduce((sum, entry) => sum + entry.head_count, 0)
}
