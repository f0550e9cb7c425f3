import {
  customerEvents,
  longestMessage,
  longestSubject,
  messageChannels,
} from '@tourdesk/domain/messages/vocabulary'
import { z } from 'zod'

const words = z.object({ subject: z.string().max(longestSubject), body: z.string().max(longestMessage) })
/** The values of the form for writing a message; its target comes from the page. */
export const writeSchema = z.object({
  event: z.enum(customerEvents),
  channel: z.enum(messageChannels),
  texts: z.object({ en: words, he: words }),
})
export type WriteValues = z.output<typeof writeSchema>
