import type { CarInput } from '@tourdesk/contract/cars'
import { Problem } from '@tourdesk/contract/kernel/problem'
import { dayIn } from '@tourdesk/domain/calendar'
import { checkCar } from '@tourdesk/domain/fleet/checkCar'
import type { z } from 'zod'
import { audit } from '../kernel/audit.ts'
import { authorize } from '../kernel/authorize.ts'
import { inTransaction, type PersonCall } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'
import { acceptFields } from '../kernel/decide.ts'
import { insertInto } from '../kernel/insertInto.ts'
import { newId } from '../kernel/newId.ts'
import { checkVersion } from '../kernel/versions.ts'
import { constraintOf } from '../kernel/violations.ts'
import { renameWishes } from '../orders/renameWishes.ts'
import { announceFleet } from './announceFleet.ts'

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
  acceptFields(checkCar(form, dayIn(call.now)))
  return inTransaction(call, async (tx) => {
    const before = id ? await lockCar(tx, id, updatedAt) : null
    const savedId = id ?? newId()
    const columns = { ...toColumns(form), updated_at: call.now }
    await uniquePlate(
      insertInto(tx, 'cars', { id: savedId, created_at: call.now, ...columns })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
        .execute(),
    )
    if (before) await renameWishes(tx, 'license_plate', before.plate_id, form.plateId)
    await audit(tx, call, {
      entity: 'Car',
      entityId: savedId,
      action: id ? 'updated' : 'created',
      details: form,
    })
    await announceFleet(tx, call)
    return savedId
  })
}

async function lockCar(tx: Tx, id: string, readAt: string | undefined) {
  const row = await tx
    .selectFrom('cars')
    .select(['updated_at', 'plate_id'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) throw new Problem('not_found')
  checkVersion(readAt, row.updated_at)
  return row
}

/** `checkCar` has refused a car without seats or a year. */
function toColumns({ plateId, seats, make, year, notes, isPrivateOwned }: Omit<CarForm, 'updatedAt'>) {
  return {
    plate_id: plateId,
    seats: seats ?? 0,
    make,
    year: year ?? 0,
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
