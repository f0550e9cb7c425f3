import { createRoute, redirect } from '@tanstack/react-router'
import { root } from '../../app/gates.ts'
import { setUpFactorPath } from '../../app/session/setUpFactorPath.ts'
import { landingOf } from '../../app/session.ts'
import { lazyPage } from '../../kit/parts/lazyPage.ts'

/** Outside the frame, whose menus and notices aren't available yet. */
export const setUpFactorRoute = createRoute({
  getParentRoute: () => root,
  path: setUpFactorPath,
  beforeLoad: ({ context: { session } }) => {
    if (!session) throw redirect({ to: '/login', replace: true })
    if (!session.mustSetUpFactor) throw redirect({ to: landingOf(session), replace: true })
  },
  component: lazyPage(() => import('./SetUpFactorPage.tsx'), 'SetUpFactorPage'),
})
