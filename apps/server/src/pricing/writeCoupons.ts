import type { NamedCoupon, WholeCoupon } from '@tourdesk/domain/pricing/checkCoupon'
import type { ListChange } from '@tourdesk/domain/pricing/priceManagement'
import type { Tx } from '../kernel/database.ts'
import { type FormColumns, nothingLeft } from '../kernel/formColumns.ts'
import { insertInto } from '../kernel/insertInto.ts'
import { newId } from '../kernel/newId.ts'
import { nextPosition } from './position.ts'

/**
 * Deletes removed coupons first, with their redemptions, so that their codes are free again.
 * Throws `coupon_used_more` (409) for a usage below the orders that use the coupon now.
 */
export async function writeCoupons(
  tx: Tx,
  { added, replaced, removed }: ListChange<NamedCoupon, WholeCoupon>,
): Promise<void> {
  for (const { _id } of removed) await tx.deleteFrom('coupons').where('id', '=', _id).execute()
  for (const { before, after } of replaced.toSorted(byId)) await replace(tx, before._id, after)
  const first = added.length > 0 ? await nextPosition(tx, 'coupons') : 0
  for (const [index, coupon] of added.entries()) {
    const id = newId()
    await insertInto(tx, 'coupons', { id, position: first + index, uses: 0, ...toRow(coupon) }).execute()
    await putTours(tx, id, coupon.tours)
  }
}

/** The order in which orders lock coupons, too, to prevent deadlocks. */
function byId(a: { before: NamedCoupon }, b: { before: NamedCoupon }): number {
  return a.before._id < b.before._id ? -1 : 1
}

async function replace(tx: Tx, id: string, coupon: WholeCoupon): Promise<void> {
  await tx.updateTable('coupons').set(toRow(coupon)).where('id', '=', id).execute()
  await tx.deleteFrom('coupon_tours').where('coupon_id', '=', id).execute()
  await putTours(tx, id, coupon.tours)
}

async function putTours(tx: Tx, coupon_id: string, tours: string[]): Promise<void> {
  if (tours.length === 0) return
  const rows = [...new Set(tours)].map((tour_id) => ({ coupon_id, tour_id }))
  await insertInto(tx, 'coupon_tours', rows).execute()
}

/** The columns of a coupon; its tours have their own table. */
function toRow({
  name,
  code,
  discount,
  allTours,
  tours: _named,
  start_date,
  end_date,
  usage,
  ...rest
}: Omit<WholeCoupon, '_id'>): FormColumns<'coupons', 'position' | 'uses'> {
  nothingLeft(rest)
  return { name, code, discount, all_tours: allTours, start_date, end_date, usage }
}
