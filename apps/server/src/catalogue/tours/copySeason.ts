import type { SeasonInput } from '@tourdesk/contract/catalogue/nextSeason'
import { type FieldProblem, fieldProblem } from '@tourdesk/contract/kernel/problem'
import { diffOf } from '@tourdesk/domain/activity/diffOf'
import type { Params } from '@tourdesk/domain/decision'
import { checkSeason, copyForSeason } from '@tourdesk/domain/pricing/nextSeason'
import type { PriceList } from '@tourdesk/domain/pricing/priceList'
import type { Selectable } from 'kysely'
import { announce, inTransaction } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { acceptFields } from '../../kernel/decide.ts'
import { newId } from '../../kernel/newId.ts'
import { nextVersion } from '../../kernel/versions.ts'
import { findPriceLists } from '../../pricing/queries.ts'
import type { Tours } from '../../schema/catalogue.ts'
import { lockTours } from './lockTours.ts'
import { writePriceLists } from './store.ts'

interface Copied {
  tour: string
  list: string
}

/** A tour with its present and its new lists. */
interface Planned {
  row: Selectable<Tours>
  before: PriceList[]
  after: PriceList[]
  list: string
}

/**
 * Copies a price list of each tour for another season; either all of them or none.
 * Throws every wrong field (400); tours that can't be copied are reported by position, like `tours.3`, with
 * `season_days_taken`, `season_price_invalid`, `season_list_gone`, `season_tour_gone`, `changed_by_another`
 * or `field_invalid`.
 * @returns the new lists, in the order of the request
 */
export async function copySeason(call: Call, sent: SeasonInput): Promise<Copied[]> {
  authorize(call.actor, 'catalogue.write')
  const season = acceptFields(checkSeason(sent))
  if (season.tours.length === 0) throw fieldProblem([{ field: 'tours', code: 'tour_required' }])
  return inTransaction(call, async (tx) => {
    const planned = await plan(tx, season)
    for (const { row, after } of planned) {
      await writePriceLists(tx, row.id, after)
      await tx
        .updateTable('tours')
        .set({ updated_at: nextVersion(row.updated_at, call.now) })
        .where('id', '=', row.id)
        .execute()
    }
    const [first, ...others] = planned.map(({ row, before, after }) => ({
      name: 'tour.changed' as const,
      subject: { id: row.id, name: row.name, accountId: null },
      ...diffOf({ pricesList: before }, { pricesList: after }),
    }))
    if (first) await announce(tx, call, first, ...others)
    return planned.map(({ row, list }) => ({ tour: row.id, list }))
  })
}

/** Plans the new lists of each tour. Throws with all tours that can't be copied. */
async function plan(tx: Tx, season: SeasonInput): Promise<Planned[]> {
  const ids = season.tours.map(({ tour }) => tour)
  const rows = await lockTours(tx, ids)
  const lists = await findPriceLists(tx, ids)
  const issues: Omit<FieldProblem, 'msg'>[] = []
  const planned = season.tours.flatMap(({ tour, list, updatedAt }, index): Planned[] => {
    const refuse = (code: FieldProblem['code'], params?: Params) => {
      issues.push({ field: `tours.${index}`, code, params })
      return []
    }
    const row = rows.find(({ id }) => id === tour)
    const before = lists.get(tour) ?? []
    const source = before.find(({ _id }) => _id === list)
    if (ids.indexOf(tour) !== index) return refuse('field_invalid')
    if (!row) return refuse('season_tour_gone')
    if (!source) return refuse('season_list_gone')
    const decision = copyForSeason(source, before, season)
    if (!decision.ok) return refuse(decision.code, decision.params)
    if (row.updated_at.toISOString() !== updatedAt) return refuse('changed_by_another')
    const { copy, others } = decision.value
    const made = { ...copy, _id: newId() }
    return [{ row, before, after: [...others, made], list: made._id }]
  })
  if (issues.length > 0) throw fieldProblem(issues)
  return planned
}
