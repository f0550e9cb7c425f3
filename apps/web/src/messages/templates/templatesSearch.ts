import { automaticEvents } from '@tourdesk/domain/messages/automatic'
import { textLanguages } from '@tourdesk/domain/messages/languages'
import { messageChannels } from '@tourdesk/domain/messages/vocabulary'
import { z } from 'zod'

/** Which text is open. */
export const templatesSearch = z.object({
  event: z.enum(automaticEvents).default('order_confirmed').catch('order_confirmed'),
  channel: z.enum(messageChannels).default('email').catch('email'),
  language: z.enum(textLanguages).default('en').catch('en'),
})
export type TemplatesSearch = z.output<typeof templatesSearch>

/** Left out of the address. */
export const templatesDefaults = templatesSearch.parse({})
