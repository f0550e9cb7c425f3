import { Problem } from '@tourdesk/contract/kernel/problem'
import type { CustomerEvent } from '@tourdesk/domain/messages/vocabulary'
import { everyOrder } from '../../kernel/scope.ts'
import { askOf } from '../askOf.ts'
import { planMessages } from '../planMessages.ts'
import { tourFile } from '../tourFile.ts'
import { endMessage, store } from './store.ts'
import type { Writer } from './writer.ts'

/** Writes a message that someone asked to send to a customer, with their tour as it is now. */
export const writeAsked: Writer = async (tx, { product, now }, message) => {
  const event = message.event as CustomerEvent
  const ask = await askOf(tx, message)
  const { planned } = await planMessages({ db: tx, scope: everyOrder, now }, product, ask, {
    again: true,
  }).catch((error: unknown) => {
    // Its tour is no longer on the order.
    if (error instanceof Problem && error.code === 'not_found') return { planned: [] }
    throw error
  })
  const plan = planned[0]
  if (!plan) return endMessage(tx, message, 'overtaken')
  const { channel, address, recipient, language, subject, text, reason } = plan.shown
  if (channel === null) return endMessage(tx, message, reason ?? 'no_address')
  const files = event === 'tour_reminder' ? tourFile(product, now, [plan.entry]) : []
  const said = { channel, address, recipient, language, subject, body: text, content: plan.content }
  return store(tx, { env: product.env, now }, message, { ...said, files })
}
