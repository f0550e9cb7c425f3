import { createRoute, stripSearchParams } from '@tanstack/react-router'
import { requires, signedIn } from '../../app/gates.ts'
import { lazyPage } from '../../kit/parts/lazyPage.ts'
import { pagingDefaults, pagingSearch } from '../tabs.ts'

const mayWrite = requires('prices.write')

const locations = createRoute({
  getParentRoute: () => signedIn,
  path: '/pickups_dropoffs_locations',
  validateSearch: pagingSearch,
  search: { middlewares: [stripSearchParams(pagingDefaults)] },
  beforeLoad: mayWrite,
  component: lazyPage(() => import('./LocationsRoute.tsx'), 'AllLocationsRoute'),
})

const locationsTab = createRoute({
  getParentRoute: () => signedIn,
  path: '/pickups_dropoffs_locations/$tab',
  validateSearch: pagingSearch,
  search: { middlewares: [stripSearchParams(pagingDefaults)] },
  beforeLoad: mayWrite,
  component: lazyPage(() => import('./LocationsRoute.tsx'), 'LocationsTabRoute'),
})

const location = createRoute({
  getParentRoute: () => signedIn,
  path: '/pickup_dropoff_location/$priceManagementItemId',
  beforeLoad: mayWrite,
  component: lazyPage(() => import('./LocationPage.tsx'), 'LocationPage'),
})

export const locationRoutes = [locations, locationsTab, location] as const
