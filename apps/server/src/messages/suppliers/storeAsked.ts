import type { SupplierAsk } from '@tourdesk/contract/messages/supplierRequests'
import type { Person } from '@tourdesk/domain/access/actor'
import type { RequestFacts } from '@tourdesk/domain/dispatch/supplier/supplierRequest'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { insertInto } from '../../kernel/insertInto.ts'

interface Asked extends Required<SupplierAsk> {
  unitId: string
  supplier: string
  facts: RequestFacts
  clientKey: string
}

/** Records that a supplier was asked. Clears an earlier reply, which was to another request. */
export async function storeAsked(
  tx: Tx,
  call: Call<Person>,
  { unitId, supplier, facts, clientKey, ...ask }: Asked,
): Promise<void> {
  const row = {
    state: 'asked',
    told: JSON.stringify(facts),
    ...ask,
    client_key: clientKey,
    asked_at: call.now,
    asked_by: call.actor.name,
    replied_at: null,
    replied_by: null,
    note: '',
    unit_day: facts.date,
  } as const
  await insertInto(tx, 'supplier_requests', { unit_id: unitId, car_supplier_id: supplier, ...row })
    .onConflict((conflict) => conflict.columns(['unit_id', 'car_supplier_id']).doUpdateSet(row))
    .execute()
}
