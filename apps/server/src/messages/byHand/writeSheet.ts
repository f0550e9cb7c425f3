import type { Tx } from '../../kernel/database.ts'
import { contactsOf } from '../sheets/recipients.ts'
import { endMessage, store } from './store.ts'
import type { StoredMessage, Writer } from './writer.ts'

/** Updates the number of handed-out sheets; their text belongs to the version it names. */
export const writeSheet: Writer = async (tx, { product, now }, message) => {
  const { channel, recipient_id: recipient, recipient_kind } = message
  if (channel === null || recipient === null) return
  if (!(await isOnVehicle(tx, message))) return endMessage(tx, message, 'overtaken')
  const kind = recipient_kind === 'supplier' ? 'supplier' : 'driver'
  const contact = (await contactsOf(tx, [{ kind, recipient }], false)).get(recipient)
  const address = contact?.addresses[channel]
  if (!contact || !address) return endMessage(tx, message, 'no_address')
  const { language, subject, body, content } = message
  const said = { channel, address, recipient: contact.name, language, subject, body, content, files: [] }
  return store(tx, { env: product.env, now }, message, said)
}

/** True if the recipient is still on one of the sheets' vehicles. */
async function isOnVehicle(
  tx: Tx,
  { print_id, unit_id, recipient_id, recipient_kind }: StoredMessage,
): Promise<boolean> {
  const units = tx
    .selectFrom('vehicle_units')
    .select('vehicle_units.id')
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('vehicle_units.id', '=', unit_id),
        exists(
          selectFrom('manifest_print_units')
            .select('unit_id')
            .where('print_id', '=', print_id)
            .whereRef('unit_id', '=', 'vehicle_units.id'),
        ),
      ]),
    )
  const theirs =
    recipient_kind === 'supplier'
      ? units.where('car_supplier_id', '=', recipient_id)
      : units.where(({ exists, selectFrom }) =>
          exists(
            selectFrom('unit_crew')
              .select('operator_id')
              .whereRef('unit_crew.unit_id', '=', 'vehicle_units.id')
              .where('operator_id', '=', recipient_id),
          ),
        )
  return (await theirs.limit(1).executeTakeFirst()) !== undefined
}
