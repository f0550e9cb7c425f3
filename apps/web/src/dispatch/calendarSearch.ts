import { Day, Id, listOf } from '@tourdesk/contract/parts'
import { groupTypes, languages } from '@tourdesk/domain/catalogue/vocabulary'
import { z } from 'zod'
import { readable } from '../kit/readable.ts'

/** The range of days shown; with `date` and `tour` the detail view of that departure and its filters (CAL-02, CAL-06). */
export const calendarSearch = readable(
  z.object({
    startDate: Day.optional(),
    endDate: Day.optional(),
    date: Day.optional(),
    tour: Id.optional(),
    groupType: z.enum(groupTypes).optional(),
    languages: listOf(languages),
    unassigned: z
      .literal([true, 'true'])
      .transform(() => true as const)
      .optional(),
  }),
)
export type CalendarSearch = z.output<typeof calendarSearch>
