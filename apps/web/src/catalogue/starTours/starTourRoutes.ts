import { createRoute, stripSearchParams } from '@tanstack/react-router'
import { requires, signedIn } from '../../app/gates.ts'
import { lazyPage } from '../../kit/parts/lazyPage.ts'
import { starToursDefaults, starToursSearch } from './starToursSearch.ts'

const starTours = createRoute({
  getParentRoute: () => signedIn,
  path: '/star_tours',
  validateSearch: starToursSearch,
  search: { middlewares: [stripSearchParams(starToursDefaults)] },
  beforeLoad: requires('catalogue.write'),
  component: lazyPage(() => import('./StarTourList.tsx'), 'StarTourList'),
})

const starTour = createRoute({
  getParentRoute: () => signedIn,
  path: '/star_tour/$starTourId',
  beforeLoad: requires('catalogue.write'),
  component: lazyPage(() => import('./StarTourPage.tsx'), 'StarTourPage'),
})

export const starTourRoutes = [starTours, starTour] as const
