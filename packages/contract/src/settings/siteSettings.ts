import { z } from 'zod'
import { route } from '../kernel/route.ts'

/** The public website's address as it is stored, perhaps empty, and the one that stands in for it (HOLE-C5). */
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
