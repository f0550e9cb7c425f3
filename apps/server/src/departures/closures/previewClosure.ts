import type { ClosurePreview, departureClosures } from '@tourdesk/contract/departures/departureClosures'
import { type Day, dayIn, daysBetween } from '@tourdesk/domain/calendar'
import { checkClosedDays } from '@tourdesk/domain/departures/closures/checkClosure'
import { sql } from 'kysely'
import type { z } from 'zod'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import { acceptFields } from '../../kernel/decide.ts'
import { everyOrder } from '../../kernel/scope.ts'
import { scopedRows } from '../../schema/orderTables.ts'
import { findKnown, findOffered, type Listed } from '../list/findListed.ts'

/** Tours are asked day by day for what nobody booked yet: not for longer than this. */
const mostDays = 366
const noEnd: Day = '9999-12-31'

/** What a closure would close; changes nothing. Throws every wrong field (400). */
export async function previewClosure(
  call: Call,
  form: z.output<typeof departureClosures.preview.body>,
): Promise<ClosurePreview> {
  authorize(call.actor, 'dispatch.write')
  const { startDate, endDate, tours } = acceptFields(checkClosedDays(form, dayIn(call.now)))
  const days = { startDate, endDate: endDate ?? noEnd }
  const known = await findKnown(call, days, { tours })
  const isOpen = ({ state }: Listed) => state === 'open'
  const listed = known.filter((departure) => departure.isListed && isOpen(departure))
  const isShort = endDate !== null && daysBetween(startDate, endDate) < mostDays
  const offered = isShort ? await findOffered(call, days, { tours }, known) : null
  return {
    departures: listed.length,
    ...(await countBooked(
      call,
      listed.flatMap(({ id }) => id ?? []),
    )),
    unbooked: offered?.filter(isOpen).length ?? null,
    closedBefore: known.filter((departure) => departure.id && !isOpen(departure)).length,
  }
}

async function countBooked({ db }: Pick<Call, 'db'>, departures: readonly string[]) {
  return scopedRows(db, everyOrder)
    .entries()
    .select([
      sql<number>`count(distinct order_id)::int`.as('orders'),
      sql<number>`coalesce(sum(head_count), 0)::int`.as('people'),
    ])
    .where('tour_event_id', '=', sql<string>`any(${departures}::uuid[])`)
    .where('order_entries.status', '!=', 'CANCELED')
    .where('order_entries.order_status', '!=', 'canceled')
    .executeTakeFirstOrThrow()
}
