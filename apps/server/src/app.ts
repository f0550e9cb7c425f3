import type { Writable } from 'node:stream'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import { contract } from '@tourdesk/contract/contract'
import { Problem } from '@tourdesk/contract/kernel/problem'
import { prefix } from '@tourdesk/contract/kernel/route'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import { activityRoutes } from './activity/routes.ts'
import { undoRoutes } from './activity/undoRoutes.ts'
import { mainAccountName } from './agencies/mainAccountName.ts'
import { agencyRoutes } from './agencies/routes.ts'
import { agencyAccountRoutes } from './agencyAccounts/routes.ts'
import { cardProviderOf } from './cardProviderOf.ts'
import { articleRoutes } from './catalogue/articles/routes.ts'
import { highlightRoutes } from './catalogue/highlights/routes.ts'
import { mapRoutes } from './catalogue/maps/routes.ts'
import { siteSettingsRoutes } from './catalogue/siteSettings.ts'
import { starTourRoutes } from './catalogue/starTours/routes.ts'
import { tagRoutes } from './catalogue/tags/routes.ts'
import { tourRoutes } from './catalogue/tours/routes.ts'
import { checkRoutes } from './checks/routes.ts'
import { crewDoor } from './crew/access/crewDoor.ts'
import { crewLinkOf } from './crew/access/crewLinkOf.ts'
import { findNoShows } from './crew/boardings/findNoShows.ts'
import { findOnBoard } from './crew/boardings/findOnBoard.ts'
import { crewRoutes } from './crew/routes.ts'
import { departureRoutes } from './departures/routes.ts'
import { feedRoutes } from './dispatch/feed/routes.ts'
import { serveFeed } from './dispatch/feed/serveFeed.ts'
import { dispatchRoutes } from './dispatch/routes.ts'
import { stopRoutes } from './dispatch/stops/routes.ts'
import { openPaymentDesk } from './embedded/paymentDesk/paymentDesk.ts'
import { fleetRoutes } from './fleet/routes.ts'
import { homeRoutes } from './home/routes.ts'
import { ownSessionRoutes } from './identity/browsers/routes.ts'
import { securityRoutes } from './identity/demands/routes.ts'
import { openDoor } from './identity/door.ts'
import { enterSession } from './identity/enterSession.ts'
import { inviteRoutes } from './identity/invites/routes.ts'
import { passkeyRoutes } from './identity/passkeys/routes.ts'
import { identityRoutes } from './identity/routes.ts'
import { secondFactorRoutes } from './identity/secondFactor/routes.ts'
import { accessTokens } from './identity/tokens.ts'
import { userRoutes } from './identity/users/routes.ts'
import { checkApiKey } from './kernel/apiKey.ts'
import { guardHeaders } from './kernel/headers.ts'
import { reportHealth } from './kernel/health.ts'
import { logLines, nameRequests, newRequestId } from './kernel/log/requestLog.ts'
import { measureRequests } from './kernel/metrics/measureRequests.ts'
import { mount } from './kernel/mount.ts'
import { answerProblem } from './kernel/problems.ts'
import type { Product } from './kernel/product.ts'
import { serveSecurityText } from './kernel/securityText.ts'
import { mediaRoutes } from './media/routes.ts'
import { serveCrewPage } from './media/serveCrewPage.ts'
import { servePictures } from './media/servePictures.ts'
import { serveScreens } from './media/serveScreens.ts'
import { takeFiles } from './media/takeFiles.ts'
import { findToldTimes } from './messages/automatic/findToldTimes.ts'
import { batchMessages } from './messages/batchMessages.ts'
import { findReminders } from './messages/findReminders.ts'
import { messageRoutes } from './messages/routes.ts'
import { batchRoutes } from './orders/batches/routes.ts'
import { bulkRoutes } from './orders/bulk/routes.ts'
import { openPayPages } from './orders/cards/payPages.ts'
import { cashRoutes } from './orders/cash/routes.ts'
import { creditRoutes } from './orders/credits/routes.ts'
import { customerDoor } from './orders/customer/customerDoor.ts'
import { checkoutRoutes } from './orders/customer/routes.ts'
import { serveCustomerPage } from './orders/customer/serveCustomerPage.ts'
import { offerDoor } from './orders/offers/offerDoor.ts'
import { offerRoutes } from './orders/offers/routes.ts'
import { orderRoutes } from './orders/routes.ts'
import { soldPrices } from './orders/usage/soldPrices.ts'
import { outboxRoutes } from './outbox/routes.ts'
import { cancellationRoutes } from './payments/cancellation/routes.ts'
import { paymentRoutes } from './payments/routes.ts'
import { planRoutes } from './plan/routes.ts'
import { rateRoutes } from './pricing/rates/routes.ts'
import { pricingRoutes } from './pricing/routes.ts'
import { reportRoutes } from './reports/routes.ts'
import { searchRoutes } from './search/routes.ts'
import { settingsRoutes } from './settings/routes.ts'
import { releaseMoney } from './statements/releaseMoney.ts'
import { statementRoutes } from './statements/routes.ts'
import { writeStatement } from './statements/writeStatement.ts'
import { undoers } from './undoers.ts'
import { liveRoutes } from './updates/routes.ts'
import { viewRoutes } from './views/routes.ts'

