import { z } from 'zod'
import { route } from '../kernel/route.ts'

/** The stored address of the public website, which may be empty, and its fallback. */
const SiteSettings = z.object({ siteBaseUrl: z.string(), fallbackBaseUrl: z.string() })

export const siteSettings = {
  get: route({
    method: 'GET',
    path: '/siteSettings',
    access: 'catalogue.read',
    summary: 'The base address of the public website',
    query: z.object({ type: z.literal('data').default('data') }),
    answer: SiteSettings,
  }),
}
