import type { Day } from '@tourdesk/domain/calendar'
import { undoneIn } from '@tourdesk/domain/crew/stateOf'
import { tapKinds } from '@tourdesk/domain/crew/vocabulary'
import { compiled } from '../../kernel/compiled.ts'
import { answering, type Question } from '../../kernel/question.ts'
import { reportedBy } from '../events/reportedBy.ts'

/** The vehicle units leaving on a day on which someone was tapped, unless all taps were undone. */
export function tappedUnits(date: Day): Question<Set<string>> {
  return answering(tapsOn({ date }), (rows) => {
    const undone = undoneIn(rows.map((row) => ({ ...row, _id: row.id, by: reportedBy(row) })))
    return new Set(
      rows.filter(({ id, kind }) => kind !== 'undo' && !undone.has(id)).map(({ unit_id }) => unit_id),
    )
  })
}

const tapsOn = compiled((db, { date }: { date: Day }) =>
  db
    .selectFrom('boarding_events')
    .innerJoin('vehicle_units', 'vehicle_units.id', 'unit_id')
    .select(['boarding_events.id', 'kind', 'unit_id', 'undoes', 'operator_id', 'user_id'])
    .where('tour_date', '=', date)
    .where('kind', 'in', [...tapKinds, 'undo']),
)
