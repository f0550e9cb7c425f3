import type { HighlightRow } from './store.ts'

/** A highlight as the log keeps it, with the field names of its form. */
export function loggedHighlight(row: Omit<HighlightRow, 'id' | 'find_text' | `${string}_at`>) {
  return {
    name: row.name,
    address: row.address,
    subtitle: row.subtitle,
    description: row.description,
    isActive: row.is_active,
    whatToBring: row.what_to_bring,
    images: row.images,
    videos: row.videos,
    lat: row.lat,
    lng: row.lng,
  }
}
