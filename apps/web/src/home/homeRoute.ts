import { createRoute } from '@tanstack/react-router'
import { requires, signedIn } from '../app/gates.ts'
import { lazyPage } from '../kit/parts/lazyPage.ts'

/** Open to every signed-in user, since it may be their first page. */
export const homeRoute = createRoute({
  getParentRoute: () => signedIn,
  path: '/home',
  component: lazyPage(() => import('./HomePage.tsx'), 'HomePage'),
})

/** The checklist from an empty business to its first order, for users who may do some of its steps. */
export const setUpRoute = createRoute({
  getParentRoute: () => signedIn,
  path: '/setup',
  beforeLoad: requires('catalogue.write'),
  component: lazyPage(() => import('./setUp/SetUpPage.tsx'), 'SetUpPage'),
})
