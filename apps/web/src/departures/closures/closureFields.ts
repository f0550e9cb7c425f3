import { ClosureInput } from '@tourdesk/contract/departures/departureClosures'
import type { Day } from '@tourdesk/domain/calendar'
import { checkClosure } from '@tourdesk/domain/departures/closures/checkClosure'
import { contractForm, type FormValues } from '../../kit/form/contractForm.ts'

/** The form of a closure; its days are today's or later. */
export const closureFieldsOn = (today: Day) => contractForm(ClosureInput, (form) => checkClosure(form, today))
export type ClosureValues = FormValues<typeof ClosureInput>
