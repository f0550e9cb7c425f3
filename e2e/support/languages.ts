export type Language = 'en' | 'he'

/**
 * The languages that a journey runs in. With `JOURNEYS=split`, half of the journeys run in English and half
 * in Hebrew; otherwise, or tagged `@both`, each runs in both. One tagged `@hebrew` has an English counterpart
 * elsewhere.
 */
export function languagesOf(title: string, tags: string | string[] = []): Language[] {
  if (tags.includes('@hebrew')) return ['he']
  const isSplit = process.env.JOURNEYS === 'split' && !tags.includes('@both')
  if (!isSplit) return ['en', 'he']
  return [title.length % 2 === 0 ? 'en' : 'he']
}
