import type { SheetStop } from './stopsInOrder.ts'

/**
 * The link that navigates to a stop: by coordinates, else by its address. Null for people without a pickup.
 * @param city its name in the screen's language, which helps the search
 */
export function wazeHref(
  { kind, name, address }: Pick<SheetStop, 'kind' | 'name' | 'address'>,
  position: { lat: number; lng: number } | null,
  city: string,
): string | null {
  if (position) return `https://waze.com/ul?ll=${position.lat},${position.lng}&navigate=yes`
  const place = [address || name, city].filter(Boolean).join(', ')
  if (kind === 'none' || place === '') return null
  return `https://waze.com/ul?q=${encodeURIComponent(place)}&navigate=yes`
}
