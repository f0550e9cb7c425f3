import { automaticEvents } from '@tourdesk/domain/messages/automatic'
import { textLanguages } from '@tourdesk/domain/messages/languages'
import { templateFields } from '@tourdesk/domain/messages/templateFields'
import { longestMessage, messageChannels } from '@tourdesk/domain/messages/vocabulary'
import { z } from 'zod'
import { route } from '../kernel/route.ts'
import { Id, Instant } from '../parts.ts'

const TemplateParams = z.object({
  event: z.enum(automaticEvents),
  channel: z.enum(messageChannels),
  language: z.enum(textLanguages),
})

/** Isn't trimmed, unlike other texts; the rule refuses one that's too long at its field. */
const words = z
  .string()
  .max(5 * longestMessage)
  .refine((value) => !value.includes('\0') && value.isWellFormed())
const TemplateWords = z.object({ subject: words, body: words })

/** The text of an event for a channel in a language. */
export const MessageTemplate = TemplateParams.extend({
  subject: z.string(),
  body: z.string(),
  /** False for the text that the product came with. */
  isChanged: z.boolean(),
  updatedBy: z.string(),
  updatedAt: Instant,
}).meta({ id: 'MessageTemplate' })
export type MessageTemplate = z.output<typeof MessageTemplate>

/** A text filled with the facts of an order or a vehicle unit. */
const TemplatePreview = z.object({
  subject: z.string(),
  text: z.string(),
  language: z.enum(textLanguages),
  /** Its length in letters and in SMS. */
  length: z.int(),
  smsParts: z.int(),
  /**
   * Which order or unit the facts are from; null if there's none yet, and the text shows the fields' names.
   */
  about: z.string().nullable(),
})
export type TemplatePreview = z.output<typeof TemplatePreview>

export const messageTemplates = {
  list: route({
    method: 'GET',
    path: '/messageTemplates',
    access: 'messages.templates',
    summary:
      'The texts of messages that go out by themselves: English and Hebrew of every event, and other languages that staff added; and what each event’s texts may name',
    answer: z.object({
      data: z.array(MessageTemplate),
      fields: z.record(z.enum(automaticEvents), z.array(z.enum(templateFields))),
    }),
  }),
  change: route({
    method: 'PUT',
    path: '/messageTemplates/:event/:channel/:language',
    access: 'messages.templates',
    summary: 'Save a text; `updatedAt` is the version last read',
    params: TemplateParams,
    body: TemplateWords.extend({ updatedAt: Instant.optional() }),
    answer: MessageTemplate,
  }),
  reset: route({
    method: 'POST',
    path: '/messageTemplates/:event/:channel/:language/reset',
    access: 'messages.templates',
    summary: 'Bring the original text back; `updatedAt` is the version last read',
    params: TemplateParams,
    body: z.object({ updatedAt: Instant.optional() }),
    answer: MessageTemplate,
  }),
  preview: route({
    method: 'POST',
    path: '/messageTemplates/preview',
    access: 'messages.templates',
    summary:
      'A text with the facts of an order, or of a unit for texts to the crew; without one of the newest order or the next unit',
    body: TemplateParams.extend({
      ...TemplateWords.shape,
      orderNumber: z.int().positive().max(2_000_000_000).optional(),
      unit: Id.optional(),
    }),
    answer: TemplatePreview,
  }),
}

/** The request for a text's preview. */
export type PreviewAsk = z.output<typeof messageTemplates.preview.body>
