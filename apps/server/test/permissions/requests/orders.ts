import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { addMonths, dayIn } from '@tourdesk/domain/calendar'
import { newId } from '../../../src/kernel/newId.ts'
import type { TestServer } from '../../as.ts'
import { everyTable } from '../../everyTable.ts'
import { formOf } from '../../formOf.ts'
import type { GivenUser } from '../../given/ground.ts'
import type { World } from '../world.ts'
import type { Requests } from './requestsOf.ts'

export const orderRequests: Requests<
  | 'orders'
  | 'bulk'
  | 'payments'
  | 'crewCash'
  | 'credits'
  | 'paymentPolicies'
  | 'agencyAccounts'
  | 'checkout'
  | 'offers'
> = {
  offers: {
    get: () => ({ params: { id: newId() } }),
    take: () => ({ params: { id: newId() } }),
    decline: () => ({ params: { id: newId() } }),
  },
  checkout: {
    get: async (world, asked) => ({ params: { id: (await world.orderOf(asked))._id } }),
    async payByCredit(world, asked) {
      const { code } = await creditOf(world)
      return { params: { id: (await world.orderOf(asked))._id }, body: { code, clientKey: newId() } }
    },
    contact: () => ({}),
  },
  orders: {
    agency: () => ({}),
    get: async (world, asked) => ({ params: { id: (await world.orderOf(asked))._id } }),
    place: async (world, asked) => ({
      body: await world.server.given.orderInput({ agency: world.accountOf(asked) }),
    }),
    async change(world, asked) {
      const order = await world.orderOf(asked)
      const { updatedAt: _, ...form } = formOf(order)
      return { params: { id: order._id }, body: form }
    },
    async changePaid(world, asked) {
      const order = await world.freshOrderOf(asked)
      await world.server.given.paid(order)
      const paid = await world.office.orders.get({ params: { id: order._id } })
      const { totalPrice: total } = paid.calculatedPrices
      const form = { ...formOf(paid), refOrderNumber: world.fresh('CT-') }
      return { params: { id: order._id }, body: { ...form, changePaid: { total } } }
    },
    async changeByPost(world, asked) {
      const order = await world.orderOf(asked)
      const { updatedAt: _, ...form } = formOf(order)
      return { body: { ...form, _id: order._id } }
    },
    cancel: async (world, asked) => ({
      body: { orderId: (await world.freshOrderOf(asked))._id, canRefund: true },
    }),
    cancelPreview: async (world, asked) => ({
      params: { id: (await world.freshOrderOf(asked))._id },
      body: {},
    }),
    writeOff: async (world, asked) => ({
      params: { id: (await world.freshOrderOf(asked))._id },
      body: { amount: 250, reason: 'The bank kept it', clientKey: newId() },
    }),
    addPayment: async (world, asked) => ({
      params: { id: (await world.freshOrderOf(asked))._id },
      body: { amount: 10, clientKey: newId() },
    }),
    async settlePayment({ server: { given } }) {
      const { id: agency } = await given.account()
      const order = await given.order({ agency, isAgencyPayment: true })
      return { params: { id: order._id, paymentId: order.payments[0]?._id ?? '' } }
    },
    async makeRefund({ server: { given, clock }, office }) {
      const { id: agency } = await given.account()
      const order = await given.order({ agency, isAgencyPayment: true })
      const id = order._id
      await office.orders.settlePayment({ params: { id, paymentId: order.payments[0]?._id ?? '' } })
      const { payments } = await office.orders.cancel({ body: { orderId: id, canRefund: true } })
      const body = { method: 'transfer' as const, day: dayIn(clock.now()) }
      return { params: { id, paymentId: payments.at(-1)?._id ?? '' }, body }
    },
    async retryRefund({ server: { given, db }, office }) {
      const order = await given.order({ agency: (await given.account()).id })
      await given.paid(order)
      const id = order._id
      const { payments } = await office.orders.cancel({ body: { orderId: id, canRefund: true } })
      const paymentId = payments.at(-1)?._id ?? ''
      await everyTable(db)
        .updateTable('payments')
        .set({ refused_at: new Date() })
        .where('id', '=', paymentId)
        .execute()
      return { params: { id, paymentId } }
    },
    recordPayment: async (world, asked) => ({
      params: { id: (await world.freshOrderOf(asked))._id },
      body: {
        kind: 'payment',
        method: 'cash',
        amount: 10,
        day: dayIn(world.server.clock.now()),
        clientKey: newId(),
      },
    }),
    async reverseEntry({ server: { given }, office }) {
      const { id: agency } = await given.account()
      const order = await given.order({ agency, isAgencyPayment: true })
      const id = order._id
      await office.orders.settlePayment({ params: { id, paymentId: order.payments[0]?._id ?? '' } })
      const { data } = await office.orders.ledger({ params: { id } })
      return { params: { id: data[1]?._id ?? '' }, body: { reason: 'Wrong order', clientKey: newId() } }
    },
    async payByCredit(world) {
      const { code, account } = await creditOf(world)
      const { _id: id } = await world.server.given.order({ agency: account })
      return { params: { id }, body: { code, amount: 10, clientKey: newId() } }
    },
    link: async (world, asked) => ({ params: { id: (await world.orderOf(asked))._id } }),
    renewLink: async (world, asked) => ({ params: { id: (await world.orderOf(asked))._id } }),
    linkMail: async (world, asked) => ({ params: { id: (await world.orderOf(asked))._id } }),
    sendLink: async (world, asked) => ({ params: { id: (await world.orderOf(asked))._id }, body: {} }),
    ledger: async (world, asked) => ({ params: { id: (await world.orderOf(asked))._id } }),
    async calculatePrice(world, asked) {
      const order = await world.orderOf(asked)
      return { body: { ...formOf(order), _id: order._id } }
    },
    habits: () => ({}),
    customers: () => ({ query: { q: 'dana' } }),
    purchasedTours: () => ({}),
    purchasedTourSums: () => ({}),
    exportAgencyOrders: () => ({ query: { type: 'agencyOrders' } }),
    exportPurchasedTours: () => ({ query: { type: 'purchasedTours' } }),
  },
  bulk: {
    mark: async (world, asked) => ({
      body: { status: 'CONFIRMED', entries: entriesOf(await world.freshOrderOf(asked)) },
    }),
    async assign(world) {
      const account = await world.server.given.account()
      const agent = await world.server.given.user({ role: 'AGENT', account })
      const order = await world.server.given.order({ by: await world.server.given.user({ account }) })
      return { body: { agent: agent.id, orders: [order._id] } }
    },
    previewCancel: async (world, asked) => ({
      body: { entries: entriesOf(await world.freshOrderOf(asked)) },
    }),
    async cancel(world, asked) {
      const order = await world.freshOrderOf(asked)
      const by = world.server.as(asked.who === 'user' ? world.users.owner : asked.user)
      const { data } = await by.bulk.previewCancel({ body: { entries: entriesOf(order) } })
      const [previewed] = data
      const hash = previewed?.preview?.hash ?? ''
      const { _id: orderId, updatedAt } = order
      return { body: { clientKey: newId(), orders: [{ orderId, entries: null, hash, updatedAt }] } }
    },
    async recordPayments(world, asked) {
      const order = await world.freshOrderOf(asked)
      const paid = {
        orderId: order._id,
        charges: chargesOf(order),
        amount: order.payments[0]?.amountInCurrency ?? 0,
      }
      const day = dayIn(world.server.clock.now())
      return { body: { clientKey: newId(), method: 'cash', day, orders: [paid] } }
    },
    export: async (world, asked) => ({
      body: { entries: entriesOf(await world.freshOrderOf(asked)) },
    }),
  },
  paymentPolicies: {
    list: () => ({}),
    create: ({ fresh }) => ({ body: { name: fresh('Deposit '), percent: 30, daysBefore: 14 } }),
    change: async ({ server, users, fresh }) => ({
      params: { id: await policyOf(server, users.owner, fresh('Deposit ')) },
      body: { percent: 40 },
    }),
    remove: async ({ server, users, fresh }) => ({
      params: { id: await policyOf(server, users.owner, fresh('Deposit ')) },
    }),
  },
  agencyAccounts: {
    list: () => ({ query: {} }),
    file: () => ({ query: {} }),
    get: (world, asked) => ({ params: { id: world.accountOf(asked) } }),
    limitUse: (world, asked) => ({ params: { id: world.accountOf(asked) } }),
    postings: (world, asked) => ({ params: { id: world.accountOf(asked) } }),
    postingsFile: (world, asked) => ({ params: { id: world.accountOf(asked) }, query: {} }),
    record: (world, asked) => ({ params: { id: world.accountOf(asked) }, body: openingOf(world) }),
    async reverse(world, asked) {
      const params = { id: asked.about === 'other' ? world.foreign.id : world.agency.id }
      const { _id: id } = await world.office.agencyAccounts.record({ params, body: openingOf(world) })
      return { params: { id }, body: { reason: 'Wrong agency', clientKey: newId() } }
    },
  },
  payments: {
    due: () => ({ query: { list: 'due' } }),
    dueSums: () => ({ query: { list: 'due' } }),
    dueFile: () => ({ query: { list: 'due' } }),
    chosenFile: async (world, asked) => ({
      body: { list: 'due', payments: chargesOf(await world.freshOrderOf(asked)) },
    }),
    received: () => ({ query: {} }),
    receivedSums: () => ({ query: { startDate: '2026-03-01', endDate: '2026-03-31' } }),
    receivedFile: () => ({ query: {} }),
    mismatches: () => ({ query: {} }),
    refunds: () => ({}),
  },
  crewCash: {
    list: () => ({ query: {} }),
    async handOver({ server: { given, clock }, office }) {
      const [order, guide] = [await given.order(), await given.operator()]
      const params = { id: order._id }
      const day = dayIn(clock.now())
      const money = { kind: 'payment', method: 'cash', amount: 10, day, heldBy: guide.id } as const
      await office.orders.recordPayment({ params, body: { ...money, clientKey: newId() } })
      const { data } = await office.orders.ledger({ params })
      const payments = [data.at(-1)?._id ?? '']
      return { body: { operator: guide.id, payments, day, clientKey: newId() } }
    },
  },
  credits: {
    list: () => ({ query: {} }),
    ofOrder: async (world, asked) => ({ params: { id: (await world.orderOf(asked))._id } }),
    prolong: async (world) => ({
      params: { id: (await creditOf(world))._id },
      body: { validUntil: addMonths(dayIn(world.server.clock.now()), 36), reason: 'The customer was ill' },
    }),
    async takeBack(world) {
      const { _id: id, rest } = await creditOf(world)
      return { params: { id }, body: { rest, reason: 'It should have been a refund' } }
    },
  },
}

/** The store credit of a canceled order, and its account. */
export async function creditOf({ server: { given }, office }: Pick<World, 'server' | 'office'>) {
  const { id: account } = await given.account()
  const order = await given.order({ agency: account })
  await given.paid(order)
  const { _id: id } = order
  await office.orders.cancel({ body: { orderId: id, canRefund: true, refundTo: 'credit' } })
  const { data } = await office.credits.ofOrder({ params: { id } })
  if (!data[0]) throw new Error('The order gave no credit')
  return { ...data[0], account }
}

async function policyOf(server: TestServer, owner: GivenUser, name: string): Promise<string> {
  const body = { name, percent: 30, daysBefore: 14 }
  return (await server.as(owner).paymentPolicies.create({ body }))._id
}

function chargesOf({ payments }: Order): string[] {
  return payments.map(({ _id }) => _id)
}

function entriesOf({ selectedTours }: Order): string[] {
  return selectedTours.map(({ _id }) => _id)
}

function openingOf({ server }: World) {
  const day = dayIn(server.clock.now())
  return { kind: 'opening' as const, currency: 'USD' as const, amount: 120, day, clientKey: newId() }
}
