import type { Day } from '@tourdesk/domain/calendar'
import { incidentsIn, stateOf } from '@tourdesk/domain/crew/stateOf'
import type { ReportedUnit } from '@tourdesk/domain/home/onTheRoad'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { unitOnDays } from '../../fleet/unitOnDays.ts'
import { compiled } from '../../kernel/compiled.ts'
import { answering, type Question } from '../../kernel/question.ts'
import { reportedBy } from '../events/reportedBy.ts'

/** Counts for each vehicle unit of a day: people who got on, didn't come and got off, and incidents. */
export function reportedUnits(date: Day): Question<ReportedUnit[]> {
  return answering(unitsOut({ date }), (units) =>
    units.map(({ parts, events }) => {
      const tapped = events.map(tappedIn)
      const taps = Map.groupBy(tapped, ({ entry }) => entry)
      const states = parts.map(({ entry_id, head_count }) => stateOf(head_count, taps.get(entry_id) ?? []))
      const sum = (field: 'boarded' | 'noShow' | 'droppedOff') =>
        states.reduce((total, state) => total + state[field], 0)
      return {
        people: parts.reduce((total, { head_count }) => total + head_count, 0),
        boarded: sum('boarded'),
        noShow: sum('noShow'),
        droppedOff: sum('droppedOff'),
        incidents: incidentsIn(tapped).length,
      }
    }),
  )
}

const unitsOut = compiled((db, { date }: { date: Day }) =>
  db
    .selectFrom('vehicle_units')
    .select('vehicle_units.id')
    .select((unit) => [
      jsonArrayFrom(
        unit
          .selectFrom('unit_parts')
          .select(['entry_id', 'head_count'])
          .whereRef('unit_id', '=', 'vehicle_units.id'),
      ).as('parts'),
      jsonArrayFrom(
        unit
          .selectFrom('boarding_events')
          .select(['id', 'kind', 'entry_id', 'count', 'undoes', 'at', 'operator_id', 'user_id'])
          .whereRef('unit_id', '=', 'vehicle_units.id')
          .where('kind', 'in', ['boarded', 'no_show', 'dropped_off', 'undo', 'incident']),
      ).as('events'),
    ])
    .where(unitOnDays({ start: date, end: date })),
)

type EventRow = ReturnType<ReturnType<typeof unitsOut>['read']>[number]['events'][number]

function tappedIn({ id, kind, entry_id, count, undoes, at, ...author }: EventRow) {
  const by = reportedBy(author)
  return { _id: id, kind, entry: entry_id, count, undoes, at: new Date(at).toISOString(), by }
}
