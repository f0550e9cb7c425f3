import type { Tx } from '../kernel/database.ts'

/** The position after the last item of a list, for a new one. */
export async function nextPosition(
  tx: Tx,
  table: 'coupons' | 'general_discounts' | 'ticket_types' | 'locations',
): Promise<number> {
  const { last } = await tx
    .selectFrom(table)
    .select((eb) => eb.fn.max('position').as('last'))
    .executeTakeFirstOrThrow()
  return last === null ? 0 : last + 1
}
