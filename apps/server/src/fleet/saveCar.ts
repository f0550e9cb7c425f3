import { type CarChange, CarInput } from '@tourdesk/contract/fleet/cars'
import { startValues } from '@tourdesk/contract/kernel/changeOf'
import { dayIn } from '@tourdesk/domain/calendar'
import { checkCar } from '@tourdesk/domain/fleet/checkCar'
import type { Selectable } from 'kysely'
import type { z } from 'zod'
import { keepUndo } from '../activity/keepUndo.ts'
import { renameWishes } from '../entries/renameWishes.ts'
import type { Call } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'
import { type FormColumns, nothingLeft } from '../kernel/formColumns.ts'
import { insertInto } from '../kernel/insertInto.ts'
import {
  type RecordChange,
  type RecordKind,
  type SavedRecord,
  saveRecord,
  undoRecord,
} from '../records/saveRecord.ts'
import type { Cars } from '../schema/fleet.ts'
import { toCar } from './cars.ts'

type CarForm = Omit<z.output<typeof CarInput>, 'updatedAt'>

declare module '../activity/keepUndo.ts' {
  interface UndoData {
    changedCar: RecordChange<CarForm>
  }
}

/**
 * Saves a car; without an id a new one.
 * Throws what `saveRecord` throws, and `plate_taken` (409).
 * @returns its id, and how to undo the change
 */
export function saveCar(
  call: Call,
  id: string | undefined,
  sent: z.output<typeof CarChange>,
): Promise<SavedRecord> {
  return saveRecord(call, carKind(call), id, sent)
}

/** Restores a car's values from before a change. Throws what `undoRecord` throws. */
export function undoCar(tx: Tx, call: Call, change: RecordChange<CarForm>): Promise<number> {
  return undoRecord(tx, call, carKind(call), change)
}

function carKind(
  call: Call,
): RecordKind<Selectable<Cars>, CarForm, CarForm & { seats: number; year: number }> {
  return {
    permission: 'fleet.write',
    accountOf: () => null,
    start: startValues(CarInput),
    lock: (tx, carId) =>
      tx.selectFrom('cars').selectAll().where('id', '=', carId).forNoKeyUpdate().executeTakeFirst(),
    toForm,
    nameOf: (car) => car.plateId,
    check: (car) => checkCar(car, dayIn(call.now)),
    async write(tx, carId, car, { version }) {
      const columns = { ...toColumns(car), updated_at: version }
      await insertInto(tx, 'cars', { id: carId, created_at: call.now, ...columns })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
        .execute()
    },
    follow: (tx, before, after) => renameWishes(tx, 'license_plate', before.plateId, after.plateId),
    created: (news) => ({ name: 'car.created', ...news }),
    changed: (news) => ({ name: 'car.changed', ...news }),
    keep: (tx, by, change) => keepUndo(tx, by, 'changedCar', change),
  }
}

function toForm(row: Selectable<Cars>): CarForm {
  const { _id, ...form } = toCar(row)
  return form
}

function toColumns({
  plateId,
  seats,
  make,
  year,
  notes,
  isPrivateOwned,
  ...rest
}: CarForm & { seats: number; year: number }): FormColumns<'cars'> {
  nothingLeft(rest)
  return {
    plate_id: plateId,
    seats,
    make,
    year,
    notes,
    is_private_owned: isPrivateOwned,
  }
}
