import type { SupplierEvent } from '@tourdesk/domain/messages/automatic'
import { everyOrder } from '../../kernel/scope.ts'
import { noteTold } from '../suppliers/noteTold.ts'
import { planLetter } from '../suppliers/tellSupplier.ts'
import { storedRequest, suppliedNow } from '../suppliers/unitOfSupplier.ts'
import { endMessage, store } from './store.ts'
import type { Writer } from './writer.ts'

/**
 * Writes a message to a car supplier with the vehicle as it is now; a cancellation says what they last knew.
 */
export const writeSupplier: Writer = async (tx, { product, now }, message) => {
  const event = message.event as SupplierEvent
  const { unit_id: unit, recipient_id: supplier, print_id: print } = message
  const asked = unit && supplier ? await storedRequest(tx, unit, supplier) : undefined
  if (!unit || !supplier || !asked) return endMessage(tx, message, 'overtaken')
  const isCancel = event === 'supplier_canceled'
  const supplied = isCancel ? null : await suppliedNow({ db: tx, scope: everyOrder, now }, unit, supplier)
  if (!isCancel && !supplied) return endMessage(tx, message, 'overtaken')
  const { language, contact, remarks } = asked
  const facts = supplied?.facts ?? asked.told
  const letter = { event, supplier, facts, language, contact, remarks }
  const { recipient, channel, address, subject, text } = await planLetter(tx, product.env, letter)
  if (channel === null) return endMessage(tx, message, 'no_address')
  if (supplied) await noteTold(tx, unit, supplier, supplied.facts)
  const name = `manifest_${facts.date}_supplier_${language}.pdf`
  const files = print ? [{ name, mediaType: 'application/pdf', print }] : []
  const { content } = message
  const said = { channel, address, recipient, language, subject, body: text, content, files }
  return store(tx, { env: product.env, now }, message, said)
}
