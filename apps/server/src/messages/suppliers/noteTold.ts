import type { RequestFacts } from '@tourdesk/domain/dispatch/supplier/supplierRequest'
import type { Tx } from '../../kernel/database.ts'

/** Records what a supplier knows about a vehicle from now on. */
export async function noteTold(tx: Tx, unit: string, supplier: string, facts: RequestFacts): Promise<void> {
  await tx
    .updateTable('supplier_requests')
    .set({ told: JSON.stringify(facts) })
    .where('unit_id', '=', unit)
    .where('car_supplier_id', '=', supplier)
    .execute()
}
