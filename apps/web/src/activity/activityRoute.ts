import { createRoute, stripSearchParams } from '@tanstack/react-router'
import { requires, signedIn } from '../app/gates.ts'
import { lazyPage } from '../kit/parts/lazyPage.ts'
import { activityDefaults, activitySearch } from './activitySearch.ts'

export const activityRoute = createRoute({
  getParentRoute: () => signedIn,
  path: '/activity',
  validateSearch: activitySearch,
  search: { middlewares: [stripSearchParams(activityDefaults)] },
  beforeLoad: requires('audit.read'),
  component: lazyPage(() => import('./Activity.tsx'), 'Activity'),
})
