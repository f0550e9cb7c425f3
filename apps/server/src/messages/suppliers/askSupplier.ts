import { Problem } from '@tourdesk/contract/kernel/problem'
import type { SupplierAsk, SupplierRequest } from '@tourdesk/contract/messages/supplierRequests'
import type { Person } from '@tourdesk/domain/access/actor'
import { daysFrom } from '@tourdesk/domain/calendar'
import { refuse } from '@tourdesk/domain/decision'
import { mayAsk } from '@tourdesk/domain/dispatch/supplier/supplierRequest'
import { whereUnitIs } from '../../dispatch/manifest/whereUnitIs.ts'
import { announce, inTransaction, unchanged } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Call, Reader } from '../../kernel/call.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import { accept } from '../../kernel/decide.ts'
import type { Product } from '../../kernel/product.ts'
import { lockRows } from '../../schema/lockRows.ts'
import { goesByItself } from '../goesByItself.ts'
import { findSupplierRequest } from './findSupplierRequest.ts'
import { languageOfSupplier } from './languageOfSupplier.ts'
import { storeAsked } from './storeAsked.ts'
import { planLetter, tellSupplier } from './tellSupplier.ts'
import { knownOf, storedRequest, suppliedUnit } from './unitOfSupplier.ts'

/**
 * Asks the supplier of a unit for the vehicle, or asks again after a change or a refusal. Throws `not_found`
 * (404), and (409) `supplier_missing`, `supplier_asked` if they know everything already, `no_channel` if they
 * can't be reached.
 */
export async function askSupplier(
  call: Call<Person>,
  { env }: Pick<Product, 'env'>,
  unitId: string,
  { clientKey, ...asked }: SupplierAsk & { clientKey: string },
): Promise<SupplierRequest & { byHand: boolean }> {
  authorize(call.actor, 'messages.write')
  authorize(call.actor, 'dispatch.write')
  const key = `supplier_request:${unitId}:${clientKey}`
  return inTransaction(call, async (tx) => {
    await lockRows(tx, 'vehicle_units', [unitId])
    const reader = { ...call, db: tx }
    const supplied = await suppliedUnit(reader, unitId, await whereUnitIs(reader, unitId))
    const stored = supplied ? await storedRequest(tx, unitId, supplied.supplier) : undefined
    if (stored?.client_key === clientKey) return unchanged(await answerOf(reader, unitId, key))
    const facts = accept(mayAsk(knownOf(stored), supplied?.facts ?? null))
    if (!supplied) throw new Problem('supplier_missing')
    const { supplier, unit } = supplied
    const ask = await inLanguage(tx, supplier, asked)
    const { channel, address } = await tellSupplier(tx, {
      env,
      actor: call.actor,
      now: call.now,
      letter: { event: 'supplier_request', supplier, facts, ...ask },
      unit: { id: unitId, name: unit.row.tour },
      key,
      supplied,
    })
    if (channel === null) accept(refuse('no_channel'))
    await storeAsked(tx, call, { unitId, supplier, facts, ...ask, clientKey })
    await announce(tx, call, {
      name: 'unit.messaged',
      subject: { id: unitId, name: unit.row.tour, accountId: null },
      days: daysFrom(unit.row.tour_date, unit.row.end_date),
      facts: { message: 'supplier_request', channel, to: address, departure: unit.row.tour_event_id },
    })
    return answerOf(reader, unitId, key)
  })
}

async function answerOf(reader: Pick<Reader, 'scope' | 'now'> & { db: Tx }, unitId: string, key: string) {
  const message = await reader.db
    .selectFrom('messages')
    .select('state')
    .where('key', '=', key)
    .executeTakeFirst()
  return { ...(await findSupplierRequest(reader, unitId)), byHand: message?.state === 'by_hand' }
}

/**
 * The message that the supplier of a unit would get. Throws `not_found` (404) and `supplier_missing` (409).
 */
export async function previewRequest(
  call: Pick<Call, 'db' | 'scope' | 'now'>,
  { env }: Pick<Product, 'env'>,
  unitId: string,
  ask: SupplierAsk,
) {
  const supplied = await suppliedUnit(call, unitId, await whereUnitIs(call, unitId))
  if (!supplied) throw new Problem('supplier_missing')
  const { supplier, facts } = supplied
  const said = await inLanguage(call.db, supplier, ask)
  const letter = await planLetter(call.db, env, { event: 'supplier_request', supplier, facts, ...said })
  return { ...letter, byHand: letter.channel !== null && !goesByItself(letter.channel, env) }
}

async function inLanguage(db: Db | Tx, supplier: string, { language, ...ask }: SupplierAsk) {
  return { ...ask, language: language ?? (await languageOfSupplier(db, supplier)) }
}
