import type { Highlight } from '@tourdesk/contract/catalogue/highlights'
import { whatToBringOptions } from '@tourdesk/domain/catalogue/vocabulary'
import type { HighlightRow } from './store.ts'

export function toHighlight(row: HighlightRow): Highlight {
  return {
    _id: row.id,
    name: row.name,
    address: row.address,
    subtitle: row.subtitle,
    description: row.description,
    isActive: row.is_active,
    whatToBring: whatToBringOptions.filter((option) => row.what_to_bring.includes(option)),
    images: row.images,
    videos: row.videos,
    updatedAt: row.updated_at.toISOString(),
    ...(row.lat !== null && row.lng !== null && { lat: row.lat, lng: row.lng }),
  }
}
