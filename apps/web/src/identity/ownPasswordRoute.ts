import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { signedIn } from '../app/gates.ts'

/** Opened from the greeting's menu. */
export const ownPasswordRoute = createRoute({
  getParentRoute: () => signedIn,
  path: '/password',
  component: lazyRouteComponent(() => import('./OwnPasswordPage.tsx'), 'OwnPasswordPage'),
})
