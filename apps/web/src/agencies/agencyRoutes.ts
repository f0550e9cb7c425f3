import { createRoute, lazyRouteComponent, redirect, stripSearchParams } from '@tanstack/react-router'
import { requires, signedIn } from '../app/gates.ts'
import { agenciesDefaults, agenciesSearch } from './agenciesSearch.ts'

const agencies = createRoute({
  getParentRoute: () => signedIn,
  path: '/agencies',
  validateSearch: agenciesSearch,
  search: { middlewares: [stripSearchParams(agenciesDefaults)] },
  beforeLoad: requires('accounts.read'),
  component: lazyRouteComponent(() => import('./AgencyList.tsx'), 'AgencyList'),
})

const account = createRoute({
  getParentRoute: () => signedIn,
  path: '/account/$accountId',
  beforeLoad: requires('accounts.read'),
  component: lazyRouteComponent(() => import('./AccountPage.tsx'), 'AccountPage'),
})

/** Where saving leads (ROUTE-42, HOLE-A2). */
const accounts = createRoute({
  getParentRoute: () => signedIn,
  path: '/accounts',
  beforeLoad: () => {
    throw redirect({ to: '/agencies', replace: true })
  },
})

export const agencyRoutes = [agencies, account, accounts] as const
