import type { DayDeparture, DayUnit } from '@tourdesk/contract/dispatch/dayPlan'
import type { Day } from '@tourdesk/domain/calendar'
import { stateIn } from '../departures/unusualOn.ts'
import type { BookedDeparture } from '../entries/bookedDepartures.ts'
import { departureKey } from './departureKey.ts'
import { assignmentOf, firstPickup } from './replies/assignmentOf.ts'
import { presentReplies, type ReplyClock } from './replies/presentReplies.ts'
import { participantsOf } from './riders.ts'
import type { StoredUnit } from './units.ts'

interface Stored {
  booked: BookedDeparture[]
  units: StoredUnit[]
  unusual: Parameters<typeof stateIn>[0]
}

/** The departures of a day by first pickup, then by name, including those that only have units. */
export function presentDepartures({ booked, units, unusual }: Stored, clock: ReplyClock): DayDeparture[] {
  const unitsOf = Map.groupBy(units, departureKey)
  const bookedOf = new Map(booked.map((one) => [departureKey(one), one]))
  const keys = new Set([...bookedOf.keys(), ...unitsOf.keys()])
  return [...keys]
    .map((key) => {
      const departure = departureOf(bookedOf.get(key), unitsOf.get(key) ?? [], clock)
      return { ...departure, ...stateIn(unusual, { tour_id: departure.tour._id, tour_date: departure.date }) }
    })
    .sort(byTime)
}

function departureOf(
  booked: BookedDeparture | undefined,
  units: StoredUnit[],
  clock: ReplyClock,
): Omit<DayDeparture, 'state' | 'guaranteed'> {
  const [first] = units
  const date = booked?.tour_date ?? first?.tour_date ?? ''
  return {
    tour: { _id: booked?.tour_id ?? first?.tour_id ?? '', name: booked?.name ?? first?.tour ?? '' },
    date,
    endDate: [booked?.end_date, ...units.map((unit) => unit.end_date)].reduce<Day>(
      (last, day) => (day && day > last ? day : last),
      date,
    ),
    time: booked?.time ?? null,
    hours: booked?.hours ?? first?.hours ?? null,
    orders: booked?.orders ?? 0,
    people: booked?.people ?? 0,
    unassigned: { orders: booked?.orders_unassigned ?? 0, people: booked?.people_unassigned ?? 0 },
    units: units.map((unit, index) => presentDayUnit(unit, index, clock)),
  }
}

/** Units are sorted by age, which is their order on the board. */
function presentDayUnit(unit: StoredUnit, index: number, clock: ReplyClock): DayUnit {
  const time = firstPickup(unit.entries)
  return {
    _id: unit.id,
    number: index + 1,
    vehicle: unit.plate_id ?? unit.supplier,
    seats: unit.car_seats ?? unit.external_seats,
    driver: unit.crew.find((member) => member.is_driver)?.name ?? null,
    guides: unit.crew.filter((member) => member.is_guide).map(({ name }) => name),
    people: participantsOf(unit),
    time,
    pickups: [...new Set(unit.entries.flatMap(({ pickup_time }) => pickup_time ?? []))].sort(),
    replies: presentReplies(unit.crew, assignmentOf(unit, time), clock),
  }
}

const late = '99:99'

function byTime(a: DayDeparture, b: DayDeparture): number {
  const [here, there] = [orderOf(a), orderOf(b)]
  return here < there ? -1 : Number(here > there)
}

function orderOf({ time, tour, date }: DayDeparture): string {
  return `${time ?? late} ${tour.name} ${tour._id} ${date}`
}
