import type { departureClosures } from '@tourdesk/contract/departures/departureClosures'
import { fieldProblem } from '@tourdesk/contract/kernel/problem'
import type { Person } from '@tourdesk/domain/access/actor'
import type { DomainEvent } from '@tourdesk/domain/activity/events'
import { dayIn } from '@tourdesk/domain/calendar'
import { checkClosure } from '@tourdesk/domain/departures/closures/checkClosure'
import type { z } from 'zod'
import { announce, inTransaction, unchanged } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { acceptFields } from '../../kernel/decide.ts'
import { insertInto } from '../../kernel/insertInto.ts'
import { newId } from '../../kernel/newId.ts'
import { usedKey } from '../../kernel/usedKey.ts'
import { type Closure, lockClosures, subjectOf, toLog } from '../closureRows.ts'
import { closeCovered } from './closeCovered.ts'

/**
 * Closes tours for sale on a range of days: the departures that are stored, and those that will be. Orders stay.
 * Repeating a `clientKey` changes nothing. Throws every wrong field (400).
 * @returns the closure's id
 */
export async function closeDays(
  call: Call<Person>,
  { clientKey, ...form }: z.output<typeof departureClosures.create.body>,
): Promise<string> {
  const { actor, now } = call
  authorize(actor, 'dispatch.write')
  const { tours, ...days } = acceptFields(checkClosure(form, dayIn(now)))
  const closure: Closure = { _id: newId(), ...days, tours: tours.length > 0 ? tours : null }
  return inTransaction(call, async (tx) => {
    await lockClosures(tx)
    const first = await tx
      .selectFrom('departure_closures')
      .select(['id', 'user_id'])
      .where('client_key', '=', clientKey)
      .executeTakeFirst()
    if (first && first.user_id !== actor.userId) throw usedKey()
    if (first) return unchanged(first.id)
    await refuseUnknown(tx, tours)
    await insertInto(tx, 'departure_closures', {
      id: closure._id,
      start_date: closure.startDate,
      end_date: closure.endDate,
      tours: tours.length > 0 ? tours : null,
      reason: closure.reason,
      client_key: clientKey,
      user_id: actor.userId,
      by_name: actor.name,
      created_at: now,
      opened_at: null,
    }).execute()
    const closed = await closeCovered(tx, call, closure)
    const made = { subject: subjectOf(closure), after: await toLog(tx, closure) }
    await announce(tx, call, { name: 'closure.created', ...made })
    await announceEach(tx, call, closed)
    return closure._id
  })
}

async function refuseUnknown(tx: Tx, tours: readonly string[]): Promise<void> {
  if (tours.length === 0) return
  const known = await tx
    .selectFrom('tours')
    .select('id')
    .where('id', 'in', tours)
    .where('deleted_at', 'is', null)
    .execute()
  if (known.length < tours.length) throw fieldProblem([{ field: 'tours', code: 'tour_unknown' }])
}

/** As many events as one statement of the log can take. */
const atOnce = 500

/** Announces what happened to the departures of a closure. */
export async function announceEach(tx: Tx, call: Call, departures: readonly DomainEvent[]): Promise<void> {
  for (let start = 0; start < departures.length; start += atOnce) {
    const [first, ...more] = departures.slice(start, start + atOnce)
    if (first) await announce(tx, call, first, ...more)
  }
}
