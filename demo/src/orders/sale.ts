import type { Person } from '@tourdesk/domain/access/actor'
import type { Language } from '@tourdesk/domain/catalogue/vocabulary'
import type { OrderType } from '@tourdesk/domain/entries/vocabulary'
import type { OrderDraft } from '@tourdesk/domain/orders/order'
import type { Currency } from '@tourdesk/domain/pricing/vocabulary'
import { type Seller, superOf } from '../market.ts'
import type { Random } from '../random.ts'
import type { Drawing } from './plannedOrder.ts'
import { weighted } from './weighted.ts'

/** An order's seller, customer and terms. */
export interface Sale {
  by: Person
  account: Person['account']
  terms: Pick<OrderDraft, 'agency' | 'agent' | 'source' | 'isAgencyPayment' | 'refOrderNumber'>
}

/** The first agency by name has the demo's logins, and is the busiest. */
const firstAgencyDemand = 7
const agencyDemand = 3

/** Half of the orders are the customers' own, half are from agencies; the office makes up package tours. */
export function drawSale({ random, market }: Drawing, orderType: OrderType): Sale {
  if (orderType === 'package') return directSale(random, market.office, superOf(market))
  if (random.chance(0.48)) return directSale(random, market.office, random.pick(market.office.people))
  const sellers = market.agencies.filter(({ account }) => orderType === 'daily' || !account.dailyToursOnly)
  const seller = weighted(
    random,
    sellers.map((one) => [one, one === market.agencies[0] ? firstAgencyDemand : agencyDemand] as const),
  )
  return agencySale(random, seller, random.pick(market.office.people))
}

function directSale(random: Random, { account }: Seller, by: Person): Sale {
  return {
    by,
    account,
    terms: {
      agency: account._id,
      agent: null,
      source: weighted(random, [
        ['website', 55],
        ['office', 25],
        ['email', 20],
      ]),
      isAgencyPayment: false,
      refOrderNumber: '',
    },
  }
}

function agencySale(random: Random, { account, people }: Seller, staff: Person): Sale {
  const agents = people.filter(({ role }) => role === 'AGENT')
  const others = people.filter(({ role }) => role !== 'AGENT')
  const agent = random.pick(agents)
  const by = weighted(random, [
    [agent, 60],
    [random.pick(others), 18],
    [staff, 22],
  ])
  return {
    by,
    account,
    terms: {
      agency: account._id,
      agent: random.chance(0.9) ? agent.userId : null,
      source: by === staff && random.chance(0.6) ? 'email' : 'office',
      isAgencyPayment: account.doesAllowPaymentToAgency && random.chance(0.4),
      refOrderNumber: random.chance(0.65) ? `${initialsOf(account.name)}-${random.int(10_000, 99_999)}` : '',
    },
  }
}

/** Customers pay in their usual currency. */
export function drawCurrency(random: Random, language: Language): Currency {
  const isEuropean = language === 'french' || language === 'spanish' || language === 'german'
  return weighted(random, [
    ['USD', isEuropean ? 25 : 76],
    ['EUR', isEuropean ? 65 : 8],
    ['ILS', isEuropean ? 10 : 16],
  ])
}

function initialsOf(name: string): string {
  return name
    .split(' ')
    .map((word) => word.charAt(0))
    .join('')
}
