import { createRoute, stripSearchParams } from '@tanstack/react-router'
import { activityRoute } from './activity/activityRoute.ts'
import { agencyRoutes } from './agencies/agencyRoutes.ts'
import { agencyAccountRoutes } from './agencyAccounts/agencyAccountRoutes.ts'
import { elsewhere } from './app/elsewhere.ts'
import { requires, root, signedIn, visitor } from './app/gates.ts'
import { articleRoute } from './catalogue/articles/articleRoute.ts'
import { highlightRoutes } from './catalogue/highlights/highlightRoutes.ts'
import { seasonRoute } from './catalogue/season/seasonRoute.ts'
import { starTourRoutes } from './catalogue/starTours/starTourRoutes.ts'
import { tourRoutes } from './catalogue/tours/tourRoutes.ts'
import { departureRoutes } from './departures/departureRoutes.ts'
import { Assignments } from './dispatch/Assignments.tsx'
import { assignmentsNeeds } from './dispatch/assignmentsNeeds.ts'
import { boardingRoute } from './dispatch/boarding/boardingRoute.ts'
import { calendarSearch } from './dispatch/calendarSearch.ts'
import { dayCheckRoute } from './dispatch/check/dayCheckRoute.ts'
import { dayRoute } from './dispatch/day/dayRoute.ts'
import { manifestRoutes } from './dispatch/manifest/manifestRoutes.ts'
import { planRoute } from './dispatch/plan/planRoute.ts'
import { fleetRoutes } from './fleet/fleetRoutes.ts'
import { homeRoute, setUpRoute } from './home/homeRoute.ts'
import { securityRoutes } from './identity/security/securityRoutes.ts'
import { setUpFactorRoute } from './identity/setUpFactor/setUpFactorRoute.ts'
import { userRoutes } from './identity/users/userRoutes.ts'
import { inviteRoute, visitorRoutes } from './identity/visitorRoutes.ts'
import { lazyPage } from './kit/parts/lazyPage.ts'
import { messageRoutes } from './messages/messageRoutes.ts'
import { agencyOrderRoutes } from './orders/agency/agencyOrderRoutes.ts'
import { checkoutRoute } from './orders/checkout/checkoutRoute.ts'
import { operationsDefaults, operationsSearch } from './orders/operationsSearch.ts'
import { orderRoutes } from './orders/page/orderRoutes.ts'
import { outboxRoute } from './outbox/outboxRoute.ts'
import { paymentRoutes } from './payments/paymentRoutes.ts'
import { priceRoutes } from './pricing/priceRoutes.ts'
import { reportRoutes } from './reports/reportRoutes.ts'
import { settingsRoutes } from './settings/settingsRoutes.ts'
import { statementRoutes } from './statements/statementRoutes.ts'
import { whatsNewRoute } from './whatsNew/whatsNewRoute.ts'

const operations = createRoute({
  getParentRoute: () => signedIn,
  path: '/operations',
  validateSearch: operationsSearch,
  search: { middlewares: [stripSearchParams(operationsDefaults)] },
  beforeLoad: requires('operations.read'),
  component: lazyPage(() => import('./orders/Operations.tsx'), 'Operations'),
})

const calendar = createRoute({
  getParentRoute: () => signedIn,
  path: '/assignments/calendar',
  validateSearch: calendarSearch,
  beforeLoad: requires('dispatch.read', assignmentsNeeds),
  component: Assignments,
})

export const routeTree = root.addChildren([
  visitor.addChildren(visitorRoutes),
  signedIn.addChildren([
    homeRoute,
    setUpRoute,
    operations,
    calendar,
    dayRoute,
    ...manifestRoutes,
    boardingRoute,
    dayCheckRoute,
    planRoute,
    ...departureRoutes,
    ...agencyOrderRoutes,
    ...orderRoutes,
    checkoutRoute,
    ...agencyRoutes,
    ...userRoutes,
    ...fleetRoutes,
    ...highlightRoutes,
    ...tourRoutes,
    seasonRoute,
    ...starTourRoutes,
    articleRoute,
    ...priceRoutes,
    ...paymentRoutes,
    ...agencyAccountRoutes,
    ...statementRoutes,
    ...reportRoutes,
    outboxRoute,
    ...messageRoutes,
    activityRoute,
    ...securityRoutes,
    ...settingsRoutes,
    whatsNewRoute,
  ]),
  setUpFactorRoute,
  inviteRoute,
  elsewhere,
])
export type RouteTree = typeof routeTree
