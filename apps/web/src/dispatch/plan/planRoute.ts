import { createRoute } from '@tanstack/react-router'
import { queries } from '../../app/api.ts'
import { requires, signedIn } from '../../app/gates.ts'
import type { Needs } from '../../app/needs.ts'
import { lazyPage } from '../../kit/parts/lazyPage.ts'
import { type PlanSearch, planSearch } from '../planSearch.ts'

/** A proposed plan of a day. */
export const planRoute = createRoute({
  getParentRoute: () => signedIn,
  path: '/day/plan',
  validateSearch: planSearch,
  beforeLoad: requires('dispatch.write', needsOf),
  component: lazyPage(() => import('./PlanPage.tsx'), 'PlanPage'),
})

function needsOf({ plan }: PlanSearch): Needs {
  return { answers: plan ? [queries.dayPlans.get({ params: { id: plan } })] : [] }
}
