import { createRoute, redirect, stripSearchParams } from '@tanstack/react-router'
import { requires, signedIn } from '../app/gates.ts'
import { lazyPage } from '../kit/parts/lazyPage.ts'
import { isPaymentTab, paymentsDefaults, paymentsSearch, paymentTabs } from './paymentsSearch.ts'

const mayOpen = requires('orders.settle')

const payments = createRoute({
  getParentRoute: () => signedIn,
  path: '/payments',
  beforeLoad: (options) => {
    mayOpen(options)
    throw redirect({ to: '/payments/$tab', params: { tab: paymentTabs[0] }, replace: true })
  },
})

const tab = createRoute({
  getParentRoute: () => signedIn,
  path: '/payments/$tab',
  validateSearch: paymentsSearch,
  search: { middlewares: [stripSearchParams(paymentsDefaults)] },
  beforeLoad: (options) => {
    mayOpen(options)
    if (!isPaymentTab(options.params.tab)) throw redirect({ to: '/payments', replace: true })
  },
  component: lazyPage(() => import('./PaymentsPage.tsx'), 'PaymentsPage'),
})

export const paymentRoutes = [payments, tab] as const
