import { expect, test } from 'vitest'
import { articleRoute } from './catalogue/articles/articleRoute.ts'
import { highlightRoutes } from './catalogue/highlights/highlightRoutes.ts'
import { seasonRoute } from './catalogue/season/seasonRoute.ts'
import { starTourRoutes } from './catalogue/starTours/starTourRoutes.ts'
import { tourRoutes } from './catalogue/tours/tourRoutes.ts'
import { priceRoutes } from './pricing/priceRoutes.ts'

const elsewhere = ['order', 'operation', 'guide', 'driver', 'car', 'vehicle', 'supplier', 'assignment']

test('CPERM-11 the catalogue holds its own screens and none for orders, operations, guides, drivers, vehicles or assignments', () => {
  const routes = [
    ...tourRoutes,
    seasonRoute,
    ...highlightRoutes,
    ...starTourRoutes,
    articleRoute,
    ...priceRoutes,
  ]
  const screens = routes.map(({ options }) => ('path' in options ? options.path : ''))
  expect(screens.toSorted()).toEqual([
    '/articles',
    '/highlight/$highlightId',
    '/highlights',
    '/next_season',
    '/pickup_dropoff_location/$priceManagementItemId',
    '/pickups_dropoffs_locations',
    '/pickups_dropoffs_locations/$tab',
    '/price/coupons/$priceManagementItemId',
    '/price/general_discounts/$priceManagementItemId',
    '/price/ticket_types/$priceManagementItemId',
    '/prices',
    '/prices/$tab',
    '/star_tour/$starTourId',
    '/star_tours',
    '/tour/$tourId',
    '/tours',
  ])
  for (const word of elsewhere) expect(screens.filter((path) => path.includes(word))).toEqual([])
})
