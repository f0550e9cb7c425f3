import { createRoute, redirect, stripSearchParams } from '@tanstack/react-router'
import { requires, signedIn } from '../app/gates.ts'
import { lazyPage } from '../kit/parts/lazyPage.ts'
import { locationRoutes } from './locations/locationRoutes.ts'
import { isPriceTab, pagingDefaults, pagingSearch, priceTabs } from './tabs.ts'

const mayWrite = requires('prices.write')

const prices = createRoute({
  getParentRoute: () => signedIn,
  path: '/prices',
  beforeLoad: (options) => {
    mayWrite(options)
    throw redirect({ to: '/prices/$tab', params: { tab: priceTabs[0] }, replace: true })
  },
})

const pricesTab = createRoute({
  getParentRoute: () => signedIn,
  path: '/prices/$tab',
  validateSearch: pagingSearch,
  search: { middlewares: [stripSearchParams(pagingDefaults)] },
  beforeLoad: (options) => {
    mayWrite(options)
    if (isPriceTab(options.params.tab)) return
    throw redirect({ to: '/prices/$tab', params: { tab: priceTabs[0] }, replace: true })
  },
  component: lazyPage(() => import('./PricesPage.tsx'), 'PricesPage'),
})

const coupon = createRoute({
  getParentRoute: () => signedIn,
  path: '/price/coupons/$priceManagementItemId',
  beforeLoad: mayWrite,
  component: lazyPage(() => import('./CouponPage.tsx'), 'CouponPage'),
})

const generalDiscount = createRoute({
  getParentRoute: () => signedIn,
  path: '/price/general_discounts/$priceManagementItemId',
  beforeLoad: mayWrite,
  component: lazyPage(() => import('./GeneralDiscountPage.tsx'), 'GeneralDiscountPage'),
})

const ticketType = createRoute({
  getParentRoute: () => signedIn,
  path: '/price/ticket_types/$priceManagementItemId',
  beforeLoad: mayWrite,
  component: lazyPage(() => import('./TicketTypePage.tsx'), 'TicketTypePage'),
})

export const priceRoutes = [
  prices,
  pricesTab,
  coupon,
  generalDiscount,
  ticketType,
  ...locationRoutes,
] as const
