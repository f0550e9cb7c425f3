import { isAutomatic } from '@tourdesk/domain/messages/automatic'
import { isOn } from '@tourdesk/domain/messages/messageSettings'
import { withoutEvent } from '../../kernel/announce.ts'
import type { Product } from '../../kernel/product.ts'
import { readSettings } from '../../settings/readSettings.ts'
import { messages } from '../../settings/sections/messages.ts'
import type { Today } from '../kind.ts'
import { silence } from './goOut.ts'
import { planBalances } from './planBalances.ts'
import { planCrewDays } from './planCrewDays.ts'
import { planReminders } from './planReminders.ts'
import { sendNews } from './sendNews.ts'

/** The most messages per run; the next minute's run takes the rest. */
const mostAtOnce = 1000

/**
 * Every minute: plans what's due by the clock, and sends what's due, each message in its own transaction.
 * Servers that run this at once take different messages, and if one dies, its unfinished message is
 * unchanged. A message that can't be written doesn't block the others; rejects at the end with the first
 * error.
 */
export async function sendPlanned(product: Pick<Product, 'db' | 'clock'> & Today['product']): Promise<void> {
  const now = product.clock.now()
  await planReminders(product, now)
  await planBalances(product, now)
  await planCrewDays(product, now)
  const due = await product.db
    .selectFrom('messages')
    .select('id')
    .where('state', '=', 'planned')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('id')
    .limit(mostAtOnce)
    .execute()
  const errors: unknown[] = []
  for (const { id } of due) await sendOne(product, id, now).catch((error: unknown) => errors.push(error))
  if (errors.length > 0) throw errors[0]
}

/** Sends one planned message, if it's still planned and no other server has locked it. */
async function sendOne(
  product: Pick<Product, 'db'> & Today['product'],
  id: string,
  now: Date,
): Promise<void> {
  await withoutEvent(product, async (tx) => {
    const message = await tx
      .selectFrom('messages')
      .selectAll()
      .where('id', '=', id)
      .where('state', '=', 'planned')
      .where('due_at', '<=', now)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!message || !isAutomatic(message.event)) return
    const { event } = message
    const settings = await readSettings(tx, messages)
    if (!isOn(settings, event) && !message.is_hurried)
      return silence(tx, { ...message, event }, 'switched_off', { state: 'canceled' })
    return sendNews(tx, product, { ...message, event }, settings, now)
  })
}
