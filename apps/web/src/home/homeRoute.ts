import { createRoute } from '@tanstack/react-router'
import { signedIn } from '../app/gates.ts'
import { lazyPage } from '../kit/parts/lazyPage.ts'

/** Open to everyone who's signed in, since it may be where somebody starts. */
export const homeRoute = createRoute({
  getParentRoute: () => signedIn,
  path: '/home',
  component: lazyPage(() => import('./HomePage.tsx'), 'HomePage'),
})
