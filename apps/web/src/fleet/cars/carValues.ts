import type { CarRecord } from '@tourdesk/contract/fleet/cars'
import type { Day } from '@tourdesk/domain/calendar'
import { issuesOf } from '@tourdesk/domain/checked'
import { checkCar } from '@tourdesk/domain/fleet/checkCar'
import { z } from 'zod'
import { fieldMessage } from '../../app/problems.ts'

const Fields = z.object({
  plateId: z.string(),
  make: z.string(),
  year: z.number().nullable(),
  seats: z.number().nullable(),
  isPrivateOwned: z.boolean(),
  notes: z.string(),
})
export type CarValues = z.output<typeof Fields>

/** The rules of the form (CAR-05 to CAR-08); the newest year depends on the day. */
export function carSchema(today: Day) {
  return Fields.superRefine((values, context) => {
    for (const { field, code, params } of issuesOf(checkCar(values, today)))
      context.addIssue({ code: 'custom', path: [field], message: fieldMessage(code, params) })
  })
}

/** What the form starts with. */
export function carValuesOf(car: CarRecord | null): CarValues {
  return {
    plateId: car?.plateId ?? '',
    make: car?.make ?? '',
    year: car?.year ?? null,
    seats: car?.seats ?? null,
    isPrivateOwned: car?.isPrivateOwned ?? false,
    notes: car?.notes ?? '',
  }
}
