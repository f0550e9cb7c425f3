import { Problem } from '@tourdesk/contract/kernel/problem'
import type { MessageAsk } from '@tourdesk/contract/messages/messages'
import type { Person } from '@tourdesk/domain/access/actor'
import type { DomainEvent } from '@tourdesk/domain/activity/events'
import { refuse } from '@tourdesk/domain/decision'
import { isUrgent, whenToSend } from '@tourdesk/domain/messages/whenToSend'
import { keyOf } from '@tourdesk/domain/messages/whoGetsIt'
import { sql } from 'kysely'
import { announce, inTransaction, unchanged } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'
import { accept } from '../kernel/decide.ts'
import { insertInto } from '../kernel/insertInto.ts'
import { newId } from '../kernel/newId.ts'
import type { Product } from '../kernel/product.ts'
import { plainMail } from '../outbox/mails/bilingual.ts'
import { queueMail } from '../outbox/queueMail.ts'
import { lockRows } from '../schema/lockRows.ts'
import { findTargets } from './customerEntries.ts'
import { goesByItself } from './goesByItself.ts'
import { type Planned, planMessages } from './planMessages.ts'
import { tourFile } from './tourFile.ts'

interface Sent {
  mailed: number
  byHand: number
  silent: number
}

/**
 * Sends what the preview showed: mails go out, or wait for the end of the quiet hours, and so do texts if there's a
 * gateway for them; the rest waits for a person.
 * Nobody gets the same twice, also when two people send at once. Throws the refusals of `planMessages`, and 409
 * `preview_outdated` if the preview would now show something else, `no_channel` if it reaches nobody.
 */
export async function sendMessages(
  call: Call<Person>,
  product: Pick<Product, 'env' | 'origin'>,
  { hash, clientKey, ...ask }: MessageAsk & { hash: string; clientKey: string },
): Promise<Sent> {
  authorize(call.actor, 'messages.write')
  return inTransaction(call, async (tx) => {
    const batch = newId()
    // Waits for another call with the same key.
    const added = await insertInto(tx, 'message_batches', {
      id: batch,
      client_key: clientKey,
      event: ask.event,
      created_by: call.actor.userId,
      created_at: call.now,
    })
      .onConflict((conflict) => conflict.column('client_key').doNothing())
      .executeTakeFirst()
    if (added.numInsertedOrUpdatedRows === 0n) return unchanged(await sentBefore(tx, clientKey))
    const step = { ...call, db: tx }
    const orders = (await findTargets(step, ask.target)).map(({ order }) => order)
    await lockRows(tx, 'orders', [...new Set(orders)])
    const plan = await planMessages(step, product, ask)
    if (plan.hash !== hash) throw new Problem('preview_outdated')
    const going = plan.planned.filter(({ shown }) => shown.channel !== null)
    if (going.length === 0) accept(refuse('no_channel'))
    for (const planned of plan.planned) await writeMessage(tx, call, product, { batch, ask, planned })
    const [first, ...rest] = going.map((planned) => eventOf(planned, ask))
    if (first) await announce(tx, call, first, ...rest)
    return countOf(tx, batch)
  })
}

async function writeMessage(
  tx: Tx,
  call: Call<Person>,
  product: Pick<Product, 'env' | 'origin'>,
  { batch, ask, planned }: { batch: string; ask: MessageAsk; planned: Planned },
): Promise<void> {
  const { entry, told, content, shown } = planned
  const { channel, language, address, recipient, subject, text } = shown
  const id = newId()
  const isOurs = goesByItself(channel, product.env)
  const state = channel === null ? 'suppressed' : isOurs ? 'mailed' : 'by_hand'
  const added = await insertInto(tx, 'messages', {
    id,
    batch_id: batch,
    key: channel && keyOf(ask.event, entry, { batch, told }),
    event: ask.event,
    state,
    reason: shown.reason,
    channel,
    order_id: entry.order,
    order_number: entry.order_number,
    entry_id: entry.entry,
    recipient,
    address,
    language,
    content,
    subject,
    body: text,
    by_name: call.actor.name,
    created_at: call.now,
    sent_at: null,
    sent_by: null,
  })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst()
  if (added.numInsertedOrUpdatedRows === 0n || channel === null || !isOurs) return
  const sendAt = whenToSend(call.now, {
    isUrgent: ask.event === 'pickup_changed' && isUrgent(call.now, entry),
  })
  const file =
    channel === 'email' && ask.event === 'tour_reminder' ? tourFile(product, call.now, entry) : null
  const mail = {
    kind: 'message',
    recipient: address,
    ...(channel === 'email' ? plainMail(language, { subject, body: text }) : { subject: '', html: '', text }),
  } as const
  await queueMail(tx, mail, call.now, { messageId: id, sendAt, channel, files: file ? [file] : [] })
}

function eventOf({ entry, shown }: Planned, { event }: MessageAsk): DomainEvent {
  return {
    name: 'order.messaged',
    subject: { id: entry.order, name: String(entry.order_number), accountId: entry.account_id },
    agentId: entry.agent_id,
    days: [entry.date],
    facts: { message: event, channel: shown.channel, to: shown.address },
  }
}

async function sentBefore(tx: Tx, clientKey: string): Promise<Sent> {
  const { id } = await tx
    .selectFrom('message_batches')
    .select('id')
    .where('client_key', '=', clientKey)
    .executeTakeFirstOrThrow()
  return countOf(tx, id)
}

async function countOf(tx: Tx, batch: string): Promise<Sent> {
  const rows = await tx
    .selectFrom('messages')
    .leftJoin('mail_outbox', 'mail_outbox.message_id', 'messages.id')
    .select(
      sql<'mailed' | 'byHand' | 'silent'>`case
        when messages.channel is null then 'silent'
        when mail_outbox.id is null and messages.channel <> 'email' then 'byHand'
        else 'mailed'
      end`.as('way'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('batch_id', '=', batch)
    .groupBy('way')
    .execute()
  const count = (way: keyof Sent) => Number(rows.find((row) => row.way === way)?.count ?? 0)
  return { mailed: count('mailed'), byHand: count('byHand'), silent: count('silent') }
}
