import type { MailRequest } from '@tourdesk/domain/activity/events'
import type { Tx } from '../kernel/database.ts'

/**
 * The recipient of the first mail of a kind that contains a text; null if there was none, or it couldn't be
 * sent.
 */
export async function findMailedTo(tx: Tx, kind: MailRequest['kind'], part: string): Promise<string | null> {
  const mail = await tx
    .selectFrom('mail_outbox')
    .select('recipient')
    .where('kind', '=', kind)
    .where('status', '<>', 'failed')
    .where('body_text', 'like', `%${part}%`)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  return mail?.recipient ?? null
}
