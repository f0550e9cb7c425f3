import { Day, Id, listOf } from '@tourdesk/contract/parts'
import { groupTypes, languages } from '@tourdesk/domain/catalogue/vocabulary'
import { z } from 'zod'

/** The range of days shown; with `date` and `tour` the detail view of that departure and its filters (CAL-02, CAL-06). */
export const calendarSearch = z.object({
  startDate: Day.optional().catch(undefined),
  endDate: Day.optional().catch(undefined),
  date: Day.optional().catch(undefined),
  tour: Id.optional().catch(undefined),
  groupType: z.enum(groupTypes).optional().catch(undefined),
  languages: listOf(languages).catch(undefined),
  unassigned: z
    .literal([true, 'true'])
    .transform(() => true as const)
    .optional()
    .catch(undefined),
})
export type CalendarSearch = z.output<typeof calendarSearch>
