import { ticketTypeLabels } from '@tourdesk/contract/words'
import { defineMessages } from './messages.ts'

/** Labels of the standard ticket types; the office can add others. */
export const ticketMessages = defineMessages(ticketTypeLabels)
