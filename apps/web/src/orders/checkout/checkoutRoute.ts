import { createRoute } from '@tanstack/react-router'
import { requires, signedIn } from '../../app/gates.ts'
import { lazyPage } from '../../kit/parts/lazyPage.ts'

/** The confirmation of a saved order. */
export const checkoutRoute = createRoute({
  getParentRoute: () => signedIn,
  path: '/checkout/$orderId',
  beforeLoad: requires('orders.read'),
  component: lazyPage(() => import('./CheckoutPage.tsx'), 'CheckoutPage'),
})
