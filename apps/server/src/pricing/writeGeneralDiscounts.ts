import type { StoredDiscount, WholeDiscount } from '@tourdesk/domain/pricing/checkGeneralDiscount'
import type { ListChange } from '@tourdesk/domain/pricing/priceManagement'
import type { Tx } from '../kernel/database.ts'
import { type FormColumns, nothingLeft } from '../kernel/formColumns.ts'
import { insertInto } from '../kernel/insertInto.ts'
import { newId } from '../kernel/newId.ts'
import { nextPosition } from './position.ts'

/** Writes a save's changes to the discounts. */
export async function writeGeneralDiscounts(
  tx: Tx,
  { added, replaced, removed }: ListChange<StoredDiscount, WholeDiscount>,
): Promise<void> {
  for (const { _id } of removed) await tx.deleteFrom('general_discounts').where('id', '=', _id).execute()
  for (const { before, after } of replaced) {
    await tx.updateTable('general_discounts').set(toRow(after)).where('id', '=', before._id).execute()
    await tx.deleteFrom('general_discount_tours').where('general_discount_id', '=', before._id).execute()
    await putTours(tx, before._id, after.tours)
  }
  const first = added.length > 0 ? await nextPosition(tx, 'general_discounts') : 0
  for (const [index, discount] of added.entries()) {
    const id = newId()
    await insertInto(tx, 'general_discounts', { id, position: first + index, ...toRow(discount) }).execute()
    await putTours(tx, id, discount.tours)
  }
}

async function putTours(tx: Tx, general_discount_id: string, tours: string[]): Promise<void> {
  if (tours.length === 0) return
  const rows = [...new Set(tours)].map((tour_id) => ({ general_discount_id, tour_id }))
  await insertInto(tx, 'general_discount_tours', rows).execute()
}

/** The columns of a discount; its tours have their own table. */
function toRow({
  discount,
  allTours,
  tours: _named,
  bookingOrTour,
  start_date,
  end_date,
  languages,
  groupTypes,
  ...rest
}: Omit<WholeDiscount, '_id'>): FormColumns<'general_discounts', 'position'> {
  nothingLeft(rest)
  return {
    discount,
    all_tours: allTours,
    booking_or_tour: bookingOrTour,
    start_date,
    end_date,
    languages,
    group_types: groupTypes,
  }
}
