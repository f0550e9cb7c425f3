import { flagsOf } from '@tourdesk/domain/crew/flagsOf'
import type { EventFlag } from '@tourdesk/domain/crew/vocabulary'
import { noShowFrom } from '@tourdesk/domain/crew/window'
import type { Tx } from '../../kernel/database.ts'
import { everyOrder } from '../../kernel/scope.ts'
import { scopedRows } from '../../schema/orderTables.ts'
import { readSettings } from '../../settings/readSettings.ts'
import { crewSection } from '../../settings/sections/crew.ts'
import type { RoadEvent } from './roadEvent.ts'

export type Party = NonNullable<Awaited<ReturnType<typeof findParty>>>

/**
 * The entry of an event, whatever became of it since, and how many of its people ride on the unit; null if there's no such
 * entry. The crew of the unit may say what happened to it, so it's looked for in all orders.
 */
export async function findParty(tx: Tx, entry: string, unit: string) {
  const row = await scopedRows(tx, everyOrder)
    .entries()
    .innerJoin('orders', 'orders.id', 'order_entries.order_id')
    .leftJoin('unit_parts', (join) =>
      join.onRef('unit_parts.entry_id', '=', 'order_entries.id').on('unit_parts.unit_id', '=', unit),
    )
    .select(['order_entries.id', 'order_entries.order_id', 'orders.account_id', 'orders.agent_id'])
    .select([
      'order_number',
      'order_entries.status',
      'orders.status as order_status',
      'tour_date',
      'pickup_time',
    ])
    .select(['order_entries.head_count as all_people', 'unit_parts.head_count as people_here'])
    .where('order_entries.id', '=', entry)
    .executeTakeFirst()
  return row ?? null
}

/** How many people a tap about a party can name: all of a party that was on the unit once and isn't any more. */
export function peopleOf({ people_here, all_people }: Party): number {
  return people_here ?? all_people ?? 0
}

/** Why the office should look at an event about a party. */
export async function flagsFor(
  tx: Tx,
  { sent, now }: RoadEvent<{ kind: string; at: string }>,
  party: Party,
): Promise<EventFlag[]> {
  const { waitMinutes } = await readSettings(tx, crewSection)
  return flagsOf({
    kind: sent.kind,
    at: new Date(sent.at),
    arrived: now,
    isOnUnit: party.people_here !== null,
    isCanceled: party.status === 'CANCELED' || party.order_status === 'canceled',
    noShowFrom: noShowFrom(party.tour_date, party.pickup_time, waitMinutes),
  })
}

/** How events about a party name its order. */
export function aboutParty(
  {
    order_id,
    order_number,
    account_id,
    agent_id,
  }: Pick<Party, 'order_id' | 'order_number' | 'account_id' | 'agent_id'>,
  days: string[],
) {
  return {
    subject: { id: order_id, name: String(order_number), accountId: account_id },
    agentId: agent_id,
    days,
  }
}
