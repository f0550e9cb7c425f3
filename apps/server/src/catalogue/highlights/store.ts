import type { HighlightInput } from '@tourdesk/contract/catalogue/highlights'
import { Problem } from '@tourdesk/contract/kernel/problem'
import { coordinatesOf, type Located } from '@tourdesk/domain/catalogue/checkHighlight'
import { splitMedia } from '@tourdesk/domain/media/mediaUrls'
import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { Tx } from '../../kernel/database.ts'
import type { Highlights } from '../../kernel/schema/catalogue.ts'

/** The form of a highlight, parsed. */
export type HighlightForm = z.output<typeof HighlightInput>
export type HighlightRow = Selectable<Highlights>

/** A highlight for an edit. Throws `not_found` (404). */
export async function lockHighlight(tx: Tx, id: string): Promise<HighlightRow> {
  const row = await tx
    .selectFrom('highlights')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Problem('not_found')
  return row
}

/** The columns of a form; pictures and videos stand where they belong, whatever was sent (MEDIA-05 to MEDIA-07). */
export function toColumns(form: HighlightForm, before: Located | null) {
  const { images, videos } = splitMedia([...form.images, ...form.videos])
  const place = coordinatesOf(form, before)
  return {
    name: form.name,
    address: form.address,
    subtitle: form.subtitle,
    description: form.description,
    what_to_bring: [...new Set(form.whatToBring)],
    images,
    videos,
    lat: place?.lat ?? null,
    lng: place?.lng ?? null,
  }
}
