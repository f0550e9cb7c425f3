import type { MessageChannel } from '@tourdesk/domain/messages/vocabulary'
import type { Tx } from '../kernel/database.ts'
import type { NewRow } from '../kernel/insertInto.ts'
import type { Product } from '../kernel/product.ts'
import { type Attached, queueMail } from '../outbox/queueMail.ts'
import type { FeatureTables } from '../schema/tables.ts'
import { letterHead } from './automatic/letterHead.ts'
import { type LetterHead, letterMail } from './letterMail.ts'

/** What a message says, to whom and how; without a channel nobody gets it, for the `reason` given. */
export interface Letter
  extends Pick<
    NewRow<FeatureTables, 'messages'>,
    'reason' | 'recipient' | 'address' | 'language' | 'subject' | 'body' | 'content'
  > {
  channel: MessageChannel | null
  /** Attachments of a mail. */
  files: readonly Attached[]
}

/** Hands a message to its channel: as a mail with its files, or as a text. */
export async function handOver(
  tx: Tx,
  { env, now, sendAt = now, head }: { env: Product['env']; now: Date; sendAt?: Date; head?: LetterHead },
  id: string,
  { channel, address, language, subject, body, files }: Omit<Letter, 'channel'> & { channel: MessageChannel },
): Promise<void> {
  const isMail = channel === 'email'
  const content = isMail
    ? letterMail(language, { subject, body }, head ?? (await letterHead(tx, { env })))
    : { subject: '', html: '', text: body }
  await queueMail(tx, { kind: 'message', recipient: address, ...content }, now, {
    messageId: id,
    sendAt,
    channel,
    files: isMail ? files : [],
  })
}
