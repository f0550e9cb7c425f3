import { Problem } from '@tourdesk/contract/kernel/problem'
import type { SupplierEvent } from '@tourdesk/domain/messages/automatic'
import type { Reader } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { everyOrder } from '../../kernel/scope.ts'
import { lockRows } from '../../schema/lockRows.ts'
import type { Kind, StoredMessage } from '../kind.ts'
import { noteTold } from './noteTold.ts'
import { letterOf, planLetter, type SupplierLetter, tellSupplier } from './tellSupplier.ts'
import { type SuppliedUnit, storedRequest, suppliedNow } from './unitOfSupplier.ts'

/** Messages to car suppliers about a vehicle, as it is now; a cancellation says what they last knew. */
export const requests: Kind = {
  async lock(tx, { unit_id: unit }) {
    if (unit) await lockRows(tx, 'vehicle_units', [unit])
  },
  async rewrite(tx, { product, now }, message) {
    const current = await currentOf({ db: tx, scope: everyOrder, now }, message)
    if (!current) return 'overtaken'
    const { unit, letter, supplied } = current
    const planned = await planLetter(tx, product.env, letter)
    if (supplied && planned.channel) await noteTold(tx, unit.id, letter.supplier, letter.facts)
    return letterOf(planned, letter, message.print_id)
  },
  async resend(tx, { call, product, message, key }) {
    if (!message.unit_id || !message.recipient_id) throw new Problem('not_found')
    const current = await currentOf({ ...call, db: tx }, message)
    if (!current) throw new Problem('supplier_missing')
    const { unit, letter, supplied } = current
    const by = { env: product.env, actor: call.actor, now: call.now }
    const told = await tellSupplier(tx, { ...by, ...current, key, resends: message.id })
    if (supplied) await noteTold(tx, unit.id, letter.supplier, letter.facts)
    return {
      id: told.id,
      happened: [
        {
          name: 'unit.messaged',
          subject: { ...unit, accountId: null },
          days: [message.unit_day ?? ''],
          facts: { message: letter.event, channel: told.channel, to: told.address },
        },
      ],
    }
  },
}

/** What a message would say now; null if the vehicle is no longer the supplier's. */
async function currentOf(
  reader: Pick<Reader, 'scope' | 'now'> & { db: Tx },
  { event: named, unit_id: id, unit_name, recipient_id: supplier }: StoredMessage,
): Promise<{
  unit: { id: string; name: string }
  letter: SupplierLetter
  supplied: SuppliedUnit | null
} | null> {
  const event = named as SupplierEvent
  const stored = id && supplier ? await storedRequest(reader.db, id, supplier) : undefined
  if (!id || !supplier || !stored) return null
  const isCancel = event === 'supplier_canceled'
  const supplied = isCancel ? null : await suppliedNow(reader, id, supplier)
  if (!isCancel && !supplied) return null
  const { language, contact, remarks, told } = stored
  const letter = { event, supplier, facts: supplied?.facts ?? told, language, contact, remarks }
  return { unit: { id, name: unit_name ?? '' }, letter, supplied }
}
