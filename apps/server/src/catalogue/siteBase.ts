import type { PersonCall } from '../kernel/call.ts'
import type { Env } from '../kernel/env.ts'

/** Where the public website is, without a slash at the end: as the site settings say, else as the installation does (HOLE-C5). */
export async function siteBase(
  { db }: Pick<PersonCall, 'db'>,
  env: Pick<Env, 'siteBaseUrl'>,
): Promise<string> {
  const settings = await db.selectFrom('site_settings').select('site_base_url').executeTakeFirst()
  return (settings?.site_base_url || env.siteBaseUrl).replace(/\/+$/, '')
}
