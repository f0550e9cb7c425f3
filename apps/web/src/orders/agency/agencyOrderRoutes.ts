import { createRoute, redirect, stripSearchParams } from '@tanstack/react-router'
import { requiresAgency, signedIn } from '../../app/gates.ts'
import { lazyPage } from '../../kit/parts/lazyPage.ts'
import { agencyOrdersDefaults, agencyOrdersSearch, isAgencyTab } from './agencyOrdersSearch.ts'

const mayRead = requiresAgency('orders.read')

/** Without a tab in the address, the first one opens. */
const agencyOrders = createRoute({
  getParentRoute: () => signedIn,
  path: '/agency_orders/{-$agencyTab}',
  validateSearch: agencyOrdersSearch,
  search: { middlewares: [stripSearchParams(agencyOrdersDefaults)] },
  beforeLoad: (options) => {
    mayRead(options)
    const { agencyTab } = options.params
    if (agencyTab === undefined || isAgencyTab(agencyTab)) return
    throw redirect({ to: '/agency_orders/{-$agencyTab}', params: { agencyTab: undefined }, replace: true })
  },
  component: lazyPage(() => import('./AgencyOrders.tsx'), 'AgencyOrders'),
})

export const agencyOrderRoutes = [agencyOrders] as const
