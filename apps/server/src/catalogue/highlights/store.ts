import type { HighlightInput } from '@tourdesk/contract/catalogue/highlights'
import { Problem } from '@tourdesk/contract/kernel/problem'
import { coordinatesOf, type Located } from '@tourdesk/domain/catalogue/checkHighlight'
import { whatToBringOptions } from '@tourdesk/domain/catalogue/vocabulary'
import { splitMedia } from '@tourdesk/domain/media/mediaUrls'
import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { Tx } from '../../kernel/database.ts'
import { type FormColumns, nothingLeft } from '../../kernel/formColumns.ts'
import type { Highlights } from '../../schema/catalogue.ts'

/** The form of a highlight, parsed. */
export type HighlightForm = Omit<z.output<typeof HighlightInput>, 'updatedAt'>
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

/**
 * The columns of a form that also decides whether the highlight is active; pictures and videos are sorted
 * into their fields, however they were sent.
 */
export function toColumns(
  {
    name,
    address,
    subtitle,
    description,
    isActive,
    whatToBring,
    images,
    videos,
    lat,
    lng,
    ...rest
  }: HighlightForm,
  before: Located | null,
): FormColumns<'highlights'> {
  nothingLeft(rest)
  const place = coordinatesOf({ address, lat, lng }, before)
  return {
    name,
    address,
    subtitle,
    description,
    is_active: isActive,
    what_to_bring: [...new Set(whatToBring)],
    ...splitMedia([...images, ...videos]),
    lat: place?.lat ?? null,
    lng: place?.lng ?? null,
  }
}

/** A stored highlight by the names in its form, which the log uses too. */
export function toForm(row: HighlightRow): HighlightForm {
  return {
    name: row.name,
    address: row.address,
    subtitle: row.subtitle,
    description: row.description,
    isActive: row.is_active,
    whatToBring: whatToBringOptions.filter((option) => row.what_to_bring.includes(option)),
    images: row.images,
    videos: row.videos,
    lat: row.lat,
    lng: row.lng,
  }
}
