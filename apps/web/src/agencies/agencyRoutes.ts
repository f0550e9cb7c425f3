import { createRoute, redirect, stripSearchParams } from '@tanstack/react-router'
import { requires, requiresAgency, signedIn } from '../app/gates.ts'
import { lazyPage } from '../kit/parts/lazyPage.ts'
import { agenciesDefaults, agenciesSearch } from './agenciesSearch.ts'
import { agencyToursSearch } from './agencyToursSearch.ts'

const agencies = createRoute({
  getParentRoute: () => signedIn,
  path: '/agencies',
  validateSearch: agenciesSearch,
  search: { middlewares: [stripSearchParams(agenciesDefaults)] },
  beforeLoad: requires('accounts.read'),
  component: lazyPage(() => import('./AgencyList.tsx'), 'AgencyList'),
})

const account = createRoute({
  getParentRoute: () => signedIn,
  path: '/account/$accountId',
  beforeLoad: requires('accounts.read'),
  component: lazyPage(() => import('./AccountPage.tsx'), 'AccountPage'),
})

/** Saving an account opens this address, which redirects to the list. */
const accounts = createRoute({
  getParentRoute: () => signedIn,
  path: '/accounts',
  beforeLoad: () => {
    throw redirect({ to: '/agencies', replace: true })
  },
})

/** For people with the permission; everyone else is sent to their home page. */
const settings = createRoute({
  getParentRoute: () => signedIn,
  path: '/agency_settings',
  validateSearch: agencyToursSearch,
  beforeLoad: requires('accounts.settings'),
  component: lazyPage(() => import('./commissions/AgencySettings.tsx'), 'AgencySettings'),
})

/** Without the agency's flag, the page shows only the tours. */
const affiliationLinks = createRoute({
  getParentRoute: () => signedIn,
  path: '/affiliation_links',
  validateSearch: agencyToursSearch,
  beforeLoad: requiresAgency('orders.read'),
  component: lazyPage(() => import('./affiliation/AffiliationLinks.tsx'), 'AffiliationLinks'),
})

export const agencyRoutes = [agencies, account, accounts, settings, affiliationLinks] as const
