import { createHash } from 'node:crypto'
import type { MessageTemplate } from '@tourdesk/contract/messages/messageTemplates'
import type { Person } from '@tourdesk/domain/access/actor'
import { diffOf } from '@tourdesk/domain/activity/diffOf'
import { checkMessageText } from '@tourdesk/domain/messages/checkMessageText'
import type { MessageText } from '@tourdesk/domain/messages/messageText'
import { sql } from 'kysely'
import { announce, inTransaction, unchanged } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { acceptFields } from '../../kernel/decide.ts'
import { insertInto } from '../../kernel/insertInto.ts'
import { checkVersion, nextVersion } from '../../kernel/versions.ts'
import { type TemplateName, templateOf } from './findTemplates.ts'

/**
 * Saves a text, or restores the original (`null`). Throws a field error (400) for each wrong field, and
 * `changed_by_another` (409) if `updatedAt` isn't the stored version.
 */
export async function changeTemplate(
  call: Call<Person>,
  name: TemplateName,
  sent: MessageText | null,
  updatedAt: string | undefined,
): Promise<MessageTemplate> {
  authorize(call.actor, 'messages.templates')
  const text = sent && acceptFields(checkMessageText(name.event, name.channel, sent))
  return inTransaction(call, async (tx) => {
    const before = await lockTemplate(tx, name)
    checkVersion(updatedAt, new Date(before.updatedAt))
    if (!text && !before.isChanged) return unchanged(before)
    await remove(tx, name)
    if (text)
      await insertInto(tx, 'message_templates', {
        ...name,
        ...text,
        updated_by: call.actor.name,
        updated_at: nextVersion(new Date(before.updatedAt), call.now),
      }).execute()
    const after = await readTemplate(tx, name)
    await announce(tx, call, {
      name: text ? 'messageTemplate.changed' : 'messageTemplate.reset',
      subject: { id: idOf(name), name: `${name.event} ${name.channel} ${name.language}`, accountId: null },
      facts: { message: name.event, channel: name.channel, language: name.language },
      ...diffOf(wordsOf(before), wordsOf(after)),
    })
    return after
  })
}

/** Locks the text's name, since a text that nobody changed has no row to lock. */
async function lockTemplate(tx: Tx, name: TemplateName): Promise<MessageTemplate> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`template ${idOf(name)}`}, 0))`.execute(tx)
  return readTemplate(tx, name)
}

async function readTemplate(tx: Tx, { event, channel, language }: TemplateName): Promise<MessageTemplate> {
  const stored = await tx
    .selectFrom('message_templates')
    .selectAll()
    .where('event', '=', event)
    .where('channel', '=', channel)
    .where('language', '=', language)
    .executeTakeFirst()
  return templateOf({ event, channel, language }, stored)
}

async function remove(tx: Tx, { event, channel, language }: TemplateName): Promise<void> {
  await tx
    .deleteFrom('message_templates')
    .where('event', '=', event)
    .where('channel', '=', channel)
    .where('language', '=', language)
    .execute()
}

function wordsOf({ subject, body }: MessageTemplate) {
  return { subject, body }
}

/** Always the same id for the same text, since the log needs one. */
function idOf({ event, channel, language }: TemplateName): string {
  const hex = createHash('sha256').update(`${event} ${channel} ${language}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
