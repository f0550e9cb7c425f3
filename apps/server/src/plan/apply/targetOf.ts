import type { Day } from '@tourdesk/domain/calendar'
import { movePeople, type PeopleMove } from '@tourdesk/domain/dispatch/movePeople'
import { isSplit } from '@tourdesk/domain/dispatch/parts'
import type { PlanMove } from '@tourdesk/domain/plan/changes/changesOf'
import type { ChosenChanges, ChosenPlan, ChosenUnit } from '@tourdesk/domain/plan/changes/chosenPlan'
import type { Crew } from '../../dispatch/crew.ts'
import type { BoardingEntry } from '../../dispatch/lockEntry.ts'
import type { Seating } from '../../dispatch/writeParts.ts'
import type { DayTarget, MadeUnit } from './dayTarget.ts'
import type { LockedDay } from './lockDay.ts'

interface Chosen {
  date: Day
  plan: ChosenPlan
  chosen: ChosenChanges
  /** The chosen ones. */
  moves: readonly PlanMove[]
  /** Of all units by their key. */
  ids: ReadonlyMap<string, string>
}

/** What the locked part of a day is like once the chosen changes are made. */
export function targetOf(locked: LockedDay, { date, plan, chosen, moves, ids }: Chosen): DayTarget {
  const keys = new Set(chosen.units.map(({ key }) => key))
  const taken = plan.units.filter(({ key }) => keys.has(key))
  const idOf = (key: string | null) => (key === null ? null : (ids.get(key) ?? key))
  return {
    made: taken
      .filter(({ _id }) => _id === null)
      .flatMap((unit) => madeOf(unit, idOf(unit.key)!, date, locked)),
    crews: taken.flatMap((unit) => (unit._id === null ? [] : [{ unit: unit._id, crew: crewIn(unit) }])),
    dissolved: plan.dissolved,
    seatings: locked.entries.map((entry) => {
      const own = moves
        .filter(({ party }) => party === entry.id)
        .map(({ people, from, to }): PeopleMove => ({ people, from, to: idOf(to) }))
      return seatingOf(entry, own, plan.dissolved)
    }),
  }
}

function madeOf(unit: ChosenUnit, id: string, date: Day, { departures }: LockedDay): MadeUnit[] {
  const departure = departures.find(({ tour_id }) => tour_id === unit.tour)
  if (!departure) return []
  const place = { id, tour_event_id: departure.id, tour_id: unit.tour, tour_date: date, end_date: date }
  return [{ place, crew: crewIn(unit), stops: [], version: 1 }]
}

function crewIn({ car, externalCar, driver, guide }: ChosenUnit): Crew {
  return { car, externalCar, driver, guide: [...new Set(guide)] }
}

/** People who are still on a unit that goes have none then. */
function seatingOf(entry: BoardingEntry, moves: PeopleMove[], dissolved: readonly string[]): Seating {
  const { participants, head_count: people, seats } = entry
  const off = dissolved.map((from): PeopleMove => ({ from, to: null, people }))
  const parts = movePeople(participants, seats.tourCars, [...moves, ...off])
  const splitChanged = seats.splitChanged && isSplit(participants, parts)
  return { entry: entry.id, departure: entry.tour_event_id, parts, splitChanged }
}
