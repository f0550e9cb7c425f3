import { createRoute } from '@tanstack/react-router'
import { z } from 'zod'
import { requires, signedIn } from '../../app/gates.ts'
import { lazyPage } from '../../kit/parts/lazyPage.ts'
import { readable } from '../../kit/readable.ts'

/** A vehicle unit on a page of its own; the address keeps the tab. */
export const manifestRoute = createRoute({
  getParentRoute: () => signedIn,
  path: '/manifest/$tourCarId',
  validateSearch: readable(z.object({ tab: z.enum(['stops']).optional() })),
  beforeLoad: requires('dispatch.read'),
  component: lazyPage(() => import('./ManifestPage.tsx'), 'ManifestPage'),
})
