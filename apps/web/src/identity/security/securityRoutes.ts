import { createRoute, redirect } from '@tanstack/react-router'
import { signedIn } from '../../app/gates.ts'
import { lazyPage } from '../../kit/parts/lazyPage.ts'

/** Opened from the user menu. */
const security = createRoute({
  getParentRoute: () => signedIn,
  path: '/security',
  component: lazyPage(() => import('./SecurityPage.tsx'), 'SecurityPage'),
})

/** The former address of the password form. */
const password = createRoute({
  getParentRoute: () => signedIn,
  path: '/password',
  beforeLoad: () => {
    throw redirect({ to: '/security', replace: true })
  },
})

export const securityRoutes = [security, password] as const
