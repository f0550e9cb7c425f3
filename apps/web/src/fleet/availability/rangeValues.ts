import { issuesOf } from '@tourdesk/domain/checked'
import { checkRange } from '@tourdesk/domain/fleet/checkRange'
import { type RangeOwner, settableAvailability } from '@tourdesk/domain/fleet/vocabulary'
import { z } from 'zod'
import type { PickedDays } from './gridRow.ts'

const Fields = z.object({
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  status: z.enum(settableAvailability),
  notes: z.string(),
})
export type RangeValues = z.output<typeof Fields>

/** The rules of the dialog (AVL-05, AVL-08). */
export function rangeSchema(objType: RangeOwner) {
  return Fields.superRefine((values, context) => {
    for (const { field, code } of issuesOf(checkRange({ ...values, objType })))
      context.addIssue({ code: 'custom', path: [field], message: code })
  })
}

/** What the dialog starts with: the range on the day, else the days themselves as unavailable. */
export function rangeValuesOf({ range, startDate, endDate }: PickedDays): RangeValues {
  if (!range || range.status === 'assigned') return { startDate, endDate, status: 'unavailable', notes: '' }
  return { startDate: range.startDate, endDate: range.endDate, status: range.status, notes: range.notes }
}
