import {
  type CustomerNews,
  isAutomatic,
  isCrewNews,
  supplierEvents,
} from '@tourdesk/domain/messages/automatic'
import { customerEvents } from '@tourdesk/domain/messages/vocabulary'
import { readSettings } from '../../settings/readSettings.ts'
import { messages } from '../../settings/sections/messages.ts'
import { sendToCrew } from '../automatic/sendToCrew.ts'
import { sendToCustomer } from '../automatic/sendToCustomer.ts'
import { writeAsked } from './writeAsked.ts'
import type { StoredMessage, Writer } from './writer.ts'
import { writeSheet } from './writeSheet.ts'
import { writeSupplier } from './writeSupplier.ts'

/** Picks the writer of a message by how it was first written. */
export function writerOf({ event, batch_id, resends }: StoredMessage): Writer {
  if (event === 'sheet') return writeSheet
  if ((supplierEvents as readonly string[]).includes(event)) return writeSupplier
  const isAsked = batch_id !== null || resends !== null
  return isAsked && (customerEvents as readonly string[]).includes(event) ? writeAsked : writeNews
}

/** Writes automatic messages; they don't wait for their time, since a person is about to send them. */
export const writeNews: Writer = async (tx, { product, now }, message) => {
  const { event } = message
  if (!isAutomatic(event)) return
  const settings = await readSettings(tx, messages)
  const news = { ...message, is_hurried: true }
  if (isCrewNews(event)) return sendToCrew(tx, product, { ...news, event }, settings, now)
  return sendToCustomer(tx, product, { ...news, event: event as CustomerNews }, settings, now)
}
