import { createRoute, redirect, stripSearchParams } from '@tanstack/react-router'
import { requires, signedIn } from '../../app/gates.ts'
import { isOffice } from '../../app/isOffice.ts'
import { lazyPage } from '../../kit/parts/lazyPage.ts'
import { isUserTab, tabsOf, usersDefaults, usersSearch } from './usersSearch.ts'

const mayRead = requires('users.read')

const users = createRoute({
  getParentRoute: () => signedIn,
  path: '/users',
  beforeLoad: (options) => {
    mayRead(options)
    const [tab] = tabsOf(isOffice(options.context.session))
    throw redirect({ to: '/users/$tab', params: { tab }, replace: true })
  },
})

/** A tab of the list, `new`, or a user's id. */
const usersTab = createRoute({
  getParentRoute: () => signedIn,
  path: '/users/$tab',
  validateSearch: usersSearch,
  search: { middlewares: [stripSearchParams(usersDefaults)] },
  beforeLoad: (options) => {
    mayRead(options)
    const tabs = tabsOf(isOffice(options.context.session))
    const { tab } = options.params
    if (!isUserTab(tab) || tabs.includes(tab)) return
    throw redirect({ to: '/users/$tab', params: { tab: tabs[0] }, replace: true })
  },
  component: lazyPage(() => import('./UsersRoute.tsx'), 'UsersRoute'),
})

const user = createRoute({
  getParentRoute: () => signedIn,
  path: '/user/$userId',
  beforeLoad: mayRead,
  component: lazyPage(() => import('./UserRoute.tsx'), 'UserRoute'),
})

export const userRoutes = [users, usersTab, user] as const
