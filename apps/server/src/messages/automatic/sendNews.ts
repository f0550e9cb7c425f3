import {
  type CustomerNews,
  isAgencyNews,
  isCrewNews,
  isWaitingNews,
} from '@tourdesk/domain/messages/automatic'
import type { MessageSettings } from '@tourdesk/domain/messages/messageSettings'
import type { Tx } from '../../kernel/database.ts'
import type { Today } from '../kind.ts'
import type { Planned } from './goOut.ts'
import { sendToAgency } from './sendToAgency.ts'
import { sendToCrew } from './sendToCrew.ts'
import { sendToCustomer } from './sendToCustomer.ts'
import { sendToWaiting } from './sendToWaiting.ts'

/** Sends an automatic message, or decides not to. The caller has locked it. */
export function sendNews(
  tx: Tx,
  product: Today['product'],
  message: Planned,
  settings: MessageSettings,
  now: Date,
): Promise<void> {
  const { event } = message
  if (isCrewNews(event)) return sendToCrew(tx, product, { ...message, event }, settings, now)
  if (isAgencyNews(event)) return sendToAgency(tx, product, { ...message, event }, settings, now)
  if (isWaitingNews(event)) return sendToWaiting(tx, product, { ...message, event }, settings, now)
  return sendToCustomer(tx, product, { ...message, event: event as CustomerNews }, settings, now)
}
