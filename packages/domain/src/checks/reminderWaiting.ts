import type { Check } from './check.ts'
import { messagesInState } from './messagesInState.ts'

/** Reminders that are pending until there's a pickup time. */
export const reminderWaiting: Check<'reminder_waiting'> = {
  severity: 'warn',
  find: (day) => messagesInState(day, 'waiting'),
}
