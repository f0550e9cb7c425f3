import { createRoute } from '@tanstack/react-router'
import { Day } from '@tourdesk/contract/parts'
import { sheetKinds } from '@tourdesk/domain/dispatch/manifest/sheet'
import { z } from 'zod'
import { requires, signedIn } from '../../app/gates.ts'
import { lazyPage } from '../../kit/parts/lazyPage.ts'
import { readable } from '../../kit/readable.ts'

/** The sheets of a day, and one of them. */
export const manifestRoutes = [
  createRoute({
    getParentRoute: () => signedIn,
    path: '/day/manifests',
    validateSearch: readable(z.object({ date: Day.optional() })),
    beforeLoad: requires('dispatch.read'),
    component: lazyPage(() => import('./ManifestsPage.tsx'), 'ManifestsPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/manifest/$tourCarId',
    validateSearch: readable(
      z.object({
        tab: z.enum(['stops']).optional(),
        kind: z.enum(sheetKinds).optional(),
        locale: z.enum(['en', 'he']).optional(),
        /** For the people on no vehicle. */
        date: Day.optional(),
      }),
    ),
    beforeLoad: requires('dispatch.read'),
    component: lazyPage(() => import('./ManifestPage.tsx'), 'ManifestPage'),
  }),
]
