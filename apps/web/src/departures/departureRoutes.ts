import { createRoute, redirect, stripSearchParams } from '@tanstack/react-router'
import { requires, signedIn } from '../app/gates.ts'
import { lazyPage } from '../kit/parts/lazyPage.ts'
import { capacitySearch } from './capacity/capacitySearch.ts'
import { departuresDefaults, departuresSearch } from './list/departuresSearch.ts'

const mayOpen = requires('dispatch.read')

const departures = createRoute({
  getParentRoute: () => signedIn,
  path: '/departures',
  beforeLoad: (options) => {
    mayOpen(options)
    throw redirect({ to: '/departures/list', replace: true })
  },
})

const list = createRoute({
  getParentRoute: () => signedIn,
  path: '/departures/list',
  validateSearch: departuresSearch,
  search: { middlewares: [stripSearchParams(departuresDefaults)] },
  beforeLoad: mayOpen,
  component: lazyPage(() => import('./list/DepartureListPage.tsx'), 'DepartureListPage'),
})

const capacity = createRoute({
  getParentRoute: () => signedIn,
  path: '/departures/capacity',
  validateSearch: capacitySearch,
  beforeLoad: requires('capacity.write'),
  component: lazyPage(() => import('./capacity/CapacityPage.tsx'), 'CapacityPage'),
})

const departure = createRoute({
  getParentRoute: () => signedIn,
  path: '/departure/$tour/$date',
  beforeLoad: mayOpen,
  component: lazyPage(() => import('./page/DeparturePage.tsx'), 'DeparturePage'),
})

export const departureRoutes = [departures, list, capacity, departure] as const
