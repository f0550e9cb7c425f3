import type { PlannedRequest } from '@tourdesk/contract/messages/supplierRequests'
import type { Person } from '@tourdesk/domain/access/actor'
import type { Day } from '@tourdesk/domain/calendar'
import { mayAsk, requestFacts, supplierStateOf } from '@tourdesk/domain/dispatch/supplier/supplierRequest'
import { readDay } from '../../dispatch/manifest/readDay.ts'
import type { Call } from '../../kernel/call.ts'
import type { Product } from '../../kernel/product.ts'
import { goesByItself } from '../goesByItself.ts'
import { languageOfSupplier } from './languageOfSupplier.ts'
import { planLetter } from './tellSupplier.ts'
import { knownOf, storedRequest } from './unitOfSupplier.ts'

/** What the suppliers of a day's units would get, by first pickup. Remarks of an earlier request stay. */
export async function previewRequests(
  call: Call<Person>,
  { env }: Pick<Product, 'env'>,
  { date, contact }: { date: Day; contact: string },
): Promise<PlannedRequest[]> {
  const planned: PlannedRequest[] = []
  for (const { row, sheetFor } of (await readDay(call, { date })).units) {
    const supplier = row.car_supplier_id
    if (supplier === null) continue
    const facts = requestFacts(sheetFor('supplier'))
    const stored = await storedRequest(call.db, row.id, supplier)
    const language = await languageOfSupplier(call.db, supplier)
    const said = { language, contact, remarks: stored?.remarks ?? '' }
    const letter = await planLetter(call.db, env, { event: 'supplier_request', supplier, facts, ...said })
    const { tour, time, people, seats } = facts
    planned.push({
      unit: row.id,
      ...{ tour, time, people, seats, language },
      ...letter,
      state: supplierStateOf(stored?.state ?? null),
      isKnown: !mayAsk(knownOf(stored), facts).ok,
      byHand: letter.channel !== null && !goesByItself(letter.channel, env),
    })
  }
  return planned.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
}

function keyOf({ time, tour, unit }: PlannedRequest): string {
  return `${time ?? '99:99'} ${tour} ${unit}`
}
