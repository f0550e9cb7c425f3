import { createRoute, redirect, stripSearchParams } from '@tanstack/react-router'
import { requires, signedIn } from '../app/gates.ts'
import { isOffice } from '../app/isOffice.ts'
import { lazyPage } from '../kit/parts/lazyPage.ts'
import { compareDefaults, compareSearch } from './comparison/compareSearch.ts'
import { ageingSearch, statementsDefaults, statementsSearch } from './statementsSearch.ts'

const mayOpen = requires('statements.read')

/** For the office; an agency's people are sent to their own. */
const statements = createRoute({
  getParentRoute: () => signedIn,
  path: '/agency_accounts/statements',
  validateSearch: statementsSearch,
  search: { middlewares: [stripSearchParams(statementsDefaults)] },
  beforeLoad: (options) => {
    mayOpen(options)
    if (!isOffice(options.context.session))
      throw redirect({ to: '/agency_account/statements', replace: true })
  },
  component: lazyPage(() => import('./StatementsPage.tsx'), 'StatementsPage'),
})

/** An agency's own; the office is sent to the list of all. */
const ownStatements = createRoute({
  getParentRoute: () => signedIn,
  path: '/agency_account/statements',
  validateSearch: statementsSearch,
  search: { middlewares: [stripSearchParams(statementsDefaults)] },
  beforeLoad: (options) => {
    mayOpen(options)
    if (isOffice(options.context.session))
      throw redirect({ to: '/agency_accounts/statements', replace: true })
  },
  component: lazyPage(() => import('./OwnStatementsPage.tsx'), 'OwnStatementsPage'),
})

/** For the office and for the statement's agency; the server refuses all others. */
const statement = createRoute({
  getParentRoute: () => signedIn,
  path: '/statement/$statementId',
  beforeLoad: mayOpen,
  component: lazyPage(() => import('./StatementPage.tsx'), 'StatementPage'),
})

/** For the office; an agency's people are sent to their own account. */
const ageing = createRoute({
  getParentRoute: () => signedIn,
  path: '/agency_accounts/ageing',
  validateSearch: ageingSearch,
  beforeLoad: (options) => {
    mayOpen(options)
    if (!isOffice(options.context.session)) throw redirect({ to: '/agency_account', replace: true })
  },
  component: lazyPage(() => import('./AgeingPage.tsx'), 'AgeingPage'),
})

/** For those of the office who bill. */
const compare = createRoute({
  getParentRoute: () => signedIn,
  path: '/agency_account/$accountId/compare',
  validateSearch: compareSearch,
  search: { middlewares: [stripSearchParams(compareDefaults)] },
  beforeLoad: requires('statements.write'),
  component: lazyPage(() => import('./comparison/ComparePage.tsx'), 'ComparePage'),
})

export const statementRoutes = [statements, ownStatements, statement, ageing, compare] as const
