import { CrewSettingsInput } from '@tourdesk/contract/settings/settings'
import { checkCrewSettings } from '@tourdesk/domain/settings/checkCrewSettings'
import { z } from 'zod'
import { contractForm } from '../../kit/form/contractForm.ts'

const { replyDeadline, waitMinutes, completeAtNight } = CrewSettingsInput.shape

/** The crew's settings with their rules. */
export const crewSettingsFields = contractForm(
  z.object({
    replyDeadline: replyDeadline.default(''),
    waitMinutes: waitMinutes.nullable().default(null),
    completeAtNight: completeAtNight.default(true),
  }),
  checkCrewSettings,
)

/** The values as they're typed. */
export type CrewSettingsValues = z.output<typeof crewSettingsFields.schema>
