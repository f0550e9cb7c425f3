import { checkCheckSettings } from '@tourdesk/domain/checks/checkCheckSettings'
import { defaultRules } from '@tourdesk/domain/checks/checkDay'
import type { CheckRules } from '@tourdesk/domain/checks/checkRules'
import type { Section, SectionForm } from '../section.ts'

/** The thresholds of the check of a day, what licences allow, and how urgent each finding is. */
export const checkSection: Section<CheckRules> = {
  name: 'check',
  first: defaultRules,
  byKey: ['licences', 'severities'],
}

export const checkForm: SectionForm<CheckRules, object> = {
  ...checkSection,
  access: 'settings.write',
  check: checkCheckSettings,
  elsewhere: { read: async () => ({}), write: async () => {} },
}
