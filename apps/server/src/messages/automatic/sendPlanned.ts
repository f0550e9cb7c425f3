import { type CustomerNews, isAutomatic, isCrewNews } from '@tourdesk/domain/messages/automatic'
import { isOn } from '@tourdesk/domain/messages/messageSettings'
import { withoutEvent } from '../../kernel/announce.ts'
import type { Product } from '../../kernel/product.ts'
import { readSettings } from '../../settings/readSettings.ts'
import { messages } from '../../settings/sections/messages.ts'
import { silence } from './goOut.ts'
import { planBalances } from './planBalances.ts'
import { planCrewDays } from './planCrewDays.ts'
import { planReminders } from './planReminders.ts'
import { type MakeCrewLink, sendToCrew } from './sendToCrew.ts'
import { sendToCustomer } from './sendToCustomer.ts'

/** The most messages of one round; the next minute takes the rest. */
const mostAtOnce = 1000

/**
 * Every minute: plans what's due by the clock, and lets what's due go out, each message in a transaction of its own.
 * Servers that do this at once take different messages, and what one that dies had begun is as before. One message that
 * can't be written keeps no other back; rejects at the end with the first one's error.
 */
export async function sendPlanned(
  product: Pick<Product, 'db' | 'clock' | 'env' | 'origin'> & { crewLink?: MakeCrewLink },
): Promise<void> {
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

/** Lets one planned message go out, if it still is and no other server holds it. */
async function sendOne(
  product: Pick<Product, 'db' | 'env' | 'origin'> & { crewLink?: MakeCrewLink },
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
    if (isCrewNews(event)) return sendToCrew(tx, product, { ...message, event }, settings, now)
    return sendToCustomer(tx, product, { ...message, event: event as CustomerNews }, settings, now)
  })
}
