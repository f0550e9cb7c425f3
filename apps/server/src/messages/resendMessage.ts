import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Message } from '@tourdesk/contract/messages/messages'
import type { Person } from '@tourdesk/domain/access/actor'
import { refuse } from '@tourdesk/domain/decision'
import { mayMove } from '@tourdesk/domain/messages/moves'
import { announce, inTransaction } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'
import { accept } from '../kernel/decide.ts'
import type { Product } from '../kernel/product.ts'
import { findMessage } from './findMessages.ts'
import type { StoredMessage } from './kind.ts'
import { kinds } from './kinds.ts'
import { lockMessage } from './moveMessage.ts'

/**
 * Writes a new message that repeats an old one with the current facts. It names the old one, which can't be
 * repeated again. Throws `not_found` (404), and `message_state` (409) for a message that hasn't been sent or
 * was repeated already.
 */
export async function resendMessage(
  call: Call<Person>,
  product: Pick<Product, 'env' | 'origin'>,
  id: string,
): Promise<Message> {
  authorize(call.actor, 'messages.write')
  return inTransaction(call, async (tx) => {
    const { event } = await findMessage({ db: tx, now: call.now }, id)
    const kind = kinds[event]
    await kind.lock(tx, await stored(tx, id))
    const { state, resentAs } = await lockMessage(tx, call, id)
    accept(mayMove('resend', state))
    if (resentAs) accept(refuse('message_state', { status: 'resent' }))
    const message = await stored(tx, id)
    const again = await kind.resend(tx, { call, product, message, key: `resend:${id}` })
    if (again.id === null) throw new Problem('message_state', { params: { status: 'resent' } })
    await announce(tx, call, ...again.happened)
    return findMessage({ db: tx, now: call.now }, again.id)
  })
}

function stored(tx: Tx, id: string): Promise<StoredMessage> {
  return tx.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}
