import type { StoredTicketType, WholeTicketType } from '@tourdesk/domain/pricing/checkTicketType'
import type { ListChange } from '@tourdesk/domain/pricing/priceManagement'
import type { Tx } from '../kernel/database.ts'
import { type FormColumns, nothingLeft } from '../kernel/formColumns.ts'
import { insertInto } from '../kernel/insertInto.ts'
import { newId } from '../kernel/newId.ts'
import { nextPosition } from './position.ts'

/** Deletes removed ones first, so that their names are free again. */
export async function writeTicketTypes(
  tx: Tx,
  { added, replaced, removed }: ListChange<StoredTicketType, WholeTicketType>,
): Promise<void> {
  for (const { _id } of removed) await tx.deleteFrom('ticket_types').where('id', '=', _id).execute()
  for (const { before, after } of replaced)
    await tx.updateTable('ticket_types').set(toRow(after)).where('id', '=', before._id).execute()
  if (added.length === 0) return
  const first = await nextPosition(tx, 'ticket_types')
  const rows = added.map((item, index) => ({ id: newId(), position: first + index, ...toRow(item) }))
  await insertInto(tx, 'ticket_types', rows).execute()
}

function toRow({
  type,
  pricePortion,
  notes,
  ...rest
}: Omit<WholeTicketType, '_id'>): FormColumns<'ticket_types', 'position'> {
  nothingLeft(rest)
  return { type, price_portion: pricePortion, notes }
}
