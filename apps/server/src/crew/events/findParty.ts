import { events } from '@tourdesk/domain/activity/events'
import { flagsOf } from '@tourdesk/domain/crew/flagsOf'
import type { EventFlag } from '@tourdesk/domain/crew/vocabulary'
import { noShowFrom } from '@tourdesk/domain/crew/window'
import { sql } from 'kysely'
import type { Tx } from '../../kernel/database.ts'
import { everyOrder } from '../../kernel/scope.ts'
import { scopedRows } from '../../schema/orderTables.ts'
import { readSettings } from '../../settings/readSettings.ts'
import { crewSection } from '../../settings/sections/crew.ts'
import type { RoadEvent } from './roadEvent.ts'

export type Party = NonNullable<Awaited<ReturnType<typeof findParty>>>

/**
 * The party of an event, with how many of its people ride on the unit now, if it rides or once rode there.
 * Null otherwise: ids aren't secret, and a unit's crew may only report on its own parties.
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
  if (!row || (row.people_here === null && !(await onceRode(tx, row, unit)))) return null
  return row
}

/**
 * True if the order's log shows that the entry, or a part of it, was put on the unit: once canceled, it
 * leaves no other trace.
 */
async function onceRode(tx: Tx, entry: { id: string; order_id: string }, unit: string): Promise<boolean> {
  const boarded = JSON.stringify({ selectedTour: entry.id, vehicle: unit })
  const split = JSON.stringify({ selectedTour: entry.id, to: [{ _id: unit }] })
  const row = await tx
    .selectFrom('audit_log')
    .select('id')
    .where('entity_kind', '=', 'Order')
    .where('entity_id', '=', entry.order_id)
    .where((eb) =>
      eb.or([
        eb.and([
          eb('action', '=', events['order.boarded'].action),
          sql<boolean>`details @> ${boarded}::jsonb`,
        ]),
        eb.and([eb('action', '=', events['order.split'].action), sql<boolean>`details @> ${split}::jsonb`]),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The most people that a tap can count: the whole party if it's no longer on the unit. */
export function peopleOf({ people_here, all_people }: Party): number {
  return people_here ?? all_people ?? 0
}

/** Reasons for the office to look at an event about a party. */
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

/** The order of a party, as events name it. */
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
