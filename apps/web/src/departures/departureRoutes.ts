import { createRoute, redirect } from '@tanstack/react-router'
import { requires, signedIn } from '../app/gates.ts'
import { lazyPage } from '../kit/parts/lazyPage.ts'

const mayOpen = requires('capacity.write')

const departures = createRoute({
  getParentRoute: () => signedIn,
  path: '/departures',
  beforeLoad: (options) => {
    mayOpen(options)
    throw redirect({ to: '/departures/capacity', replace: true })
  },
})

const capacity = createRoute({
  getParentRoute: () => signedIn,
  path: '/departures/capacity',
  beforeLoad: mayOpen,
  component: lazyPage(() => import('./capacity/CapacityPage.tsx'), 'CapacityPage'),
})

export const departureRoutes = [departures, capacity] as const
