import type { Highlight } from '@tourdesk/contract/catalogue/highlights'
import { type HighlightRow, toForm } from './store.ts'

export function toHighlight(row: HighlightRow): Highlight {
  const { lat, lng, ...fields } = toForm(row)
  return {
    _id: row.id,
    ...fields,
    updatedAt: row.updated_at.toISOString(),
    ...(lat !== null && lng !== null && { lat, lng }),
  }
}
