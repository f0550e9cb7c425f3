import { createRoute } from '@tanstack/react-router'
import { day } from '@tourdesk/contract/asked/fields'
import { Address } from '../../app/address.ts'
import { requires, signedIn } from '../../app/gates.ts'
import { lazyPage } from '../../kit/parts/lazyPage.ts'

/** A day over all tours; tomorrow unless the address has another. */
export const dayRoute = createRoute({
  getParentRoute: () => signedIn,
  path: '/day',
  validateSearch: new Address({ date: day }),
  beforeLoad: requires('dispatch.read'),
  component: lazyPage(() => import('./DayPage.tsx'), 'DayPage'),
})
