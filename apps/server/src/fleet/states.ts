import type { OperatorOnDay } from '@tourdesk/contract/fleet/operators'
import type { Day, DayRange } from '@tourdesk/domain/calendar'
import type { AvailabilityStatus } from '@tourdesk/domain/fleet/vocabulary'
import { sql } from 'kysely'
import { answering, type Question } from '../kernel/question.ts'
import { everyOrder } from '../kernel/scope.ts'
import { scopedQuestion } from '../schema/orderTables.ts'
import { unitOnDays } from './unitOnDays.ts'

/** State of a car or an operator over some days. */
export type StateOf = (id: string) => State

type State = Pick<OperatorOnDay, 'unitId' | 'heldBy'> & { dayStatus: AvailabilityStatus }

/**
 * The state of every car and operator over some days: on a vehicle unit, else the worst status set for any of
 * the days, else available. `unitId` and `heldBy` name the unit.
 */
export function statesOn(days: DayRange): Question<StateOf> {
  return answering(stateRows(everyOrder, days), (rows) => {
    const worst = new Map<string, State>()
    for (const { resource, ...state } of rows) {
      const known = worst.get(resource) ?? available
      if (severity[state.dayStatus] > severity[known.dayStatus]) worst.set(resource, state)
    }
    return (id) => worst.get(id) ?? available
  })
}

const available: State = { dayStatus: 'available', unitId: null, heldBy: null }

const severity: Record<AvailabilityStatus, number> = {
  available: 0,
  reserved: 1,
  unavailable: 2,
  assigned: 3,
}

/**
 * The units and ranges set by hand that occupy a car or an operator (`resource`) on any of the days. A
 * departure's units are numbered by age, as on its board. Describes each unit once, whatever it occupies.
 */
const stateRows = scopedQuestion((rows, { start, end }: { start: Day; end: Day | null }) => {
  const days = sql`daterange(${start}::date, ${end}::date, '[]')`
  const firstPickup = rows
    .entries()
    .innerJoin('unit_parts', 'unit_parts.entry_id', 'order_entries.id')
    .select((entry) => entry.fn.min('pickup_time').as('time'))
    .where('unit_parts.unit_id', '=', sql.ref<string>('units.id'))
  return sql<State & { resource: string }>`
    with held as (
      select car_id as resource, id as unit_id from vehicle_units
       where car_id is not null and ${unitOnDays({ start, end })}
      union all
      select operator_id, unit_id from unit_crew join vehicle_units on vehicle_units.id = unit_id
       where ${unitOnDays({ start, end })}
    ), shown as materialized (
      select units.id, json_build_object(
        'tour', tours.name,
        'date', units.tour_date,
        'time', ${firstPickup},
        'number', (select count(*) from vehicle_units mates
                    where mates.tour_event_id = units.tour_event_id and mates.id <= units.id),
        'vehicle', coalesce(cars.plate_id, car_suppliers.name)
      ) as "heldBy"
        from vehicle_units units
        join tours on tours.id = units.tour_id
        left join cars on cars.id = units.car_id
        left join car_suppliers on car_suppliers.id = units.car_supplier_id
       where units.id in (select unit_id from held)
    )
    select resource, 'assigned' as "dayStatus", unit_id as "unitId", "heldBy"
      from held join shown on shown.id = unit_id
    union all
    select coalesce(car_id, operator_id), status, null, null from availability_ranges
     where daterange(start_date, end_date, '[]') && ${days}`
})
