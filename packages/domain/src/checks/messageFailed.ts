import type { Check } from './check.ts'
import { messagesInState } from './messagesInState.ts'

/** Messages about the day that failed. */
export const messageFailed: Check<'message_failed'> = {
  severity: 'warn',
  find: (day) => messagesInState(day, 'failed'),
}
