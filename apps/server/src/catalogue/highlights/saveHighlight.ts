import { type HighlightChange, HighlightInput } from '@tourdesk/contract/catalogue/highlights'
import { startValues } from '@tourdesk/contract/kernel/changeOf'
import type { Person } from '@tourdesk/domain/access/actor'
import { checkHighlight } from '@tourdesk/domain/catalogue/checkHighlight'
import type { z } from 'zod'
import type { Call } from '../../kernel/call.ts'
import { insertInto } from '../../kernel/insertInto.ts'
import { type RecordKind, saveRecord } from '../../records/saveRecord.ts'
import { type HighlightForm, type HighlightRow, lockHighlight, toColumns, toForm } from './store.ts'

/**
 * Saves a highlight; without an id a new one, inactive by default. Coordinates that aren't sent follow from
 * the address. Throws what `saveRecord` throws.
 * @returns its id
 */
export async function saveHighlight(
  call: Call<Person>,
  id: string | undefined,
  { lat = null, lng = null, ...sent }: z.output<typeof HighlightChange>,
): Promise<string> {
  const saved = await saveRecord(call, highlightKind(call), id, { ...sent, lat, lng })
  return saved.id
}

function highlightKind({ actor, now }: Call<Person>): RecordKind<HighlightRow, HighlightForm, HighlightForm> {
  return {
    permission: 'catalogue.write',
    accountOf: () => actor.account._id,
    start: startValues(HighlightInput),
    lock: lockHighlight,
    toForm,
    nameOf: ({ name }) => name,
    check: checkHighlight,
    async write(tx, id, highlight, { before, version }) {
      const columns = { ...toColumns(highlight, before), updated_at: version }
      await insertInto(tx, 'highlights', { id, created_at: now, ...columns })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
        .execute()
    },
    created: (news) => ({ name: 'highlight.created', ...news }),
    changed: (news) => ({ name: 'highlight.changed', ...news }),
    keep: null,
  }
}
