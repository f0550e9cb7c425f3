import { createRoute } from '@tanstack/react-router'
import { Day } from '@tourdesk/contract/parts'
import { z } from 'zod'
import { requires, signedIn } from '../../app/gates.ts'
import { lazyPage } from '../../kit/parts/lazyPage.ts'
import { readable } from '../../kit/readable.ts'

/** A day over all tours; tomorrow unless the address has another. */
export const dayRoute = createRoute({
  getParentRoute: () => signedIn,
  path: '/day',
  validateSearch: readable(z.object({ date: Day.optional() })),
  beforeLoad: requires('dispatch.read'),
  component: lazyPage(() => import('./DayPage.tsx'), 'DayPage'),
})
