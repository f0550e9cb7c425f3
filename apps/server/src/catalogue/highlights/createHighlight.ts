import type { Person } from '@tourdesk/domain/access/actor'
import { checkHighlight } from '@tourdesk/domain/catalogue/checkHighlight'
import { announce, inTransaction } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import { acceptFields } from '../../kernel/decide.ts'
import { insertInto } from '../../kernel/insertInto.ts'
import { newId } from '../../kernel/newId.ts'
import { loggedHighlight } from './loggedHighlight.ts'
import { type HighlightForm, toColumns } from './store.ts'

/**
 * Creates a highlight, inactive by default. Throws every wrong field (400).
 * @returns the id of the highlight
 */
export async function createHighlight(call: Call<Person>, form: HighlightForm): Promise<string> {
  const { actor, now } = call
  authorize(actor, 'catalogue.write')
  acceptFields(checkHighlight(form))
  return inTransaction(call, async (tx) => {
    const id = newId()
    const columns = toColumns(form, null)
    const row = { id, ...columns, created_at: now, updated_at: now }
    await insertInto(tx, 'highlights', row).execute()
    await announce(tx, call, {
      name: 'highlight.created',
      subject: { id, name: form.name, accountId: actor.account._id },
      after: loggedHighlight(row),
    })
    return id
  })
}
