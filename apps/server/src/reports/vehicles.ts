import type { ReportValues } from '@tourdesk/contract/reports/reports'
import { type Day, daysFrom } from '@tourdesk/domain/calendar'
import { sql } from 'kysely'
import { unitOnDays } from '../fleet/unitOnDays.ts'
import type { Asked, CountReport, GroupKey, Reading, Span } from './counted.ts'
import { partOf } from './groupedRows.ts'
import { dayKey, groupOf } from './groupOf.ts'
import { peopleOfUnits } from './peopleOfUnits.ts'
import { partOfKey } from './spanOfDays.ts'

/** A day of a vehicle on a tour: of a car of ours, or of one that a supplier sent. */
interface DayOut {
  kind: 'out'
  car: string | null
  supplier: string | null
  seats: number | null
  people: number
  day: Day
}

/** A day on which a car of ours could be used. */
interface DayFree {
  kind: 'available'
  car: string
  seats: number
  day: Day
}

type CarDay = DayOut | DayFree
type Keyed = CarDay & { key: GroupKey; isOwnFree: boolean }

/**
 * How far our cars and hired vehicles are used. Rows by car have our cars only, and rows by supplier or size
 * the hired ones.
 */
export const countVehicles: CountReport = async (call, asked, span) => {
  const [out, available] = await Promise.all([findDaysOut(call, asked, span), findDaysAvailable(call, span)])
  const taken = new Set(out.map(({ car, day }) => `${car} ${day}`))
  const free = available.filter(({ car, day }) => !taken.has(`${car} ${day}`))
  const freeOn = Map.groupBy(free, ({ day }) => day)
  const rows = [...out, ...available]
    .filter((row) => isShown(asked, row))
    .map((row): Keyed => {
      const isHired = row.kind === 'out' && row.car === null
      const fits = (people: number) => freeOn.get(row.day)?.some(({ seats }) => seats >= people) ?? false
      return {
        ...row,
        key: keyOf(row, asked, span),
        isOwnFree: isHired && fits(row.people),
      }
    })
  return { ...groupOf(rows, span, valuesOf), notes: [] }
}

function isShown({ groupBy }: Asked, row: CarDay): boolean {
  const asksHired = groupBy.some((grouping) => grouping === 'supplier' || grouping === 'size')
  const asksOwn = groupBy.includes('car')
  return asksOwn === asksHired || asksOwn === (row.car !== null)
}

async function findDaysOut(call: Reading, { filters }: Asked, span: Span): Promise<DayOut[]> {
  const { startDate, endDate } = span
  const { tour } = filters
  const { rows } = await sql<Omit<DayOut, 'kind'>>`
    select vehicle_units.car_id as car, vehicle_units.car_supplier_id as supplier, riding.people, days.day::date as day,
           coalesce(cars.seats, vehicle_units.external_seats) as seats
      from vehicle_units
      join ${peopleOfUnits(call)} riding on riding.unit_id = vehicle_units.id
      left join cars on cars.id = vehicle_units.car_id
      cross join lateral generate_series(
        greatest(vehicle_units.tour_date, ${startDate}::date), least(vehicle_units.end_date, ${endDate}::date), '1 day'
      ) days(day)
     where (vehicle_units.car_id is not null or vehicle_units.car_supplier_id is not null)
       and ${unitOnDays({ start: startDate, end: endDate })}
       and ${tour?.length ? sql`vehicle_units.tour_id = any(${tour}::uuid[])` : sql`true`}`.execute(call.db)
  return rows.map((row) => ({ kind: 'out', ...row }))
}

async function findDaysAvailable({ db }: Reading, { startDate, endDate }: Span): Promise<DayFree[]> {
  const cars = await db.selectFrom('cars').select(['id', 'seats']).execute()
  const ranges = await db
    .selectFrom('availability_ranges')
    .select(['car_id', 'start_date', 'end_date'])
    .where('status', '=', 'unavailable')
    .where('car_id', 'is not', null)
    .where('start_date', '<=', endDate)
    .where(sql<boolean>`coalesce(end_date, 'infinity') >= ${startDate}::date`)
    .execute()
  const away = new Set(
    ranges.flatMap(({ car_id, start_date, end_date }) =>
      daysFrom(
        start_date > startDate ? start_date : startDate,
        end_date !== null && end_date < endDate ? end_date : endDate,
      ).map((day) => `${car_id} ${day}`),
    ),
  )
  const days = daysFrom(startDate, endDate)
  return cars.flatMap(({ id: car, seats }) =>
    days.flatMap((day) =>
      away.has(`${car} ${day}`) ? [] : [{ kind: 'available' as const, car, seats, day }],
    ),
  )
}

function keyOf(row: CarDay, { groupBy }: Asked, span: Span): GroupKey {
  const { car, seats, day } = row
  const own = {
    car,
    supplier: row.kind === 'out' ? row.supplier : null,
    size: seats === null ? null : String(seats),
  }
  return groupBy.map((one) => partOfKey<string | null>(one, (grouping) => dayKey(grouping, day, span), own))
}

function valuesOf(rows: Keyed[]): ReportValues {
  const out = rows.filter((row) => row.kind === 'out')
  const available = rows.filter(({ kind }) => kind === 'available').length
  const own = out.filter(({ car }) => car !== null).length
  const hasHired = own < out.length
  const known = out.flatMap(({ seats, people }) => (seats === null ? [] : [{ seats, people }]))
  const carried = known.reduce((sum, { people }) => sum + people, 0)
  const seats = known.reduce((sum, row) => sum + row.seats, 0)
  return {
    vehicleDays: out.length,
    daysAvailable: available > 0 || !hasHired ? available : null,
    vehicleUse: partOf(own, available),
    peopleCarried: carried,
    seats,
    seatShare: partOf(carried, seats),
    ownCarFree: hasHired ? rows.filter(({ isOwnFree }) => isOwnFree).length : null,
  }
}
