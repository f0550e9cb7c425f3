import {
  DepartureInput,
  type DepartureParty,
  type WholeDeparture,
} from '@tourdesk/contract/departures/departures'
import { startValues } from '@tourdesk/contract/kernel/changeOf'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Day } from '@tourdesk/domain/calendar'
import { countsOf } from '@tourdesk/domain/departures/capacity/capacityRule'
import { poolsOf } from '@tourdesk/domain/departures/capacity/fillOf'
import type { DepartureForm } from '@tourdesk/domain/departures/departure'
import { sql } from 'kysely'
import type { Call } from '../kernel/call.ts'
import { ask } from '../kernel/question.ts'
import { everyOrder } from '../kernel/scope.ts'
import { scopedRows } from '../schema/orderTables.ts'
import { closuresOn, unstored } from './closureRows.ts'
import { departureNumbers } from './list/departureNumbers.ts'
import { presentNumbers } from './list/presentNumbers.ts'

/** A departure with who is on it and what drives, stored or not. Throws `not_found` (404) for an unknown tour. */
export async function findDeparture(
  call: Call,
  { tour: id, date }: { tour: string; date: Day },
): Promise<WholeDeparture> {
  const { db } = call
  const [tour, row, closures] = await Promise.all([
    db.selectFrom('tours').select(['id', 'name']).where('id', '=', id).executeTakeFirst(),
    db
      .selectFrom('tour_events')
      .select('id')
      .where('tour_id', '=', id)
      .where('tour_date', '=', date)
      .executeTakeFirst(),
    ask(db, closuresOn({ startDate: date, endDate: date })),
  ])
  if (!tour) throw new Problem('not_found')
  const [numbers] = row ? await ask(db, departureNumbers(everyOrder, { ids: [row.id] })) : []
  const isDecided = numbers !== undefined && numbers.updated_at > numbers.created_at
  return {
    _id: row?.id ?? null,
    tour: { _id: tour.id, name: tour.name },
    date,
    ...(numbers ? decidedOn(numbers) : decidedBy(unstored(closures, { tour: id, date }))),
    updatedAt: isDecided ? numbers.updated_at.toISOString() : null,
    ...presentNumbers(call, numbers),
    pools: (numbers ? poolsOf(numbers) : []).map(({ rule, sold, capacity }) => ({
      group_type: rule.group_type,
      language: rule.language,
      counts: countsOf(rule),
      isOwn: rule.isOwn ?? false,
      sold,
      capacity,
    })),
    mergedInto: row ? await mergedInto(call, row.id) : null,
    batch: row ? await lastBatch(call, row.id) : null,
    units: row ? await findUnits(call, row.id) : [],
    parties: row ? await findParties(call, row.id) : [],
  }
}

/** What was decided about a departure. */
export function decidedOn(row: {
  state: DepartureForm['state']
  closedFor: DepartureForm['closedFor']
  is_guaranteed: boolean
  minimum: number | null
  capacity: number | null
  reason: string
}): DepartureForm {
  const { state, closedFor, is_guaranteed: guaranteed, minimum, capacity, reason } = row
  return { state, closedFor: [...closedFor], guaranteed, minimum, capacity, reason }
}

/** The same about one that isn't stored. */
export function decidedBy({ state, reason }: Pick<DepartureForm, 'state' | 'reason'>): DepartureForm {
  return { ...startValues(DepartureInput), state, reason }
}

async function lastBatch({ db }: Pick<Call, 'db'>, departure: string): Promise<string | null> {
  const batch = await db
    .selectFrom('departure_batches')
    .select('id')
    .where(sql<boolean>`(tour_events @> array[${departure}::uuid] or to_tour_event = ${departure}::uuid)`)
    .where('committed_at', 'is not', null)
    .orderBy('committed_at', 'desc')
    .executeTakeFirst()
  return batch?.id ?? null
}

async function mergedInto({ db }: Pick<Call, 'db'>, departure: string) {
  const target = await db
    .selectFrom('tour_events')
    .innerJoin('tour_events as target', 'target.id', 'tour_events.merged_into')
    .innerJoin('tours', 'tours.id', 'target.tour_id')
    .select(['tours.id as _id', 'tours.name'])
    .where('tour_events.id', '=', departure)
    .executeTakeFirst()
  return target ?? null
}

async function findParties({ db }: Pick<Call, 'db'>, departure: string): Promise<DepartureParty[]> {
  const rows = await scopedRows(db, everyOrder)
    .entries()
    .innerJoin('orders', 'orders.id', 'order_entries.order_id')
    .innerJoin('accounts', 'accounts.id', 'orders.account_id')
    .select(['order_entries.id', 'orders.id as order_id', 'order_number', 'first_name', 'last_name'])
    .select(['accounts.name as agency', 'group_type', 'language', 'head_count', 'order_entries.status'])
    .where('tour_event_id', '=', departure)
    .orderBy(sql`(order_entries.status = 'CANCELED')`)
    .orderBy('order_number')
    .orderBy('order_entries.id')
    .execute()
  return rows.map((row) => ({
    entry: row.id,
    order: { _id: row.order_id, orderNumber: row.order_number },
    customer: [row.first_name, row.last_name].filter(Boolean).join(' '),
    agency: row.agency,
    group_type: row.group_type,
    language: row.language,
    people: row.head_count,
    status: row.status,
  }))
}

async function findUnits({ db }: Pick<Call, 'db'>, departure: string) {
  const rows = await db
    .selectFrom('vehicle_units')
    .leftJoin('cars', 'cars.id', 'car_id')
    .leftJoin('car_suppliers', 'car_suppliers.id', 'car_supplier_id')
    .select((unit) => [
      'vehicle_units.id',
      unit.fn.coalesce('cars.plate_id', 'car_suppliers.name').as('vehicle'),
      unit.fn.coalesce('cars.seats', 'external_seats').as('seats'),
      sql<string[]>`array(
        select concat_ws(' ', first_name, last_name) from unit_crew
          join operators on operators.id = operator_id
         where unit_id = vehicle_units.id order by unit_crew.position)`.as('crew'),
      sql<number>`(select coalesce(sum(head_count), 0)::int from unit_parts where unit_id = vehicle_units.id)`.as(
        'people',
      ),
    ])
    .where('tour_event_id', '=', departure)
    .orderBy('vehicle_units.created_at')
    .orderBy('vehicle_units.id')
    .execute()
  return rows.map(({ id, ...unit }) => ({ _id: id, ...unit }))
}
