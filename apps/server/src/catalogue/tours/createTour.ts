import { announce, inTransaction } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import { insertInto } from '../../kernel/insertInto.ts'
import { newId } from '../../kernel/newId.ts'
import { loggedTour } from './loggedTour.ts'
import { checkIds, toColumns, writeParts } from './store.ts'
import { checkForm, type TourForm } from './tourForm.ts'

/**
 * Creates a tour with its price lists, inactive by default.
 * Throws what `checkForm` throws, and `tour_number_taken` (409).
 * @returns the id of the tour
 */
export async function createTour(call: Call, form: TourForm): Promise<string> {
  authorize(call.actor, 'catalogue.write')
  const isActive = form.isActive ?? false
  const lists = checkForm(form, [], isActive)
  return inTransaction(call, async (tx) => {
    const id = newId()
    const stamps = { created_at: call.now, updated_at: call.now, deleted_at: null }
    if (form.tags.mainTag) await checkIds(tx, 'tags', 'tags.mainTag', [form.tags.mainTag])
    const affiliationLink = form.affiliationLink ?? ''
    const columns = toColumns({ ...form, isActive, affiliationLink })
    await insertInto(tx, 'tours', { id, ...columns, ...stamps }).execute()
    await writeParts(tx, id, form, lists)
    await announce(tx, call, {
      name: 'tour.created',
      subject: { id, name: form.name, accountId: null },
      after: await loggedTour(tx, id),
    })
    return id
  })
}
