import { createRoute } from '@tanstack/react-router'
import { id, one } from '@tourdesk/contract/asked/fields'
import { Address } from '../../app/address.ts'
import { requires, signedIn } from '../../app/gates.ts'
import { lazyPage } from '../../kit/parts/lazyPage.ts'

/** Whether the order form is open over the page, and the party of the waiting list that a new order is for. */
const orderSearch = new Address({ edit: one(['true']), waiting: id })

/** One order by its id, or `new`. */
const order = createRoute({
  getParentRoute: () => signedIn,
  path: '/order/$orderId',
  validateSearch: orderSearch,
  beforeLoad: requires('orders.read'),
  component: lazyPage(() => import('./OrderPage.tsx'), 'OrderPage'),
})

export const orderRoutes = [order] as const
