import type { Day } from '@tourdesk/domain/calendar'
import { unitOnDays } from '../../fleet/unitOnDays.ts'
import { compiled } from '../../kernel/compiled.ts'

/** The departures of a day, including those of several days that are still out. */
export const departuresOn = compiled((db, { date }: { date: Day }) =>
  db
    .selectFrom('tour_events')
    .select(['id', 'state', 'version'])
    .where((eb) =>
      eb.or([
        eb('tour_date', '=', date),
        eb(
          'id',
          'in',
          eb
            .selectFrom('vehicle_units')
            .select('tour_event_id')
            .where(unitOnDays({ start: date, end: date })),
        ),
      ]),
    )
    // Opening a page makes departures that nothing is on; the first change raises their version.
    .where('version', '>', 1),
)
