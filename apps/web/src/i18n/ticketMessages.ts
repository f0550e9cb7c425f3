import { ticketTypeLabels } from '@tourdesk/words/vocabulary'
import { defineMessages } from './messages.ts'

/** Labels of the standard ticket types; the office can add others. */
export const ticketMessages = defineMessages(ticketTypeLabels)
