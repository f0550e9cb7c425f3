import { type CarSupplierChange, CarSupplierInput } from '@tourdesk/contract/fleet/carSuppliers'
import { startValues } from '@tourdesk/contract/kernel/changeOf'
import { checkCarSupplier } from '@tourdesk/domain/fleet/checkCarSupplier'
import type { Selectable } from 'kysely'
import type { z } from 'zod'
import { keepUndo } from '../activity/keepUndo.ts'
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
import type { CarSuppliers } from '../schema/fleet.ts'
import { toCarSupplier } from './carSuppliers.ts'

type CarSupplierForm = Omit<z.output<typeof CarSupplierInput>, 'updatedAt'>

declare module '../activity/keepUndo.ts' {
  interface UndoData {
    changedCarSupplier: RecordChange<CarSupplierForm>
  }
}

/**
 * Saves a car supplier; without an id a new one. Throws what `saveRecord` throws.
 * @returns its id, and how to undo the change
 */
export function saveCarSupplier(
  call: Call,
  id: string | undefined,
  sent: z.output<typeof CarSupplierChange>,
): Promise<SavedRecord> {
  return saveRecord(call, carSupplierKind(call), id, sent)
}

/** Restores a supplier's values from before a change. Throws what `undoRecord` throws. */
export function undoCarSupplier(tx: Tx, call: Call, change: RecordChange<CarSupplierForm>): Promise<number> {
  return undoRecord(tx, call, carSupplierKind(call), change)
}

function carSupplierKind(call: Call): RecordKind<Selectable<CarSuppliers>, CarSupplierForm, CarSupplierForm> {
  return {
    permission: 'fleet.write',
    accountOf: () => null,
    start: startValues(CarSupplierInput),
    lock: (tx, supplierId) =>
      tx.selectFrom('car_suppliers').selectAll().where('id', '=', supplierId).forUpdate().executeTakeFirst(),
    toForm,
    nameOf: (supplier) => supplier.name,
    check: checkCarSupplier,
    async write(tx, supplierId, supplier, { version }) {
      const columns = { ...toColumns(supplier), updated_at: version }
      await insertInto(tx, 'car_suppliers', { id: supplierId, created_at: call.now, ...columns })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
        .execute()
    },
    created: (news) => ({ name: 'carSupplier.created', ...news }),
    changed: (news) => ({ name: 'carSupplier.changed', ...news }),
    keep: (tx, by, change) => keepUndo(tx, by, 'changedCarSupplier', change),
  }
}

function toForm(row: Selectable<CarSuppliers>): CarSupplierForm {
  const { _id, ...form } = toCarSupplier(row)
  return form
}

function toColumns({
  name,
  contact,
  contactPhone,
  contactEmail,
  notes,
  sizes,
  documentLanguage,
  ...rest
}: CarSupplierForm): FormColumns<'car_suppliers'> {
  nothingLeft(rest)
  return {
    name,
    contact,
    contact_phone: contactPhone,
    contact_email: contactEmail,
    notes,
    sizes: [...new Set(sizes)].toSorted((a, b) => a - b),
    document_language: documentLanguage,
  }
}
