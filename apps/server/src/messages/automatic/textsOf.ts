import type { AutomaticEvent } from '@tourdesk/domain/messages/automatic'
import { shippedText } from '@tourdesk/domain/messages/automaticTexts'
import type { TextLanguage } from '@tourdesk/domain/messages/languages'
import type { MessageText } from '@tourdesk/domain/messages/messageText'
import type { MessageChannel } from '@tourdesk/domain/messages/vocabulary'
import type { Db, Tx } from '../../kernel/database.ts'

/** A text and its language. */
export type Worded = MessageText & { language: TextLanguage }

/** An event's text for a channel, in the language if there is one, otherwise in English. */
export type TextFor = (channel: MessageChannel, language: TextLanguage) => Worded

/** The texts of an event: those that staff changed, otherwise those that ship with the product. */
export async function textsOf(db: Db | Tx, event: AutomaticEvent): Promise<TextFor> {
  const stored = await db
    .selectFrom('message_templates')
    .select(['channel', 'language', 'subject', 'body'])
    .where('event', '=', event)
    .execute()
  return (channel, language) => {
    const own = stored.filter((row) => row.channel === channel)
    const found = own.find((row) => row.language === language)
    if (found) return found
    if (language === 'he') return { language, ...shippedText(event, channel, language) }
    return (
      own.find((row) => row.language === 'en') ?? { language: 'en', ...shippedText(event, channel, 'en') }
    )
  }
}
