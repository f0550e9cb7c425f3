import { siteBaseOf } from '@tourdesk/domain/catalogue/publicLink'
import type { Reader } from '../kernel/call.ts'
import type { Env } from '../kernel/env.ts'
import { readSettings } from './readSettings.ts'
import { business } from './sections/business.ts'

/** Where links into the public website start, without a slash at the end (TOUR-33, HOLE-C5). */
export async function siteBase(
  { db }: Pick<Reader, 'db'>,
  { siteBaseUrl: fallbackBaseUrl }: Pick<Env, 'siteBaseUrl'>,
): Promise<string> {
  const { siteBaseUrl } = await readSettings(db, business)
  return siteBaseOf({ siteBaseUrl, fallbackBaseUrl })
}
