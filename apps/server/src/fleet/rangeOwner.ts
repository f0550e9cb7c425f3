import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Subject } from '@tourdesk/domain/activity/events'
import type { AvailabilityRange } from '@tourdesk/domain/fleet/availability'
import type { RangeOwner } from '@tourdesk/domain/fleet/vocabulary'
import { sql } from 'kysely'
import type { Db, Tx } from '../kernel/database.ts'
import { insertInto } from '../kernel/insertInto.ts'
import { newId } from '../kernel/newId.ts'
import { ask } from '../kernel/question.ts'
import { everyRangeOf } from './availability.ts'

/** The car or operator whose availability changes. */
export interface Owner {
  objType: RangeOwner
  id: string
}

/** Stands for a missing range when the log compares. */
export const noRange = { _id: null, startDate: null, endDate: null, status: null, notes: null }

/** Locks the owner and returns all of its ranges, with assignments and what they cover. Throws `not_found` (404). */
export async function lockRanges(tx: Tx, { objType, id }: Owner) {
  const cars = tx.selectFrom('cars').select('id')
  const operators = tx.selectFrom('operators').select('id').where('deleted_at', 'is', null)
  const row =
    objType === 'Car'
      ? await cars.where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
      : await operators.where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
  if (!row) throw new Problem('not_found')
  return ask(tx, everyRangeOf(objType, id))
}

/** Rewrites the ranges set by hand; assignments come from the vehicle units. */
export async function storeRanges(
  tx: Tx,
  { objType, id }: Owner,
  ranges: AvailabilityRange[],
): Promise<void> {
  const owner = { car_id: objType === 'Car' ? id : null, operator_id: objType === 'Car' ? null : id }
  const column = objType === 'Car' ? 'car_id' : 'operator_id'
  await tx.deleteFrom('availability_ranges').where(column, '=', id).execute()
  const rows = ranges.flatMap(({ _id, startDate, endDate, status, notes, isOwn = false }) =>
    status === 'assigned'
      ? []
      : [
          {
            id: _id ?? newId(),
            ...owner,
            start_date: startDate,
            end_date: endDate,
            status,
            notes,
            is_own: isOwn,
          },
        ],
  )
  if (rows.length > 0) await insertInto(tx, 'availability_ranges', rows).execute()
}

/** The owner as the subject of events about its days. */
export async function subjectOf(tx: Tx, owner: Owner): Promise<Subject> {
  return { id: owner.id, name: (await nameOfOwner(tx, owner)) ?? '', accountId: null }
}

/** The plate of a car, or the name of a guide or driver; null if there's none. */
export async function nameOfOwner(db: Db | Tx, { objType, id }: Owner): Promise<string | null> {
  const found =
    objType === 'Car'
      ? await db.selectFrom('cars').select('plate_id as name').where('id', '=', id).executeTakeFirst()
      : await db
          .selectFrom('operators')
          .select(sql<string>`trim(first_name || ' ' || last_name)`.as('name'))
          .where('id', '=', id)
          .where('deleted_at', 'is', null)
          .executeTakeFirst()
  return found?.name ?? null
}
