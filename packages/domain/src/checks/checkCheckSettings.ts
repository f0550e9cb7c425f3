import { type Checked, checked } from '../checked.ts'
import type { Issue } from '../decision.ts'
import { type LicenseType, licenseTypes } from '../fleet/vocabulary.ts'
import { type CheckRules, type HoursField, hourLimits, hoursFields, mostPassengers } from './checkRules.ts'

/** The settings for the check of a day; an empty number field is null. */
export interface CheckSettingsFields extends Record<HoursField, number | null> {
  licences: Record<LicenseType, number | null>
  severities: CheckRules['severities']
}

/** The settings for the check of a day, or all their errors: `hours_out_of_range`, `passengers_out_of_range`. */
export function checkCheckSettings<Form extends CheckSettingsFields>(form: Form): Checked<Form> {
  const ofHours = hoursFields.flatMap((field): Issue[] => {
    const { least, most } = hourLimits[field]
    return isWithin(form[field], least, most)
      ? []
      : [{ field, code: 'hours_out_of_range', params: { least, most } }]
  })
  const ofLicences = licenseTypes.flatMap((type): Issue[] =>
    isWithin(form.licences[type], 1, mostPassengers)
      ? []
      : [{ field: `licences.${type}`, code: 'passengers_out_of_range', params: { most: mostPassengers } }],
  )
  return checked(form, [...ofHours, ...ofLicences])
}

function isWithin(value: number | null, least: number, most: number): boolean {
  return value !== null && Number.isInteger(value) && value >= least && value <= most
}
