import { checkHighlight } from '@tourdesk/domain/catalogue/checkHighlight'
import { audit } from '../../kernel/audit.ts'
import { authorize } from '../../kernel/authorize.ts'
import { inTransaction, type PersonCall } from '../../kernel/call.ts'
import { acceptFields } from '../../kernel/decide.ts'
import { checkVersion, nextVersion } from '../../kernel/versions.ts'
import { type HighlightForm, lockHighlight, toColumns } from './store.ts'

/** Saves a highlight (CAPI-05). Throws every wrong field (400), `not_found` (404), `changed_by_another` (409). */
export async function changeHighlight(call: PersonCall, id: string, form: HighlightForm): Promise<void> {
  const { actor, now } = call
  authorize(actor, 'catalogue.write')
  acceptFields(checkHighlight(form))
  await inTransaction(call, async (tx) => {
    const row = await lockHighlight(tx, id)
    checkVersion(form.updatedAt, row.updated_at)
    const after = { ...toColumns(form, row), is_active: form.isActive ?? row.is_active }
    await tx
      .updateTable('highlights')
      .set({ ...after, updated_at: nextVersion(row.updated_at, now) })
      .where('id', '=', id)
      .execute()
    const before = Object.fromEntries(Object.keys(after).map((key) => [key, row[key as keyof typeof after]]))
    await audit(tx, call, {
      entity: 'Highlight',
      entityId: id,
      accountId: actor.account._id,
      action: 'updated',
      details: { before, after },
    })
  })
}
