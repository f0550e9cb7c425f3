import { agencies } from './agencies.ts'
import { articles } from './articles.ts'
import { availabilities } from './availabilities.ts'
import { carSuppliers } from './carSuppliers.ts'
import { cars } from './cars.ts'
import { commissions } from './commissions.ts'
import { tourCars, tourEvents } from './dispatch.ts'
import { highlights } from './highlights.ts'
import { auth } from './identity.ts'
import { live } from './live.ts'
import { maps } from './maps.ts'
import { uploads } from './media.ts'
import { operators } from './operators.ts'
import { editLogs, orders } from './orders.ts'
import { outbox } from './outbox.ts'
import { currency, pricing } from './pricing.ts'
import { rates } from './rates.ts'
import { businessSettings } from './settings.ts'
import { siteSettings } from './siteSettings.ts'
import { starTours } from './starTours.ts'
import { tags } from './tags.ts'
import { tours } from './tours.ts'
import { invites, users } from './users.ts'

/** Every HTTP call of the product. Server, browser client, tests and the OpenAPI document derive from it. */
export const contract = {
  auth,
  agencies,
  commissions,
  users,
  invites,
  uploads,
  outbox,
  tours,
  tags,
  starTours,
  siteSettings,
  businessSettings,
  highlights,
  maps,
  articles,
  pricing,
  currency,
  rates,
  orders,
  editLogs,
  tourEvents,
  tourCars,
  operators,
  cars,
  carSuppliers,
  availabilities,
  live,
}
export type TourdeskContract = typeof contract
