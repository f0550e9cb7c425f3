import type { boardings } from '@tourdesk/contract/crew/boardings'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Answer } from '@tourdesk/contract/kernel/route'
import { stateOf } from '@tourdesk/domain/crew/stateOf'
import { tapKinds } from '@tourdesk/domain/crew/vocabulary'
import type { Call } from '../../kernel/call.ts'
import { ask } from '../../kernel/question.ts'
import { scopedRows } from '../../schema/orderTables.ts'
import { boardingEventsOf, type StoredEvent } from '../events/boardingEvents.ts'
import { presentEvent } from '../events/presentEvent.ts'

type EntryBoarding = Answer<typeof boardings.ofOrder>['data'][number]

/**
 * What happened on the road to the entries of an order (CREW-32), also after they were moved or taken off a vehicle. Throws
 * `not_found` (404) for an order that the caller may not see.
 */
export async function findOrderBoardings({ db, scope }: Call, orderId: string): Promise<EntryBoarding[]> {
  const order = await scopedRows(db, scope)
    .orders()
    .select('id')
    .where('orders.id', '=', orderId)
    .executeTakeFirst()
  if (!order) throw new Problem('not_found')
  const entries = await scopedRows(db, scope)
    .entries()
    .select(['id', 'head_count'])
    .where('order_id', '=', orderId)
    .orderBy('tour_date')
    .orderBy('id')
    .execute()
  const ids = entries.map(({ id }) => id)
  const parts = await db
    .selectFrom('unit_parts')
    .select(['entry_id', 'unit_id', 'head_count'])
    .where('entry_id', 'in', ids)
    .execute()
  const events = Map.groupBy(await ask(db, boardingEventsOf({ entries: ids })), ({ entry_id }) => entry_id)
  return entries.flatMap(({ id, head_count }) => {
    const taps = (events.get(id) ?? []).filter(
      ({ kind }) => tapKinds.some((tap) => tap === kind) || kind === 'undo',
    )
    if (taps.length === 0) return []
    const own = parts.filter(({ entry_id }) => entry_id === id)
    return [{ selectedTour: id, ...overUnits(head_count ?? 0, own, taps), at: taps.at(-1)!.at.toISOString() }]
  })
}

/** Taps are about the people on their unit, so a party that's split has a state on each; any other has one, wherever it was tapped. */
function overUnits(
  people: number,
  parts: readonly { unit_id: string; head_count: number }[],
  taps: readonly StoredEvent[],
): Omit<EntryBoarding, 'selectedTour' | 'at'> {
  if (parts.length < 2) return { people, ...stateOf(people, taps.map(presentEvent)) }
  const states = parts.map(({ unit_id, head_count }) =>
    stateOf(head_count, taps.filter((tap) => tap.unit_id === unit_id).map(presentEvent)),
  )
  const sum = (name: 'boarded' | 'noShow' | 'droppedOff') =>
    states.reduce((all, state) => all + state[name], 0)
  const [boarded, noShow] = [sum('boarded'), sum('noShow')]
  const waiting = Math.max(0, people - boarded - noShow)
  return { people, boarded, noShow, waiting, droppedOff: sum('droppedOff') }
}
