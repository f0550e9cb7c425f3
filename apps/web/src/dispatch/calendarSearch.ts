import { Day, Id } from '@tourdesk/contract/parts'
import { z } from 'zod'

/** The range of days shown; with `date` and `tour` the detail view of that departure (CAL-02, CAL-06). */
export const calendarSearch = z.object({
  startDate: Day.optional().catch(undefined),
  endDate: Day.optional().catch(undefined),
  date: Day.optional().catch(undefined),
  tour: Id.optional().catch(undefined),
})
export type CalendarSearch = z.output<typeof calendarSearch>
