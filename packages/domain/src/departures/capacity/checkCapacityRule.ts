import { allOf, type Checked, checked, given, thenMake } from '../../checked.ts'
import type { Issue } from '../../decision.ts'
import type { CapacityForm } from './capacityRule.ts'

/** The most places of a rule. */
const mostPlaces = 9999

/** A checked rule; only the numbers of its mode are kept. */
export function checkCapacityRule<Form extends CapacityForm>(form: Form): Checked<Form & { tour: string }> {
  const { mode, group_type, language, startDate, endDate } = form
  const found = allOf(
    given('tour', form.tour, 'tour_required'),
    checked(null, [
      ...(mode === 'vehicles' && (group_type !== null || language !== null)
        ? [issue('mode', 'capacity_vehicles_shared')]
        : []),
      ...(mode !== 'open' && !isPlaces(form.places) ? [issue('places', 'capacity_invalid')] : []),
      ...(mode === 'open' && form.alertAt !== null && !isPlaces(form.alertAt)
        ? [issue('alertAt', 'capacity_invalid')]
        : []),
      ...(startDate && endDate && endDate < startDate ? [issue('endDate', 'end_before_start')] : []),
    ]),
  )
  return thenMake(found, ([tour]) => ({
    ...form,
    tour,
    weekdays: [...new Set(form.weekdays)].sort(),
    places: mode === 'open' ? null : form.places,
    alertAt: mode === 'open' ? form.alertAt : null,
  }))
}

function isPlaces(number: number | null): boolean {
  return number !== null && Number.isInteger(number) && number >= 1 && number <= mostPlaces
}

function issue(field: string, code: Issue['code']): Issue {
  return { field, code, ...(code === 'capacity_invalid' && { params: { most: mostPlaces } }) }
}
