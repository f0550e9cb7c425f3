import { checkCrewSettings } from '@tourdesk/domain/settings/checkCrewSettings'
import type { Section, SectionForm } from '../section.ts'

interface CrewSettings {
  /** `HH:mm` of the day before. */
  replyDeadline: string
  /** Minutes from the pickup until a no-show can be marked. */
  waitMinutes: number
  /** Fully boarded entries become completed the following night. */
  completeAtNight: boolean
}

/** The crews' reply deadline, how long to wait for parties, and what happens at night. */
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
