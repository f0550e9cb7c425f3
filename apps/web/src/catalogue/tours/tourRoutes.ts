import { createRoute, retainSearchParams, stripSearchParams } from '@tanstack/react-router'
import { requires, signedIn } from '../../app/gates.ts'
import { lazyPage } from '../../kit/parts/lazyPage.ts'
import { tourSearch, toursDefaults, toursSearch } from './toursSearch.ts'

const tours = createRoute({
  getParentRoute: () => signedIn,
  path: '/tours',
  validateSearch: toursSearch,
  search: { middlewares: [stripSearchParams(toursDefaults)] },
  beforeLoad: requires('catalogue.write'),
  component: lazyPage(() => import('./TourList.tsx'), 'TourList'),
})

const tour = createRoute({
  getParentRoute: () => signedIn,
  path: '/tour/$tourId',
  validateSearch: tourSearch,
  // A price list opens and closes without leaving the page.
  search: { middlewares: [retainSearchParams(['from'])] },
  beforeLoad: requires('catalogue.write'),
  component: lazyPage(() => import('./TourPage.tsx'), 'TourPage'),
})

export const tourRoutes = [tours, tour] as const
