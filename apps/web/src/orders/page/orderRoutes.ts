import { createRoute } from '@tanstack/react-router'
import { z } from 'zod'
import { requires, signedIn } from '../../app/gates.ts'
import { lazyPage } from '../../kit/parts/lazyPage.ts'

/** Whether the order form is open over the page; anything else is ignored. */
const orderSearch = z.object({ edit: z.literal('true').optional().catch(undefined) })

/** One order by its id, or `new` (ORD-01, HOLE-O70). */
const order = createRoute({
  getParentRoute: () => signedIn,
  path: '/order/$orderId',
  validateSearch: orderSearch,
  beforeLoad: requires('orders.read'),
  component: lazyPage(() => import('./OrderPage.tsx'), 'OrderPage'),
})

export const orderRoutes = [order] as const
