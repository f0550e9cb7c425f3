import type { StoredLocation, WholeLocation } from '@tourdesk/domain/pricing/checkLocation'
import type { ListChange } from '@tourdesk/domain/pricing/priceManagement'
import type { Tx } from '../kernel/database.ts'
import { type FormColumns, nothingLeft } from '../kernel/formColumns.ts'
import { insertInto } from '../kernel/insertInto.ts'
import { newId } from '../kernel/newId.ts'
import { nextPosition } from './position.ts'

/** Clears old defaults before setting new ones, since a city never has two. */
export async function writeLocations(
  tx: Tx,
  { added, replaced, removed }: ListChange<StoredLocation, WholeLocation>,
  now: Date,
): Promise<void> {
  for (const { _id } of removed)
    await tx
      .updateTable('locations')
      .set({ deleted_at: now, is_default: false })
      .where('id', '=', _id)
      .execute()
  for (const { before } of replaced)
    await tx.updateTable('locations').set({ is_default: false }).where('id', '=', before._id).execute()
  for (const { before, after } of replaced)
    await tx.updateTable('locations').set(toRow(after)).where('id', '=', before._id).execute()
  if (added.length === 0) return
  const first = await nextPosition(tx, 'locations')
  const rows = added.map((item, index) => ({
    id: newId(),
    position: first + index,
    deleted_at: null,
    ...toRow(item),
  }))
  await insertInto(tx, 'locations', rows).execute()
}

function toRow({
  city,
  name,
  address,
  isDefault,
  lat,
  lng,
  ...rest
}: Omit<WholeLocation, '_id'>): FormColumns<'locations', 'position'> {
  nothingLeft(rest)
  return { city, name, address, is_default: isDefault, lat, lng }
}
