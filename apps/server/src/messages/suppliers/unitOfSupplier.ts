import type { Day } from '@tourdesk/domain/calendar'
import type { Sheet } from '@tourdesk/domain/dispatch/manifest/sheet'
import type { RequestFacts, RequestState } from '@tourdesk/domain/dispatch/supplier/supplierRequest'
import { requestFacts } from '@tourdesk/domain/dispatch/supplier/supplierRequest'
import { readDay, type UnitOfDay } from '../../dispatch/manifest/readDay.ts'
import type { Reader } from '../../kernel/call.ts'

/** A vehicle unit with a supplier, as the supplier sees it. */
export interface SuppliedUnit {
  unit: UnitOfDay
  supplier: string
  sheet: Sheet
  facts: RequestFacts
}

/** A unit with its supplier; null if it has none or is gone. */
export async function suppliedUnit(
  reader: Pick<Reader, 'db' | 'scope' | 'now'>,
  unitId: string,
  { date, tour }: { date: Day; tour: string },
): Promise<SuppliedUnit | null> {
  const { units } = await readDay(reader, { date, tour })
  const unit = units.find(({ row }) => row.id === unitId)
  const supplier = unit?.row.car_supplier_id
  if (!unit || !supplier) return null
  const sheet = unit.sheetFor('supplier')
  return { unit, supplier, sheet, facts: requestFacts(sheet) }
}

/** The current unit, if it's still this supplier's; null otherwise, and if it's gone. */
export async function suppliedNow(
  reader: Pick<Reader, 'db' | 'scope' | 'now'>,
  unitId: string,
  supplier: string,
): Promise<SuppliedUnit | null> {
  const where = await reader.db
    .selectFrom('vehicle_units')
    .select(['tour_date as date', 'tour_id as tour'])
    .where('id', '=', unitId)
    .executeTakeFirst()
  const found = where ? await suppliedUnit(reader, unitId, where) : null
  return found?.supplier === supplier ? found : null
}

/** The stored request to a supplier for a unit. */
export function storedRequest(db: Reader['db'], unit: string, supplier: string) {
  return db
    .selectFrom('supplier_requests')
    .selectAll()
    .where('unit_id', '=', unit)
    .where('car_supplier_id', '=', supplier)
    .executeTakeFirst()
}

export type StoredRequest = NonNullable<Awaited<ReturnType<typeof storedRequest>>>

/** The part of it that the rules need. */
export function knownOf(
  stored: StoredRequest | undefined,
): { state: RequestState; told: RequestFacts } | null {
  return stored ? { state: stored.state, told: stored.told } : null
}
