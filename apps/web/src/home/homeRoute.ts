import { createRoute } from '@tanstack/react-router'
import { requires, signedIn } from '../app/gates.ts'
import { lazyPage } from '../kit/parts/lazyPage.ts'

/** Open to everyone who's signed in, since it may be where somebody starts. */
export const homeRoute = createRoute({
  getParentRoute: () => signedIn,
  path: '/home',
  component: lazyPage(() => import('./HomePage.tsx'), 'HomePage'),
})

/** The way from an empty business to its first order, for those who may do some of its steps. */
export const setUpRoute = createRoute({
  getParentRoute: () => signedIn,
  path: '/setup',
  beforeLoad: requires('catalogue.write'),
  component: lazyPage(() => import('./setUp/SetUpPage.tsx'), 'SetUpPage'),
})
