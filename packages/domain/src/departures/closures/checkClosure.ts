import type { Day } from '../../calendar.ts'
import { allOf, type Checked, checked, checkFields, filled, given, thenMake, wrong } from '../../checked.ts'

/** A closure as its form holds it. */
export interface ClosureForm {
  startDate: Day | null
  /** Null until further notice. */
  endDate: Day | null
  /** None for all tours. */
  tours: string[]
  reason: string
}

/** The days and tours of a closure. It starts today at the earliest. */
export function checkClosedDays<Form extends Omit<ClosureForm, 'reason'>>(
  form: Form,
  today: Day,
): Checked<Form & { startDate: Day }> {
  const { startDate, endDate } = form
  return checkFields(form, {
    startDate:
      startDate !== null && startDate < today
        ? wrong('startDate', 'day_past')
        : given('startDate', startDate, 'start_date_required'),
    endDate:
      startDate !== null && endDate !== null && endDate < startDate
        ? wrong('endDate', 'end_before_start')
        : checked(endDate, []),
    tours: checked([...new Set(form.tours)], []),
  })
}

/** The same with its reason. */
export function checkClosure<Form extends ClosureForm>(
  form: Form,
  today: Day,
): Checked<Form & { startDate: Day }> {
  const found = allOf(checkClosedDays(form, today), filled('reason', form.reason, 'reason_required'))
  return thenMake(found, ([days, reason]) => ({ ...days, reason: reason.trim() }))
}
