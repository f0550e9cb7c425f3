import type { ListCopyInput } from '@tourdesk/contract/catalogue/listCopy'
import { fieldProblem, Problem } from '@tourdesk/contract/kernel/problem'
import { diffOf } from '@tourdesk/domain/activity/diffOf'
import { decided } from '@tourdesk/domain/checked'
import { copyFromTour } from '@tourdesk/domain/pricing/copyFromTour'
import { checkListDays } from '@tourdesk/domain/pricing/priceListOverlap'
import type { Selectable } from 'kysely'
import { announce, inTransaction } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import { acceptFields } from '../../kernel/decide.ts'
import { newId } from '../../kernel/newId.ts'
import { checkVersion, nextVersion } from '../../kernel/versions.ts'
import { findPriceLists } from '../../pricing/queries.ts'
import type { Tours } from '../../schema/catalogue.ts'
import { lockTours } from './lockTours.ts'
import { writePriceLists } from './store.ts'

/**
 * Copies a price list of another tour as a Draft with new days. Both tours are locked.
 * Throws `not_found` (404), `changed_by_another` (409) if the tour was saved since, wrong days (400), or why
 * the list can't be copied, at `from` or `list`: `season_tour_gone`, `season_list_gone`,
 * `copied_tour_changed` or `nothing_to_copy`.
 */
export async function copyList(call: Call, id: string, sent: ListCopyInput): Promise<void> {
  authorize(call.actor, 'catalogue.write')
  const { from, list, description, startDate, endDate } = sent
  const days = checkListDays({ startDate, endDate })
  acceptFields(decided(!days.ok && days.code === 'end_before_start' ? 'endDate' : 'startDate', days))
  if (from === id) throw fieldProblem([{ field: 'from', code: 'field_invalid' }])
  await inTransaction(call, async (tx) => {
    const rows = await lockTours(tx, [id, from])
    const [tour, source] = [id, from].map((each) => rows.find((row) => row.id === each))
    if (!tour) throw new Problem('not_found')
    checkVersion(sent.updatedAt, tour.updated_at)
    if (!source) throw fieldProblem([{ field: 'from', code: 'season_tour_gone' }])
    const lists = await findPriceLists(tx, [id, from])
    const copied = lists.get(from)?.find(({ _id }) => _id === list)
    if (!copied) throw fieldProblem([{ field: 'list', code: 'season_list_gone' }])
    if (source.updated_at.toISOString() !== sent.fromUpdatedAt)
      throw fieldProblem([{ field: 'list', code: 'copied_tour_changed' }])
    const { prices } = copyFromTour(copied, offerOf(source), offerOf(tour))
    if (!prices.some((pair) => hasPrice(pair.prices)))
      throw fieldProblem([{ field: 'list', code: 'nothing_to_copy' }])
    const before = lists.get(id) ?? []
    const made = { _id: newId(), description, startDate, endDate, status: 'Draft' as const, prices }
    const after = [...before, made]
    await writePriceLists(tx, id, after)
    await tx
      .updateTable('tours')
      .set({ updated_at: nextVersion(tour.updated_at, call.now) })
      .where('id', '=', id)
      .execute()
    await announce(tx, call, {
      name: 'tour.changed',
      subject: { id, name: tour.name, accountId: null },
      ...diffOf({ pricesList: before }, { pricesList: after }),
    })
  })
}

function offerOf({ group_types, does_include_return_transport }: Selectable<Tours>) {
  return {
    groupTypes: group_types.map(({ group_type }) => group_type),
    doesIncludeReturnTransport: does_include_return_transport,
  }
}

function hasPrice({
  private_group,
  ...groups
}: { private_group: Record<string, number> } & Record<string, unknown>) {
  return [...Object.values(groups), ...Object.values(private_group)].some((cents) => Number(cents) > 0)
}
