import type { Check } from './check.ts'
import { messagesInState } from './messagesInState.ts'

/** Messages about the day that wait until somebody sends them. */
export const messageByHand: Check<'message_by_hand'> = {
  severity: 'warn',
  find: (day) => messagesInState(day, 'by_hand'),
}
