import type { MessageTemplate } from '@tourdesk/contract/messages/messageTemplates'
import { type AutomaticEvent, automaticEvents } from '@tourdesk/domain/messages/automatic'
import { shippedText } from '@tourdesk/domain/messages/automaticTexts'
import type { TextLanguage } from '@tourdesk/domain/messages/languages'
import { fieldsOf, type TemplateField } from '@tourdesk/domain/messages/templateFields'
import {
  type MessageChannel,
  type MessageLanguage,
  messageChannels,
  messageLanguages,
} from '@tourdesk/domain/messages/vocabulary'
import type { Selectable } from 'kysely'
import type { Db, Tx } from '../../kernel/database.ts'
import type { MessageTemplates } from '../../schema/messages.ts'
import { neverSaved } from '../../settings/readSettings.ts'

/** Identifies a text. */
export interface TemplateName {
  event: AutomaticEvent
  channel: MessageChannel
  language: TextLanguage
}

/** All texts, with the fields that they may name. */
export async function findTemplates(db: Db | Tx) {
  const stored = await db.selectFrom('message_templates').selectAll().orderBy('language').execute()
  const data = automaticEvents.flatMap((event) =>
    messageChannels.flatMap((channel) => {
      const own = stored.filter((row) => row.event === event && row.channel === channel)
      const shipped = messageLanguages.map((language) => {
        const changed = own.find((row) => row.language === language)
        return changed ? toTemplate(changed) : shippedTemplate({ event, channel, language })
      })
      return [...shipped, ...own.filter(({ language }) => !isShipped(language)).map(toTemplate)]
    }),
  )
  return {
    data,
    fields: Object.fromEntries(automaticEvents.map((event) => [event, [...fieldsOf(event)]])) as Record<
      AutomaticEvent,
      TemplateField[]
    >,
  }
}

/** The stored text, or the one that ships with the product. */
export function templateOf(
  name: TemplateName,
  stored: Selectable<MessageTemplates> | undefined,
): MessageTemplate {
  return stored ? toTemplate(stored) : shippedTemplate(name)
}

function toTemplate({ updated_by, updated_at, ...row }: Selectable<MessageTemplates>): MessageTemplate {
  return { ...row, isChanged: true, updatedBy: updated_by, updatedAt: updated_at.toISOString() }
}

/** Falls back to the English text in languages that the product doesn't ship. */
function shippedTemplate({ event, channel, language }: TemplateName): MessageTemplate {
  const text = shippedText(event, channel, isShipped(language) ? language : 'en')
  return {
    event,
    channel,
    language,
    ...text,
    isChanged: false,
    updatedBy: '',
    updatedAt: neverSaved.toISOString(),
  }
}

function isShipped(language: TextLanguage): language is MessageLanguage {
  return (messageLanguages as readonly TextLanguage[]).includes(language)
}
