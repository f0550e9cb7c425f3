import { createHash } from 'node:crypto'
import type { Day } from '@tourdesk/domain/calendar'

/**
 * The id of the piece that an assignment split off a stored range. Depends only on the range and the piece's
 * first day, so that the next call can name what the screen shows.
 */
export function pieceId(rangeId: string, startDate: Day): string {
  const hex = createHash('sha256').update(`${rangeId} ${startDate}`).digest('hex')
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 0x3) | 0x8).toString(16)
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
