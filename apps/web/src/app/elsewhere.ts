import { createRoute, redirect } from '@tanstack/react-router'
import { root } from './gates.ts'
import { landingOf } from './session.ts'

/**
 * Any address without a page opens the first page, or the login page. Until the pages behind the login have
 * loaded, their addresses end up here too.
 */
export const elsewhere = createRoute({
  getParentRoute: () => root,
  path: '$',
  beforeLoad: async ({ context: { session, hasPage }, location }) => {
    if (!session) throw redirect({ to: '/login', replace: true })
    const { pathname: to, search, hash, state } = location
    if (await hasPage(to)) throw redirect({ to, search, hash, state, replace: true })
    throw redirect({ to: landingOf(session), replace: true })
  },
})
