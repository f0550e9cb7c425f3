import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Answer } from '@tourdesk/contract/kernel/route'
import type { MessageAsk, messages } from '@tourdesk/contract/messages/messages'
import type { Person } from '@tourdesk/domain/access/actor'
import { refuse } from '@tourdesk/domain/decision'
import { isAboutPickup } from '@tourdesk/domain/messages/vocabulary'
import { keyOf } from '@tourdesk/domain/messages/whoGetsIt'
import { announce, inTransaction, unchanged } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import { accept } from '../kernel/decide.ts'
import type { Product } from '../kernel/product.ts'
import { lockRows } from '../schema/lockRows.ts'
import { readSettings } from '../settings/readSettings.ts'
import { messages as messageSettings } from '../settings/sections/messages.ts'
import { noteEntryTold } from './automatic/noteEntryTold.ts'
import { countBatch } from './countBatch.ts'
import { customerMessage, eventOf } from './customerMessage.ts'
import { findTargets } from './findTargets.ts'
import { planMessages } from './planMessages.ts'
import { startBatch } from './startBatch.ts'
import { writeMessage } from './writeMessage.ts'

type Sent = Answer<typeof messages.send>

/**
 * Sends what the preview showed. Mails, and texts if there's a gateway for them, are sent at once or when the
 * quiet hours end; the rest is to be sent by hand. Nobody gets the same message twice, even if two people
 * send at once. Throws the refusals of `planMessages`, and 409 `preview_outdated` if the preview would now
 * show something else, `no_channel` if it reaches nobody.
 */
export async function sendMessages(
  call: Call<Person>,
  product: Pick<Product, 'env' | 'origin'>,
  { hash, clientKey, ...ask }: MessageAsk & { hash: string; clientKey: string },
): Promise<Sent> {
  authorize(call.actor, 'messages.write')
  return inTransaction(call, async (tx) => {
    const texts = ask.texts ? JSON.stringify(ask.texts) : null
    const { batch, isNew } = await startBatch(tx, call, { clientKey, event: ask.event, texts })
    if (!isNew) return unchanged(await countBatch(tx, batch))
    const step = { ...call, db: tx }
    const orders = (await findTargets(step, ask.target)).map(({ order }) => order)
    await lockRows(tx, 'orders', [...new Set(orders)])
    const plan = await planMessages(step, product, ask)
    if (plan.hash !== hash) throw new Problem('preview_outdated')
    const going = plan.planned.filter(({ shown }) => shown.channel !== null)
    if (going.length === 0) accept(refuse('no_channel'))
    const { customersQuiet } = await readSettings(tx, messageSettings)
    for (const planned of plan.planned) {
      const key = keyOf(ask.event, planned.entry, { batch, told: planned.told })
      const said = customerMessage(call, product, ask.event, planned, customersQuiet)
      await writeMessage(
        tx,
        { env: product.env, now: call.now },
        { ...said, key, about: { ...said.about, batch_id: batch } },
      )
      if (isAboutPickup(ask.event) && said.channel) await noteEntryTold(tx, planned.entry, call.now)
    }
    const [first, ...rest] = going.map((planned) => eventOf(planned, ask.event))
    if (first) await announce(tx, call, first, ...rest)
    return countBatch(tx, batch)
  })
}
