import { randomInt } from 'node:crypto'
import { Problem } from '@tourdesk/contract/kernel/problem'
import { copyName, copyNumbers } from '@tourdesk/domain/catalogue/copyName'
import { announce, inTransaction } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { insertInto } from '../../kernel/insertInto.ts'
import { newId } from '../../kernel/newId.ts'
import { laterVersion } from '../../kernel/versions.ts'
import { findPriceListsOf } from '../../pricing/queries.ts'
import { loggedTour } from './loggedTour.ts'
import { lockTour, writePriceLists } from './store.ts'

/**
 * Copies a tour with tags, highlights and price lists; the copy is inactive.
 * Throws `not_found` (404), and `tour_number_taken` (409) if every number for a copy is in use.
 * @returns the id of the copy
 */
export async function duplicateTour(call: Call, id: string): Promise<string> {
  authorize(call.actor, 'catalogue.write')
  return inTransaction(call, async (tx) => {
    const { find_text: _, ...row } = await lockTour(tx, id)
    const copyId = newId()
    const names = copyName(row, await drawNumber(tx, row))
    await insertInto(tx, 'tours', {
      ...row,
      ...names,
      id: copyId,
      is_active: false,
      affiliation_link: '',
      group_types: JSON.stringify(row.group_types),
      unavailability_dates: JSON.stringify(row.unavailability_dates),
      booking_closes: JSON.stringify(row.booking_closes),
      pickup_times: JSON.stringify(row.pickup_times),
      thumbnails: JSON.stringify(row.thumbnails),
      created_at: call.now,
      updated_at: call.now,
    }).execute()
    await copyLinks(tx, id, copyId, call.now)
    const lists = await findPriceListsOf(tx, id)
    await writePriceLists(
      tx,
      copyId,
      lists.map((list) => ({ ...list, _id: newId() })),
    )
    await announce(tx, call, {
      name: 'tour.created',
      subject: { id: copyId, name: names.name, accountId: null },
      facts: { copyOf: id },
      after: await loggedTour(tx, copyId),
    })
    return copyId
  })
}

/** A random number that no other copy of this tour has. */
async function drawNumber(tx: Tx, tour: { name: string; number: string }): Promise<number> {
  const rows = await tx.selectFrom('tours').select('number').where('deleted_at', 'is', null).execute()
  const taken = new Set(rows.map(({ number }) => number.toLowerCase()))
  const all = Array.from(
    { length: copyNumbers.last - copyNumbers.first + 1 },
    (_, index) => copyNumbers.first + index,
  )
  const free = all.filter((random) => !taken.has(copyName(tour, random).number.toLowerCase()))
  if (free.length === 0) throw new Problem('tour_number_taken')
  return free[randomInt(free.length)] ?? copyNumbers.first
}

async function copyLinks(tx: Tx, from: string, to: string, now: Date): Promise<void> {
  const tags = await tx.selectFrom('tour_secondary_tags').selectAll().where('tour_id', '=', from).execute()
  if (tags.length > 0)
    await insertInto(
      tx,
      'tour_secondary_tags',
      tags.map((tag) => ({ ...tag, tour_id: to })),
    ).execute()
  const highlights = await tx.selectFrom('tour_highlights').selectAll().where('tour_id', '=', from).execute()
  if (highlights.length > 0)
    await insertInto(
      tx,
      'tour_highlights',
      highlights.map((highlight) => ({ ...highlight, tour_id: to })),
    ).execute()
  const policy = await tx
    .selectFrom('cancellation_policy_tours')
    .selectAll()
    .where('tour_id', '=', from)
    .executeTakeFirst()
  if (!policy) return
  await insertInto(tx, 'cancellation_policy_tours', { ...policy, tour_id: to }).execute()
  // Raises the policy's version: saving a form opened before the copy would remove it.
  await tx
    .updateTable('cancellation_policies')
    .set({ updated_at: laterVersion(now) })
    .where('id', '=', policy.policy_id)
    .execute()
}