/** The log levels that show every request. */
const detailed = new Set(['debug', 'trace'])

const megabyte = 1024 * 1024

/**
 * Compresses answers of usual sizes in one go, since setting up a stream costs more than the compression.
 * Brotli at quality 1 makes them about as small as gzip at its default level, in a third of the time.
 */
const compression = {
  threshold: 4096,
  syncThreshold: megabyte / 4,
  encodings: ['br', 'gzip'] as ('br' | 'gzip')[],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
  globalDecompression: false,
}

/**
 * The product's HTTP server, not listening yet.
 * @param webDir holds the built screens; without it, only the API
 * @param logTo gets the log instead of the standard output
 */
export async function buildApp(
  product: Product,
  { webDir, logTo }: { webDir?: string | undefined; logTo?: Writable | undefined } = {},
): Promise<FastifyInstance> {
  const app = fastify({
    logger:
      product.env.logLevel === 'silent'
        ? false
        : { ...logLines, level: product.env.logLevel, ...(logTo && { stream: logTo }) },
    genReqId: newRequestId,
    logController: new LogController({ disableRequestLogging: !detailed.has(product.env.logLevel) }),
    bodyLimit: megabyte,
    forceCloseConnections: true,
    // Closes requests that never end. Twenty pictures may take minutes to upload, headers may not.
    requestTimeout: 5 * 60_000,
    http: { headersTimeout: 20_000, connectionsCheckingInterval: 5_000 },
    frameworkErrors: answerProblem,
    trustProxy: product.env.trustedProxies.length > 0 ? product.env.trustedProxies : false,
    routerOptions: { maxParamLength: 1000 },
  })
  nameRequests(app)
  measureRequests(app, product.meters)
  app.setErrorHandler(answerProblem)
  app.removeContentTypeParser('text/plain')
  await app.register(cookie)
  await app.register(compress, compression)
  await guardHeaders(app, product.env)
  checkApiKey(app, product.env)
  await reportHealth(app, product)
  serveSecurityText(app, product)

  const tokens = accessTokens(product.secret)
  const enter = enterSession(product, tokens)
  const door = openDoor(product, tokens, {
    guest: customerDoor(product),
    offered: offerDoor(product),
    crew: crewDoor(product),
  })
  const cards = cardProviderOf(product)
  mount(
    app,
    contract,
    {
      ...identityRoutes(product, tokens, enter),
      ...passkeyRoutes(product, enter),
      ...ownSessionRoutes,
      ...secondFactorRoutes(product),
      ...agencyRoutes(product),
      ...agencyAccountRoutes(releaseMoney),
      ...statementRoutes(),
      ...userRoutes(product),
      ...inviteRoutes(product),
      ...mediaRoutes(product),
      ...outboxRoutes,
      ...tourRoutes(product),
      ...tagRoutes,
      ...starTourRoutes,
      ...siteSettingsRoutes(product),
      ...highlightRoutes,
      ...mapRoutes(product, (text) => app.log.warn(text)),
      ...articleRoutes(product),
      ...pricingRoutes(soldPrices),
      ...rateRoutes(product),
      ...cancellationRoutes,
      ...orderRoutes(product, cards, findNoShows),
      ...bulkRoutes(findNoShows),
      ...batchRoutes(product, { findOnBoard, messages: batchMessages }),
      ...paymentRoutes(product, cards, findReminders),
      ...cashRoutes,
      ...creditRoutes(product),
      ...checkoutRoutes(cards),
      ...offerRoutes,
      ...departureRoutes,
      ...dispatchRoutes,
      ...stopRoutes(product, (text) => app.log.warn(text), findToldTimes),
      ...feedRoutes(product),
      ...messageRoutes({ ...product, crewLink: crewLinkOf(product), writeToAgency: writeStatement }),
      ...crewRoutes(product),
      ...checkRoutes,
      ...planRoutes(product, (fault) => app.log.error(fault)),
      ...fleetRoutes,
      ...homeRoutes,
      ...reportRoutes,
      ...settingsRoutes(mainAccountName),
      ...securityRoutes,
      ...activityRoutes,
      ...undoRoutes(undoers),
      ...searchRoutes,
      ...viewRoutes,
      ...liveRoutes(product),
    },
    door,
    takeFiles,
  )
  app.all(`${prefix}/*`, () => {
    throw new Problem('not_found')
  })
  await openPayPages(app, product, cards, door)
  await openPaymentDesk(app, product)
  serveFeed(app, product)
  await servePictures(app, product.env)
  await serveScreens(app, webDir)
  serveCustomerPage(app, cards, webDir)
  serveCrewPage(app, webDir)
  return app
}
