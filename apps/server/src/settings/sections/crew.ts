import { checkCrewSettings } from '@tourdesk/domain/settings/checkCrewSettings'
import type { Section, SectionForm } from '../section.ts'

interface CrewSettings {
  /** `HH:mm` of the day before. */
  replyDeadline: string
  /** From a pickup until a no-show can be marked. */
  waitMinutes: number
  /** Entries that boarded whole become completed in the night after. */
  completeAtNight: boolean
}

/** Until when crews answer, how long parties are waited for, and what happens at night. */
export const crewSection: Section<CrewSettings> = {
  name: 'crew',
  first: { replyDeadline: '18:00', waitMinutes: 10, completeAtNight: true },
}

export const crewForm: SectionForm<CrewSettings, object> = {
  ...crewSection,
  access: 'settings.write',
  check: checkCrewSettings,
  elsewhere: { read: async () => ({}), write: async () => {} },
}
