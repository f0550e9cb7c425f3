import { type Day, type DayRange, daysFrom, isWithin } from '@tourdesk/domain/calendar'
import { passengersAllowed } from '@tourdesk/domain/fleet/passengersAllowed'
import { orderedDay } from '@tourdesk/domain/plan/model/orderedDay'
import type { PlanDay, PlanPerson } from '@tourdesk/domain/plan/planDay'
import { everyDay } from '../../fleet/availability.ts'
import type { StoredPlanDay } from './planQuestions.ts'
import { toParty } from './toParty.ts'
import { toPresentUnit } from './toPresentUnit.ts'

interface Asked {
  date: Day
  tour: string | null
  /** The last day on which it matters whether someone is busy; that of the longest party if left out. */
  lastDay?: Day
}

/** The facts of a day, or of one tour on it, made of what was read; in one order. */
export function planDayOf(stored: StoredPlanDay, { date, tour, lastDay }: Asked): PlanDay {
  const offered = stored.departures.filter((departure) => tour === null || departure.tour === tour)
  const tours = new Set(offered.map((departure) => departure.tour))
  const parties = stored.parties
    .filter(({ tour_id }) => tours.has(tour_id))
    .map((row) => toParty(row, stored))
  const units = stored.units
    .filter(({ tour_id, tour_date }) => tour_date === date && tours.has(tour_id))
    .map((unit) => toPresentUnit(unit, parties, stored))
  const used = new Set([...parties, ...units].map((one) => one.tour))
  const days = daysFrom(
    date,
    lastDay ?? parties.reduce<Day>((last, { endDate }) => (endDate > last ? endDate : last), date),
  )
  const busyOf = busyDays(stored.taken, new Set(units.map(({ _id }) => _id)), days)
  return orderedDay({
    date,
    isSignedOff: stored.signOffs.length > 0,
    departures: offered.filter((departure) => used.has(departure.tour)),
    parties,
    cars: stored.cars.map((car) => ({
      _id: car.id,
      plateId: car.plate_id,
      seats: car.seats,
      owner: stored.operators.find(({ car_id }) => car_id === car.id)?.id ?? null,
      busy: busyOf(car.id),
    })),
    suppliers: stored.suppliers.flatMap(({ id, name, sizes }) => {
      const known = sizes.length > 0 ? sizes : sizesOn(units, id)
      return known.length > 0 ? [{ _id: id, name, sizes: known }] : []
    }),
    people: [...peopleOf(stored, used, busyOf), ...formerCrew(stored, units)],
    units,
  })
}

/** Whether each car and person is unavailable, or on a unit that isn't planned, on any of the days. */
function busyDays(taken: StoredPlanDay['taken'], planned: ReadonlySet<string>, days: readonly Day[]) {
  const others = taken.filter(({ unit }) => unit === null || !planned.has(unit))
  const byResource = Map.groupBy(others, ({ resource }) => resource)
  return (id: string): DayRange[] => {
    const ranges = byResource.get(id) ?? []
    return rangesOf(days.filter((day) => ranges.some(({ start, end }) => isWithin(day, start, end))))
  }
}

/** Days that follow each other as ranges. @param days in order */
function rangesOf(days: readonly Day[]): DayRange[] {
  const ranges: { start: Day; end: Day }[] = []
  for (const day of days) {
    const last = ranges.at(-1)
    if (last && daysFrom(last.end, day).length === 2) last.end = day
    else ranges.push({ start: day, end: day })
  }
  return ranges
}

/** A supplier without sizes on record has those that were ordered for the day. */
function sizesOn(units: PlanDay['units'], supplier: string): number[] {
  const seats = units.flatMap(({ externalCar }) =>
    externalCar?.carSupplier === supplier ? externalCar.seats : [],
  )
  return [...new Set(seats)]
}

function peopleOf(
  { operators, reserved, times, worked, rules }: StoredPlanDay,
  tours: ReadonlySet<string>,
  busyOf: (id: string) => DayRange[],
): PlanPerson[] {
  const reservedIds = new Set(reserved.map(({ id }) => id))
  const timesOf = Map.groupBy(
    times.filter(({ tour }) => tours.has(tour)),
    ({ operator }) => operator,
  )
  const daysOf = new Map(worked.map(({ operator, days }) => [operator, days]))
  return operators.map((row) => ({
    _id: row.id,
    name: `${row.first_name} ${row.last_name}`.trim(),
    role: row.role,
    languages: row.languages,
    maxPassengers: passengersAllowed(row.license_types, rules.licences) ?? 0,
    busy: busyOf(row.id),
    isReserved: reservedIds.has(row.id),
    timesOnTour: Object.fromEntries((timesOf.get(row.id) ?? []).map(({ tour, times }) => [tour, times])),
    daysWorked: daysOf.get(row.id) ?? 0,
  }))
}

/** Of a past day, people who no longer work here stay on their units, and can be proposed for none. */
function formerCrew({ operators, units }: StoredPlanDay, planned: PlanDay['units']): PlanPerson[] {
  const ids = new Set(planned.map(({ _id }) => _id))
  const present = new Set(operators.map(({ id }) => id))
  return units
    .filter(({ id }) => ids.has(id))
    .flatMap(({ crew }) => crew)
    .filter(({ id }) => !present.has(id))
    .map(({ id, name, is_guide, languages }) => ({
      _id: id,
      name,
      role: is_guide ? 'guide' : 'driver',
      languages,
      maxPassengers: 0,
      busy: [{ start: everyDay.start, end: null }],
      isReserved: false,
      timesOnTour: {},
      daysWorked: 0,
    }))
}
