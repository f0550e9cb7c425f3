import type { CarInput } from '@tourdesk/contract/fleet/cars'
import { Problem } from '@tourdesk/contract/kernel/problem'
import { diffOf } from '@tourdesk/domain/activity/diffOf'
import { dayIn } from '@tourdesk/domain/calendar'
import { checkCar } from '@tourdesk/domain/fleet/checkCar'
import type { z } from 'zod'
import { renameWishes } from '../entries/renameWishes.ts'
import { announce, inTransaction } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { PersonCall } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'
import { acceptFields } from '../kernel/decide.ts'
import { insertInto } from '../kernel/insertInto.ts'
import { newId } from '../kernel/newId.ts'
import { checkVersion } from '../kernel/versions.ts'
import { constraintOf } from '../kernel/violations.ts'
import { toCar } from './cars.ts'

type CarForm = z.output<typeof CarInput>

/**
 * Saves a car; without an id a new one (CAR-03, CAR-04, CAR-10, HOLE-O72).
 * Throws every wrong field (400), `not_found` (404), `plate_taken` and `changed_by_another` (409).
 * @returns the id of the car
 */
export async function saveCar(
  call: PersonCall,
  id: string | undefined,
  { updatedAt, ...form }: CarForm,
): Promise<string> {
  authorize(call.actor, 'fleet.write')
  const car = acceptFields(checkCar(form, dayIn(call.now)))
  return inTransaction(call, async (tx) => {
    if (id) await lockCar(tx, id, updatedAt)
    const before = id ? await logged(tx, id) : null
    const savedId = id ?? newId()
    const columns = { ...toColumns(car), updated_at: call.now }
    await uniquePlate(
      insertInto(tx, 'cars', { id: savedId, created_at: call.now, ...columns })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
        .execute(),
    )
    if (before) await renameWishes(tx, 'license_plate', before.plateId, form.plateId)
    const after = await logged(tx, savedId)
    const subject = { id: savedId, name: form.plateId, accountId: null }
    if (before) await announce(tx, call, { name: 'car.changed', subject, ...diffOf(before, after) })
    else await announce(tx, call, { name: 'car.created', subject, after })
    return savedId
  })
}

async function lockCar(tx: Tx, id: string, readAt: string | undefined): Promise<void> {
  const row = await tx
    .selectFrom('cars')
    .select('updated_at')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) throw new Problem('not_found')
  checkVersion(readAt, row.updated_at)
}

function toColumns({
  plateId,
  seats,
  make,
  year,
  notes,
  isPrivateOwned,
}: Omit<CarForm, 'updatedAt'> & { seats: number; year: number }) {
  return {
    plate_id: plateId,
    seats,
    make,
    year,
    notes,
    is_private_owned: isPrivateOwned,
  }
}

async function uniquePlate<T>(write: Promise<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    if (constraintOf(error) === 'cars_plate_id_key') throw new Problem('plate_taken')
    throw error
  }
}

/** What the log tells of it as it is stored now. */
async function logged(tx: Tx, id: string) {
  const { _id, ...fields } = toCar(
    await tx.selectFrom('cars').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  )
  return fields
}
