import { createRoute, redirect, stripSearchParams } from '@tanstack/react-router'
import { requires, signedIn } from '../app/gates.ts'
import { isOffice } from '../app/isOffice.ts'
import { lazyPage } from '../kit/parts/lazyPage.ts'
import { balancesDefaults, balancesSearch, postingsDefaults, postingsSearch } from './agencyAccountsSearch.ts'

const mayOpen = requires('statements.read')

const accounts = createRoute({
  getParentRoute: () => signedIn,
  path: '/agency_accounts',
  beforeLoad: (options) => {
    mayOpen(options)
    throw redirect({ to: '/agency_accounts/balances', replace: true })
  },
})

/** For the office; an agency's people are sent to their own account. */
const balances = createRoute({
  getParentRoute: () => signedIn,
  path: '/agency_accounts/balances',
  validateSearch: balancesSearch,
  search: { middlewares: [stripSearchParams(balancesDefaults)] },
  beforeLoad: (options) => {
    mayOpen(options)
    if (!isOffice(options.context.session)) throw redirect({ to: '/agency_account', replace: true })
  },
  component: lazyPage(() => import('./BalancesPage.tsx'), 'BalancesPage'),
})

const account = createRoute({
  getParentRoute: () => signedIn,
  path: '/agency_account/$accountId',
  validateSearch: postingsSearch,
  search: { middlewares: [stripSearchParams(postingsDefaults)] },
  beforeLoad: (options) => {
    mayOpen(options)
    if (!isOffice(options.context.session)) throw redirect({ to: '/agency_account', replace: true })
  },
  component: lazyPage(() => import('./AgencyAccountPage.tsx'), 'AgencyAccountPage'),
})

/** An agency's own account; the office is sent to the list. */
const ownAccount = createRoute({
  getParentRoute: () => signedIn,
  path: '/agency_account',
  validateSearch: postingsSearch,
  search: { middlewares: [stripSearchParams(postingsDefaults)] },
  beforeLoad: (options) => {
    mayOpen(options)
    if (isOffice(options.context.session)) throw redirect({ to: '/agency_accounts/balances', replace: true })
  },
  component: lazyPage(() => import('./OwnAccountPage.tsx'), 'OwnAccountPage'),
})

export const agencyAccountRoutes = [accounts, balances, account, ownAccount] as const
