import type { HighlightChange } from '@tourdesk/contract/catalogue/highlights'
import type { Person } from '@tourdesk/domain/access/actor'
import { diffOf } from '@tourdesk/domain/activity/diffOf'
import { checkHighlight } from '@tourdesk/domain/catalogue/checkHighlight'
import type { z } from 'zod'
import { announce, inTransaction } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import { acceptFields } from '../../kernel/decide.ts'
import { fillIn } from '../../kernel/fillIn.ts'
import { checkVersion, nextVersion } from '../../kernel/versions.ts'
import { loggedHighlight } from './loggedHighlight.ts'
import { toHighlight } from './present.ts'
import { lockHighlight, toColumns } from './store.ts'

/** Saves a highlight. Throws every wrong field (400), `not_found` (404), `changed_by_another` (409). */
export async function changeHighlight(
  call: Call<Person>,
  id: string,
  { updatedAt, lat = null, lng = null, ...sent }: z.output<typeof HighlightChange>,
): Promise<void> {
  const { actor, now } = call
  authorize(actor, 'catalogue.write')
  await inTransaction(call, async (tx) => {
    const row = await lockHighlight(tx, id)
    const { lat: _lat, lng: _lng, ...stored } = toHighlight(row)
    const form = fillIn(stored, sent)
    acceptFields(checkHighlight(form))
    checkVersion(updatedAt, row.updated_at)
    const after = toColumns({ ...form, lat, lng }, row)
    await tx
      .updateTable('highlights')
      .set({ ...after, updated_at: nextVersion(row.updated_at, now) })
      .where('id', '=', id)
      .execute()
    await announce(tx, call, {
      name: 'highlight.changed',
      subject: { id, name: after.name, accountId: actor.account._id },
      ...diffOf(loggedHighlight(row), loggedHighlight(after)),
    })
  })
}
