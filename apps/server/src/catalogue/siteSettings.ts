import type { siteSettings } from '@tourdesk/contract/settings/siteSettings'
import type { Handlers } from '../kernel/mount.ts'
import type { Product } from '../kernel/product.ts'
import { readSettings } from '../settings/readSettings.ts'
import { business } from '../settings/sections/business.ts'

/** The website from the settings, with the installation's as its fallback. */
export function siteSettingsRoutes({ env }: Product): Handlers<{ siteSettings: typeof siteSettings }> {
  return {
    siteSettings: {
      async get(_, { db }) {
        const { siteBaseUrl } = await readSettings(db, business)
        return { siteBaseUrl, fallbackBaseUrl: env.siteBaseUrl }
      },
    },
  }
}
