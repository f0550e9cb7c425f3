import { addDays, type Day, daysBetween } from '../calendar.ts'
import { isQuestioned } from './payStatement.ts'
import type { StatementState } from './vocabulary.ts'

/** How many days after its due day a statement is reminded of. */
export const reminderDays = [3, 14, 30] as const

/**
 * The reminder of a statement that's due on a day, by its days; null if none is. After a gap without a running
 * server, only the latest of those since `last`, the last day on which reminders were planned.
 */
export function reminderDue(dueOn: Day, last: Day, today: Day): number | null {
  return (
    reminderDays.findLast((days) => {
      const on = addDays(dueOn, days)
      return on <= today && daysBetween(last, on) > 0
    }) ?? null
  )
}

/** A statement as far as reminders depend on it; amounts in its currency. */
interface Reminded {
  state: StatementState
  lines: readonly { open: number; questions: readonly { answered: string | null }[] }[]
}

/** True while a statement can be reminded of: it's overdue, and not all that's open of it is questioned. */
export function isReminded({ state, lines }: Reminded): boolean {
  return state === 'overdue' && lines.some((line) => line.open > 0 && !isQuestioned(line))
}
