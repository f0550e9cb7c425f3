import { undoneIn } from '../crew/stateOf.ts'
import type { Check } from './check.ts'

/** An incident that nobody took back. */
export const incident: Check<'incident'> = {
  severity: 'warn',
  find({ reports }) {
    const undone = undoneIn(reports)
    return reports
      .filter(({ _id, kind }) => kind === 'incident' && !undone.has(_id))
      .map(({ _id, name, text, at, tour, tourCar, time, entries, operators }) => ({
        ...{ tour, tourCar, time, entries, operators },
        params: { name, text, at },
        facts: [_id, text],
      }))
  },
}
