import { type Checked, checked, checkFields } from '../checked.ts'
import { readTime } from '../readTime.ts'

/** The longest time that parties are waited for, in minutes. */
const mostWaitMinutes = 120

/** The settings for crews; an empty number field is null. */
export interface CrewSettingsFields {
  replyDeadline: string
  waitMinutes: number | null
}

/** The settings for crews, with the deadline as `HH:mm`, or all their errors. */
export function checkCrewSettings<Form extends CrewSettingsFields>(form: Form): Checked<Form> {
  const { replyDeadline, waitMinutes } = form
  const deadline = readTime(replyDeadline)
  const isWait =
    waitMinutes !== null &&
    Number.isInteger(waitMinutes) &&
    waitMinutes >= 0 &&
    waitMinutes <= mostWaitMinutes
  return checkFields(form, {
    replyDeadline: checked(
      deadline ?? replyDeadline,
      deadline === null ? [{ field: 'replyDeadline', code: 'reply_deadline_invalid' }] : [],
    ),
    waitMinutes: checked(
      waitMinutes,
      isWait
        ? []
        : [{ field: 'waitMinutes', code: 'wait_minutes_invalid', params: { most: mostWaitMinutes } }],
    ),
  })
}
