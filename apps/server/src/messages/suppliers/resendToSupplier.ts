import { Problem } from '@tourdesk/contract/kernel/problem'
import type { SupplierEvent } from '@tourdesk/domain/messages/automatic'
import { lockRows } from '../../schema/lockRows.ts'
import type { Resender } from '../resender.ts'
import { noteTold } from './noteTold.ts'
import { tellSupplier } from './tellSupplier.ts'
import { storedRequest, suppliedNow } from './unitOfSupplier.ts'

/**
 * Repeats a message to a supplier, with the vehicle as it is now; a cancellation says what they last knew.
 */
export const resendToSupplier: Resender = {
  async lock(tx, { unit }) {
    if (unit) await lockRows(tx, 'vehicle_units', [unit._id])
  },
  async resend(tx, { call, product, message, key }) {
    const { unit, recipientId: supplier } = message
    const event = message.event as SupplierEvent
    if (!unit || !supplier) throw new Problem('not_found')
    const stored = await storedRequest(tx, unit._id, supplier)
    const supplied =
      event === 'supplier_canceled' ? null : await suppliedNow({ ...call, db: tx }, unit._id, supplier)
    if (!stored || (event !== 'supplier_canceled' && !supplied)) throw new Problem('supplier_missing')
    const { language, contact, remarks } = stored
    const { id, channel, address } = await tellSupplier(tx, {
      env: product.env,
      actor: call.actor,
      now: call.now,
      letter: { event, supplier, facts: supplied?.facts ?? stored.told, language, contact, remarks },
      unit: { id: unit._id, name: unit.name },
      key,
      resends: message._id,
      supplied,
    })
    if (id === null) throw new Problem('message_state', { params: { status: 'resent' } })
    if (supplied) await noteTold(tx, unit._id, supplier, supplied.facts)
    return {
      id,
      happened: [
        {
          name: 'unit.messaged',
          subject: { id: unit._id, name: unit.name, accountId: null },
          days: [unit.date],
          facts: { message: event, channel, to: address },
        },
      ],
    }
  },
}
