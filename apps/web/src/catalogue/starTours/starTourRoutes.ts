import { createRoute, lazyRouteComponent, stripSearchParams } from '@tanstack/react-router'
import { requires, signedIn } from '../../app/gates.ts'
import { starToursDefaults, starToursSearch } from './starToursSearch.ts'

const starTours = createRoute({
  getParentRoute: () => signedIn,
  path: '/star_tours',
  validateSearch: starToursSearch,
  search: { middlewares: [stripSearchParams(starToursDefaults)] },
  beforeLoad: requires('catalogue.write'),
  component: lazyRouteComponent(() => import('./StarTourList.tsx'), 'StarTourList'),
})

const starTour = createRoute({
  getParentRoute: () => signedIn,
  path: '/star_tour/$starTourId',
  beforeLoad: requires('catalogue.write'),
  component: lazyRouteComponent(() => import('./StarTourPage.tsx'), 'StarTourPage'),
})

export const starTourRoutes = [starTours, starTour] as const
