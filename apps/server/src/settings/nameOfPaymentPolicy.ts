import type { Tx } from '../kernel/database.ts'

/** A payment policy's name for the log. */
export async function nameOfPaymentPolicy(tx: Tx, id: string | null): Promise<string | null> {
  if (id === null) return null
  const policy = await tx
    .selectFrom('payment_policies')
    .select('name')
    .where('id', '=', id)
    .executeTakeFirst()
  return policy?.name ?? null
}
