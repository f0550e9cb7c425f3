import { createRoute } from '@tanstack/react-router'
import { day, one } from '@tourdesk/contract/asked/fields'
import { sheetKinds } from '@tourdesk/domain/dispatch/manifest/sheet'
import { Address } from '../../app/address.ts'
import { requires, signedIn } from '../../app/gates.ts'
import { lazyPage } from '../../kit/parts/lazyPage.ts'
import { fromDay } from '../dayHref.ts'

/** The sheets of a day, and one of them. */
export const manifestRoutes = [
  createRoute({
    getParentRoute: () => signedIn,
    path: '/day/manifests',
    validateSearch: new Address({ date: day }),
    beforeLoad: requires('dispatch.read'),
    component: lazyPage(() => import('./ManifestsPage.tsx'), 'ManifestsPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/manifest/$tourCarId',
    validateSearch: new Address({
      tab: one(['stops']),
      kind: one(sheetKinds),
      locale: one(['en', 'he']),
      /** Only for the sheet of the people on no vehicle. */
      date: day,
      /** The view of the day that it was opened from, if it's not the sheets of the day. */
      from: one(fromDay),
      /** The day of that page, if it's not the first day of the vehicle unit. */
      back: day,
    }),
    beforeLoad: requires('dispatch.read'),
    component: lazyPage(() => import('./ManifestPage.tsx'), 'ManifestPage'),
  }),
]
