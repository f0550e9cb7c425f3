import { addMonths, dayIn, instantIn } from '@tourdesk/domain/calendar'
import { withoutEvent } from '../kernel/announce.ts'
import { jobKind } from '../kernel/jobs.ts'
import type { Product } from '../kernel/product.ts'

export const emptyMessagesJob = jobKind<object>('emptyMessages', 3)

const monthsKept = 24

/**
 * Every night: deletes the texts of messages older than 24 months, with the texts and files of their mails;
 * event, recipient, state and time stay.
 */
export async function emptyMessages({ db, clock }: Pick<Product, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const before = instantIn(addMonths(dayIn(now), -monthsKept), '00:00')
  await withoutEvent({ db }, async (tx) => {
    const old = tx.selectFrom('messages').select('id').where('created_at', '<', before)
    await tx
      .updateTable('mail_outbox')
      .set({ subject: '', html: '', body_text: '' })
      .where('message_id', 'in', old)
      .where('body_text', '!=', '')
      .where('status', '!=', 'pending')
      .execute()
    await tx
      .deleteFrom('mail_files')
      .where('mail_id', 'in', (eb) =>
        eb.selectFrom('mail_outbox').select('mail_outbox.id').where('message_id', 'in', old),
      )
      .execute()
    await tx
      .updateTable('messages')
      .set({ subject: '', body: '', content: '', emptied_at: now })
      .where('created_at', '<', before)
      .where('emptied_at', 'is', null)
      .where('state', '!=', 'planned')
      .execute()
  })
}
