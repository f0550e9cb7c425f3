import { sql } from 'kysely'
import { placeColumns } from '../../entries/placeColumns.ts'
import { scopedQuestion } from '../../schema/orderTables.ts'

/** The parties on units, by pickup time and order. */
export const partiesOn = scopedQuestion((rows, { units }: { units: string[] }) =>
  rows
    .entries()
    .innerJoin('unit_parts', 'unit_parts.entry_id', 'order_entries.id')
    .innerJoin('orders', 'orders.id', 'order_entries.order_id')
    .select(['unit_parts.unit_id', 'unit_parts.head_count as people'])
    .select(['order_entries.id', 'order_entries.order_id', 'order_number', 'mobile_phone'])
    .select(sql<string>`trim(first_name || ' ' || last_name)`.as('customer'))
    .select([...placeColumns('pickup'), 'pickup_time'])
    .where('unit_parts.unit_id', '=', sql<string>`any(${units}::uuid[])`)
    .orderBy('pickup_time')
    .orderBy('order_number')
    .orderBy('order_entries.id'),
)

export type PartyRow = ReturnType<ReturnType<typeof partiesOn>['read']>[number]
