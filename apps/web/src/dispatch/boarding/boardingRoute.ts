import { createRoute } from '@tanstack/react-router'
import { day, id } from '@tourdesk/contract/asked/fields'
import { Address } from '../../app/address.ts'
import { requires, signedIn } from '../../app/gates.ts'
import { lazyPage } from '../../kit/parts/lazyPage.ts'

/** The boarding of all vehicles of a day; the parties of `unit` are open. */
export const boardingRoute = createRoute({
  getParentRoute: () => signedIn,
  path: '/day/boarding',
  validateSearch: new Address({ date: day, unit: id }),
  beforeLoad: requires('dispatch.read'),
  component: lazyPage(() => import('./BoardingPage.tsx'), 'BoardingPage'),
})
