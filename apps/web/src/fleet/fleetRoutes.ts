import { createRoute, redirect, stripSearchParams } from '@tanstack/react-router'
import { requires, signedIn } from '../app/gates.ts'
import { lazyPage } from '../kit/parts/lazyPage.ts'
import { fleetDefaults, fleetSearch, fleetTabs } from './fleetSearch.ts'

const mayRead = requires('fleet.read')

type Gate = Parameters<typeof mayRead>[0] & { params: { tab?: string | undefined } }

/** Opens only with permission, and only on an existing tab. */
function opensTab(to: '/guides/{-$tab}' | '/drivers/{-$tab}' | '/cars/{-$tab}') {
  return (options: Gate) => {
    mayRead(options)
    const { tab } = options.params
    if (tab === undefined || (fleetTabs as readonly string[]).includes(tab)) return
    throw redirect({ to, params: { tab: undefined }, replace: true })
  }
}

const guides = createRoute({
  getParentRoute: () => signedIn,
  path: '/guides/{-$tab}',
  validateSearch: fleetSearch,
  search: { middlewares: [stripSearchParams(fleetDefaults)] },
  beforeLoad: opensTab('/guides/{-$tab}'),
  component: lazyPage(() => import('./operators/OperatorRoutes.tsx'), 'Guides'),
})

const drivers = createRoute({
  getParentRoute: () => signedIn,
  path: '/drivers/{-$tab}',
  validateSearch: fleetSearch,
  search: { middlewares: [stripSearchParams(fleetDefaults)] },
  beforeLoad: opensTab('/drivers/{-$tab}'),
  component: lazyPage(() => import('./operators/OperatorRoutes.tsx'), 'Drivers'),
})

const cars = createRoute({
  getParentRoute: () => signedIn,
  path: '/cars/{-$tab}',
  validateSearch: fleetSearch,
  search: { middlewares: [stripSearchParams(fleetDefaults)] },
  beforeLoad: opensTab('/cars/{-$tab}'),
  component: lazyPage(() => import('./cars/CarsPage.tsx'), 'CarsPage'),
})

const carSuppliers = createRoute({
  getParentRoute: () => signedIn,
  path: '/car_suppliers',
  validateSearch: fleetSearch,
  search: { middlewares: [stripSearchParams(fleetDefaults)] },
  beforeLoad: mayRead,
  component: lazyPage(() => import('./suppliers/CarSupplierList.tsx'), 'CarSupplierList'),
})

export const fleetRoutes = [guides, drivers, cars, carSuppliers] as const
