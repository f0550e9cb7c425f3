import type { Check } from './check.ts'
import { messagesInState } from './messagesInState.ts'

/** Messages about the day that are pending until a person sends them. */
export const messageByHand: Check<'message_by_hand'> = {
  severity: 'warn',
  find: (day) => messagesInState(day, 'by_hand'),
}
