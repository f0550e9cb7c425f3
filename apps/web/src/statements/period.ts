import type { Day } from '@tourdesk/domain/calendar'
import { issuesOf } from '@tourdesk/domain/checked'
import { daysOfRange } from '@tourdesk/domain/relativeRange'
import { checkPeriod } from '@tourdesk/domain/statements/statement'
import { z } from 'zod'
import { fieldMessage } from '../kit/fieldMessage.ts'

/** The days that drafts are for, and whether what's older is on them. */
export const Period = z.object({ from: z.string(), to: z.string(), includeOlder: z.boolean() })
type PeriodValues = z.output<typeof Period>

/** Tells at the form what's wrong with its period. */
export function refinePeriod(values: PeriodValues, context: z.RefinementCtx): void {
  for (const { field, code, params } of issuesOf(checkPeriod(values)))
    context.addIssue({ code: 'custom', path: [field], message: fieldMessage(code, params) })
}

/** Last month, which is what's usually billed. */
export function usualPeriod(today: Day): PeriodValues {
  const { startDate, endDate } = daysOfRange('last_month', today)
  return { from: startDate, to: endDate, includeOlder: true }
}
