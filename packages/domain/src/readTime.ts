/**
 * A time of day as people type it, as `HH:mm`: `8:30`, `08.30`, `830`, `0830` and `8` are all understood.
 * Null for what is no time, such as `25:00` or `8:5`.
 */
export function readTime(typed: string): string | null {
  const [, hour = '', minute = '00'] = /^(\d{1,2})(?:[:.]?(\d{2}))?$/.exec(typed.trim()) ?? []
  if (hour === '' || Number(hour) > 23 || Number(minute) > 59) return null
  return `${hour.padStart(2, '0')}:${minute}`
}
