import type { SiteSettings, siteSettings } from '@tourdesk/contract/siteSettings'
import { siteBaseOf } from '@tourdesk/domain/catalogue/publicLink'
import type { Db } from '../kernel/database.ts'
import type { Handlers } from '../kernel/mount.ts'
import type { Product } from '../kernel/product.ts'

export function siteSettingsRoutes({ env }: Product): Handlers<{ siteSettings: typeof siteSettings }> {
  return { siteSettings: { get: (_, { db }) => findSiteSettings(db, env.siteBaseUrl) } }
}

/** The stored base of the public website, and the one that stands in for it (HOLE-C5). */
async function findSiteSettings(db: Db, fallbackBaseUrl: string): Promise<SiteSettings> {
  const row = await db.selectFrom('site_settings').select('site_base_url').executeTakeFirst()
  return { siteBaseUrl: row?.site_base_url ?? '', fallbackBaseUrl }
}

/** Where links into the public website start, without a slash at the end (TOUR-33). */
export async function findSiteBase(db: Db, fallbackBaseUrl: string): Promise<string> {
  return siteBaseOf(await findSiteSettings(db, fallbackBaseUrl))
}
