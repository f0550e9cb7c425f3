import type { Selectable } from 'kysely'
import { byName } from '../kernel/byName.ts'
import { compiled } from '../kernel/compiled.ts'
import type { Question } from '../kernel/question.ts'
import type { CarSuppliers } from '../schema/fleet.ts'

/** All stored car suppliers, by name. */
export function carSupplierRows(): Question<Selectable<CarSuppliers>[]> {
  return allSuppliers({})
}

const allSuppliers = compiled((db) =>
  db.selectFrom('car_suppliers').selectAll().orderBy(byName('name')).orderBy('id'),
)

/** The contract's shape of a supplier. */
export function toCarSupplier(row: Selectable<CarSuppliers>) {
  return {
    _id: row.id,
    name: row.name,
    contact: row.contact,
    contactPhone: row.contact_phone,
    contactEmail: row.contact_email,
    notes: row.notes,
    sizes: row.sizes,
    documentLanguage: row.document_language,
  }
}
