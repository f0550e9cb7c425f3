import type { Answer } from '@tourdesk/contract/kernel/route'
import type { HandoutAsk, handouts } from '@tourdesk/contract/messages/handouts'
import type { Person } from '@tourdesk/domain/access/actor'
import { refuse } from '@tourdesk/domain/decision'
import { lockUnitsOf } from '../../dispatch/manifest/printManifests.ts'
import { dayOfScope } from '../../dispatch/manifest/unitsInScope.ts'
import { announce, inTransaction, unchanged } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { accept } from '../../kernel/decide.ts'
import type { Announced } from '../../kernel/eventReader.ts'
import type { Product } from '../../kernel/product.ts'
import { countBatch } from '../countBatch.ts'
import { startBatch } from '../startBatch.ts'
import { planHandouts } from './planHandouts.ts'
import { sendSheets } from './sendSheets.ts'

type Sent = Answer<typeof handouts.send>

/**
 * Hands sheets out by message: one for each person or supplier, with their sheets attached if it's a mail.
 * Each makes a version of its units, like a print. Repeating a `clientKey` sends nothing. Throws `not_found`
 * (404), `too_many_units` (400), and `no_channel` (409) if it reaches nobody.
 */
export async function handOut(
  call: Call<Person>,
  product: Pick<Product, 'env'>,
  { clientKey, ...ask }: HandoutAsk & { clientKey: string },
): Promise<Sent> {
  authorize(call.actor, 'messages.write')
  authorize(call.actor, 'dispatch.read')
  return inTransaction(call, async (tx) => {
    const { batch, isNew } = await startBatch(tx, call, { clientKey, event: 'sheet', texts: null })
    if (!isNew) return unchanged(await answerOf(tx, batch))
    await lockUnitsOf(tx, await dayOfScope(tx, ask.scope))
    const { planned, date } = await planHandouts({ ...call, db: tx }, product, ask)
    if (planned.every(({ shown }) => shown.channel === null)) accept(refuse('no_channel'))
    const happened: Announced['event'][] = []
    for (const plan of planned) {
      const sent = await sendSheets(tx, { call, env: product.env }, plan, {
        date,
        batch,
      })
      happened.push(...sent.happened)
    }
    const [first, ...others] = happened
    if (first) await announce(tx, call, first, ...others)
    return answerOf(tx, batch)
  })
}

async function answerOf(tx: Tx, batch: string): Promise<Sent> {
  const units = await tx
    .selectFrom('manifest_print_units as part')
    .innerJoin('messages', 'messages.print_id', 'part.print_id')
    .select(['part.unit_id as tourCar', 'part.version'])
    .distinct()
    .where('batch_id', '=', batch)
    .orderBy('part.unit_id')
    .orderBy('part.version')
    .execute()
  return { ...(await countBatch(tx, batch)), units }
}
