import { createRoute, redirect, stripSearchParams } from '@tanstack/react-router'
import { requires, signedIn } from '../app/gates.ts'
import { lazyPage } from '../kit/parts/lazyPage.ts'
import { isPaymentTab, paymentsDefaults, paymentsSearch, paymentTabs } from './paymentsSearch.ts'
import { receivedDefaults, receivedSearch } from './receivedQuery.ts'

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

const received = createRoute({
  getParentRoute: () => signedIn,
  path: '/payments/received',
  validateSearch: receivedSearch,
  search: { middlewares: [stripSearchParams(receivedDefaults)] },
  beforeLoad: mayOpen,
  component: lazyPage(() => import('./ReceivedPage.tsx'), 'ReceivedPage'),
})

export const paymentRoutes = [payments, received, tab] as const
