import { createRoute, redirect, stripSearchParams } from '@tanstack/react-router'
import { requires, signedIn } from '../app/gates.ts'
import { isOffice } from '../app/isOffice.ts'
import { lazyPage } from '../kit/parts/lazyPage.ts'
import { capacitySearch } from './capacity/capacitySearch.ts'
import { departuresDefaults, departuresSearch } from './list/departuresSearch.ts'
import { waitingDefaults, waitingSearch } from './waiting/waitingSearch.ts'

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

const waiting = createRoute({
  getParentRoute: () => signedIn,
  path: '/departures/waiting',
  validateSearch: waitingSearch,
  search: { middlewares: [stripSearchParams(waitingDefaults)] },
  beforeLoad: mayOpen,
  component: lazyPage(() => import('./waiting/WaitingTab.tsx'), 'WaitingTab'),
})

/** An agency's own waiting list; the office is sent to its tab. */
const ownWaiting = createRoute({
  getParentRoute: () => signedIn,
  path: '/waiting',
  validateSearch: waitingSearch,
  search: { middlewares: [stripSearchParams(waitingDefaults)] },
  beforeLoad: (options) => {
    requires('orders.read')(options)
    if (isOffice(options.context.session)) throw redirect({ to: '/departures/waiting', replace: true })
  },
  component: lazyPage(() => import('./waiting/WaitingPage.tsx'), 'WaitingPage'),
})

const departure = createRoute({
  getParentRoute: () => signedIn,
  path: '/departure/$tour/$date',
  beforeLoad: mayOpen,
  component: lazyPage(() => import('./page/DeparturePage.tsx'), 'DeparturePage'),
})

export const departureRoutes = [departures, list, capacity, waiting, ownWaiting, departure] as const
