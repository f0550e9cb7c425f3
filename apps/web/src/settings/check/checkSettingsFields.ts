import type { CheckSettings } from '@tourdesk/contract/settings/settings'
import { CheckSettingsInput } from '@tourdesk/contract/settings/settings'
import { checkCheckSettings } from '@tourdesk/domain/checks/checkCheckSettings'
import { defaultRules } from '@tourdesk/domain/checks/checkDay'
import { adjustableCodes, severityChoices } from '@tourdesk/domain/checks/checkRules'
import { licenseTypes } from '@tourdesk/domain/fleet/vocabulary'
import { z } from 'zod'
import { contractForm } from '../../kit/form/contractForm.ts'

const { defaultHours, minRestHours, maxHoursDay, maxHoursWeek } = CheckSettingsInput.shape
const nothing = { B: null, D1: null, D2: null, D3: null, D: null }

/** The settings of the day check with their rules. */
export const checkSettingsFields = contractForm(
  z.object({
    defaultHours: defaultHours.nullable().default(null),
    minRestHours: minRestHours.nullable().default(null),
    maxHoursDay: maxHoursDay.nullable().default(null),
    maxHoursWeek: maxHoursWeek.nullable().default(null),
    licences: z.record(z.enum(licenseTypes), z.number().nullable()).default(nothing),
    severities: z.record(z.enum(adjustableCodes), z.enum(severityChoices)).default(usual()),
  }),
  checkCheckSettings,
)

/** The values as they're typed. */
export type CheckSettingsValues = z.output<typeof checkSettingsFields.schema>

/** The values of a new installation. */
export const usualValues: CheckSettingsValues = valuesOf(defaultRules)

/** The form's values, with a severity for each finding. */
export function valuesOf({ severities, ...values }: Omit<CheckSettings, 'updatedAt'>): CheckSettingsValues {
  return { ...values, severities: { ...usual(), ...severities } }
}

/** What's sent. No number is null here, since the schema refuses empty fields. */
export function settingsOf(values: CheckSettingsValues): Omit<CheckSettings, 'updatedAt'> {
  const { defaultHours, minRestHours, maxHoursDay, maxHoursWeek, licences, severities } = values
  const { B, D1, D2, D3, D } = licences
  return {
    defaultHours: defaultHours ?? 0,
    minRestHours: minRestHours ?? 0,
    maxHoursDay: maxHoursDay ?? 0,
    maxHoursWeek: maxHoursWeek ?? 0,
    licences: { B: B ?? 0, D1: D1 ?? 0, D2: D2 ?? 0, D3: D3 ?? 0, D: D ?? 0 },
    severities,
  }
}

function usual() {
  return defaultRules.severities as Required<typeof defaultRules.severities>
}
