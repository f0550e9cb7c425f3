export type Language = 'en' | 'he'

/**
 * The languages that a journey runs in: half of the journeys in English and half of them in Hebrew, unless
 * `JOURNEYS=split` is missing or it's tagged `@both`. One tagged `@hebrew` has its English counterpart elsewhere.
 */
export function languagesOf(title: string, tags: string | string[] = []): Language[] {
  if (tags.includes('@hebrew')) return ['he']
  const isSplit = process.env.JOURNEYS === 'split' && !tags.includes('@both')
  if (!isSplit) return ['en', 'he']
  return [title.length % 2 === 0 ? 'en' : 'he']
}
