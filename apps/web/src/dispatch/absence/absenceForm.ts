import { AbsenceForm, type TouchedUnit } from '@tourdesk/contract/dispatch/absences'
import type { Day } from '@tourdesk/domain/calendar'
import { checkRange } from '@tourdesk/domain/fleet/checkRange'
import type { Control } from 'react-hook-form'
import { contractForm, type FormValues } from '../../kit/form/contractForm.ts'

export const absenceForm = contractForm(AbsenceForm, (values) =>
  checkRange({ ...values, objType: 'Operator', status: 'unavailable' }),
)

export type AbsenceValues = FormValues<typeof AbsenceForm>
export type AbsenceControl = Control<AbsenceValues, unknown, AbsenceValues>

/** The value for a unit that nobody takes over. */
export const leftOpen = 'open'

/** Who was chosen for a unit: the one that's suggested, unless the person chose, and as long as they're free. */
export function chosenFor(unit: TouchedUnit, replacements: Record<string, string>): string {
  const chosen = replacements[unit._id]
  const isOffered = chosen === leftOpen || unit.candidates.some(({ _id }) => _id === chosen)
  return (isOffered ? chosen : unit.suggested) ?? leftOpen
}

/** The days as a query; null while they can't be asked about. */
export function daysAsked({ startDate, endDate }: Pick<AbsenceValues, 'startDate' | 'endDate'>) {
  if (startDate === null || (endDate !== null && endDate < startDate)) return null
  return { startDate, ...(endDate !== null && { endDate }) } satisfies { startDate: Day; endDate?: Day }
}
