import { sizes } from './records.ts'

/**
 * Gives the largest departures of each day, up to a fortnight from today, a vehicle, a driver and a guide.
 */
export function planningStatements(today: string): string[] {
  return [
    'analyze orders, order_entries',
    `create temp table planned on commit drop as
       select tour_event_id, tour_id, tour_date, place from (
         select tour_event_id, tour_id, tour_date,
           row_number() over (partition by tour_date order by sum(head_count) desc, tour_id) - 1 as place
           from order_entries where status <> 'CANCELED' and tour_date <= date '${today}' + 14
          group by tour_event_id, tour_id, tour_date
       ) ranked where place < ${sizes.vehicles}`,
    'analyze planned',
    `insert into vehicle_units (id, tour_event_id, tour_id, tour_date, end_date, car_id, created_at, updated_at)
     select pg_temp.id_of('unit' || tour_event_id), tour_event_id, tour_id, tour_date, tour_date, pg_temp.id('car', place),
       tour_date - interval '1 day', tour_date - interval '1 day'
       from planned`,
    `insert into unit_crew (unit_id, operator_id, is_guide, is_driver, start_date, end_date, position)
     select pg_temp.id_of('unit' || tour_event_id), pg_temp.id('operator', place + part * ${sizes.guides}), part = 0, part = 1,
       tour_date, tour_date, part
       from planned, generate_series(0, 1) part`,
    // As many parties as the vehicle has room for, in the order of booking.
    `insert into unit_parts (entry_id, unit_id, tour_event_id, position, participants, updated_at)
     select id, pg_temp.id_of('unit' || tour_event_id), tour_event_id, 0, participants, tour_date - interval '1 day'
       from (
         select order_entries.id, tour_event_id, order_entries.tour_date, participants,
           sum(head_count) over (partition by tour_event_id order by order_entries.id) as seats
           from order_entries join planned using (tour_event_id) where status <> 'CANCELED'
       ) aboard
      where seats <= 19`,
    // The check of each part only uses an index if there are statistics; otherwise it reads all entries every
    // time.
    'analyze unit_parts',
    'set constraints all immediate',
    `insert into availability_ranges (id, operator_id, start_date, end_date, status)
     select pg_temp.id('off', n * 100 + month), pg_temp.id('operator', n), first, first + 2,
       case when n % 2 = 0 then 'unavailable' else 'reserved' end
       from generate_series(0, ${sizes.guides + sizes.drivers - 1}) n, generate_series(-36, 11) month,
         lateral (select date '${today}' + month * 30 + pg_temp.pick(n * 100 + month + 36, 40, 20) as first) days`,
  ]
}
