import { checkStarTour } from '@tourdesk/domain/catalogue/checkStarTour'
import { announce, inTransaction } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import { acceptFields } from '../../kernel/decide.ts'
import { insertInto } from '../../kernel/insertInto.ts'
import { newId } from '../../kernel/newId.ts'
import { loggedStarTour } from './loggedStarTour.ts'
import { type StarTourForm, toColumns, uniqueNumber, writeTours } from './store.ts'

/**
 * Creates a star tour; a `starTourId` in the body is ignored.
 * Throws every wrong field (400), `star_tour_number_taken` (409).
 * @returns the id of the star tour
 */
export async function createStarTour(call: Call, form: StarTourForm): Promise<string> {
  authorize(call.actor, 'catalogue.write')
  const checked = acceptFields(checkStarTour(form))
  return inTransaction(call, async (tx) => {
    const id = newId()
    const row = { id, ...toColumns(checked), created_at: call.now, updated_at: call.now }
    await uniqueNumber(insertInto(tx, 'star_tours', row).execute())
    await writeTours(tx, id, form.tours)
    await announce(tx, call, {
      name: 'starTour.created',
      subject: { id, name: form.name, accountId: null },
      after: await loggedStarTour(tx, id),
    })
    return id
  })
}
