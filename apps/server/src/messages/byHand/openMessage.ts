import type { Message } from '@tourdesk/contract/messages/messages'
import type { Person } from '@tourdesk/domain/access/actor'
import { announce, inTransaction, unchanged } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import type { Today } from '../kind.ts'
import { lockMessage } from '../moveMessage.ts'
import { writeToday } from './writeToday.ts'

/**
 * Opens a message that a person is about to send, with the current number and facts; its state says whether
 * there's still something to send by hand. Throws `not_found` (404).
 */
export async function openMessage(
  call: Call<Person>,
  product: Today['product'],
  id: string,
): Promise<Message> {
  authorize(call.actor, 'messages.write')
  return inTransaction(call, async (tx) => {
    await lockMessage(tx, call, id)
    const { message, isNew, happened } = await writeToday(tx, { product, now: call.now }, id)
    if (!isNew) return unchanged(message)
    if (happened) await announce(tx, call, happened)
    return message
  })
}
