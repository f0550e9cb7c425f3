/**
 * Reads a typed time of day as `HH:mm`: understands `8:30`, `08.30`, `830`, `0830` and `8`. Null for anything
 * else, such as `25:00` or `8:5`.
 */
export function readTime(typed: string): string | null {
  const [, hour = '', minute = '00'] = /^(\d{1,2})(?:[:.]?(\d{2}))?$/.exec(typed.trim()) ?? []
  if (hour === '' || Number(hour) > 23 || Number(minute) > 59) return null
  return `${hour.padStart(2, '0')}:${minute}`
}
