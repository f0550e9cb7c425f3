import { createRoute } from '@tanstack/react-router'
import { Day, Id } from '@tourdesk/contract/parts'
import { z } from 'zod'
import { requires, signedIn } from '../../app/gates.ts'
import { lazyPage } from '../../kit/parts/lazyPage.ts'
import { readable } from '../../kit/readable.ts'

/** Who has got on, over all vehicles of a day; the parties of `unit` are open. */
export const boardingRoute = createRoute({
  getParentRoute: () => signedIn,
  path: '/day/boarding',
  validateSearch: readable(z.object({ date: Day.optional(), unit: Id.optional() })),
  beforeLoad: requires('dispatch.read'),
  component: lazyPage(() => import('./BoardingPage.tsx'), 'BoardingPage'),
})
