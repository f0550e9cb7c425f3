import type { SupplierRequest } from '@tourdesk/contract/messages/supplierRequests'
import { differs, supplierStateOf } from '@tourdesk/domain/dispatch/supplier/supplierRequest'
import { whereUnitIs } from '../../dispatch/manifest/whereUnitIs.ts'
import type { Reader } from '../../kernel/call.ts'
import { languageOfSupplier } from './languageOfSupplier.ts'
import { type StoredRequest, storedRequest, suppliedUnit } from './unitOfSupplier.ts'

/** The state of the request to a unit's supplier. Throws `not_found` (404). */
export async function findSupplierRequest(
  reader: Pick<Reader, 'db' | 'scope' | 'now'>,
  unitId: string,
): Promise<SupplierRequest> {
  const supplied = await suppliedUnit(reader, unitId, await whereUnitIs(reader, unitId))
  const stored = supplied ? await storedRequest(reader.db, unitId, supplied.supplier) : undefined
  const state = supplierStateOf(stored?.state ?? null)
  const isKnown = stored !== undefined && state !== 'not_asked'
  return {
    state,
    isChanged: isKnown && supplied !== null && differs(stored.told, supplied.facts),
    askedAt: (isKnown && stored.asked_at?.toISOString()) || null,
    askedBy: (isKnown && stored.asked_by) || '',
    repliedAt: (isKnown && stored.replied_at?.toISOString()) || null,
    repliedBy: (isKnown && stored.replied_by) || '',
    note: isKnown ? stored.note : '',
    contact: stored?.contact ?? '',
    remarks: stored?.remarks ?? '',
    language: await languageFor(reader, stored, supplied?.supplier),
  }
}

/** The language of the request, if one was sent; otherwise the supplier's own. */
async function languageFor(
  { db }: Pick<Reader, 'db'>,
  stored: StoredRequest | undefined,
  supplier: string | undefined,
) {
  if (stored?.asked_at) return stored.language
  return supplier ? languageOfSupplier(db, supplier) : 'he'
}
