import { type Location, LocationInput } from '@tourdesk/contract/pricing/pricing'
import { checkLocation } from '@tourdesk/domain/pricing/checkLocation'
import { contractForm, type FormValues } from '../../kit/form/contractForm.ts'

export type LocationValues = FormValues<typeof LocationInput>

/** The fields of a pickup or drop-off location with their rules. */
export const locationFields = contractForm(LocationInput, checkLocation)

/** Initial values; a new location is in Herzliya until another city is chosen. */
export function locationValuesOf(location: Location | null): LocationValues {
  return location ? locationFields.valuesOf(location) : { ...locationFields.valuesOf(null), city: 'herzliya' }
}
