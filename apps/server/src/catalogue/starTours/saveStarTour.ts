import { type StarTourChange, StarTourInput } from '@tourdesk/contract/catalogue/starTours'
import { startValues } from '@tourdesk/contract/kernel/changeOf'
import { checkStarTour } from '@tourdesk/domain/catalogue/checkStarTour'
import type { z } from 'zod'
import type { Call } from '../../kernel/call.ts'
import { insertInto } from '../../kernel/insertInto.ts'
import { type RecordKind, saveRecord } from '../../records/saveRecord.ts'
import { lockStarTour, type StarTourForm, type StarTourRow, toColumns, toForm, writeTours } from './store.ts'

/**
 * Saves a star tour; without an id a new one.
 * Throws what `saveRecord` throws, and `star_tour_number_taken` (409).
 * @returns its id
 */
export async function saveStarTour(
  call: Call,
  id: string | undefined,
  { starTourId: _, ...sent }: z.output<typeof StarTourChange>,
): Promise<string> {
  const saved = await saveRecord(call, starTourKind(call), id, sent)
  return saved.id
}

function starTourKind({
  now,
}: Call): RecordKind<StarTourRow, StarTourForm, StarTourForm & { discount: number }> {
  return {
    permission: 'catalogue.write',
    accountOf: () => null,
    start: startValues(StarTourInput),
    lock: lockStarTour,
    toForm,
    toLog: (row) => ({ ...toForm(row), tours: row.tours.map(({ name }) => name) }),
    nameOf: ({ name }) => name,
    check: checkStarTour,
    async write(tx, id, { tours, ...fields }, { version }) {
      const columns = { ...toColumns(fields), updated_at: version }
      await insertInto(tx, 'star_tours', { id, created_at: now, ...columns })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
        .execute()
      await writeTours(tx, id, tours)
    },
    created: (news) => ({ name: 'starTour.created', ...news }),
    changed: (news) => ({ name: 'starTour.changed', ...news }),
    keep: null,
  }
}
