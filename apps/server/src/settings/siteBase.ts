import { siteBaseOf } from '@tourdesk/domain/catalogue/publicLink'
import type { Reader } from '../kernel/call.ts'
import type { Env } from '../kernel/env.ts'
import { readSettings } from './readSettings.ts'
import { business } from './sections/business.ts'

/** The base of links to the public website, without a trailing slash. */
export async function siteBase(
  { db }: Pick<Reader, 'db'>,
  { siteBaseUrl: fallbackBaseUrl }: Pick<Env, 'siteBaseUrl'>,
): Promise<string> {
  const { siteBaseUrl } = await readSettings(db, business)
  return siteBaseOf({ siteBaseUrl, fallbackBaseUrl })
}
