import { randomUUID } from 'node:crypto'
import { holdEnd } from '@tourdesk/domain/departures/holds/hold'
import { withoutEvent } from '../../../src/kernel/announce.ts'
import { insertInto } from '../../../src/kernel/insertInto.ts'
import { newId } from '../../../src/kernel/newId.ts'
import { queueMail } from '../../../src/outbox/queueMail.ts'
import { keptPlan } from '../../keptPlan.ts'
import type { Try, World } from '../world.ts'
import type { Requests } from './requestsOf.ts'

const date = '2026-03-11'
/** A day without departures, which is planned at once. */
const quiet = '2026-03-29'
const away = { objType: 'Operator', startDate: date, endDate: date } as const

export const dispatchRequests: Requests<
  | 'capacityRules'
  | 'departureClosures'
  | 'departures'
  | 'holds'
  | 'waitingList'
  | 'departureBatches'
  | 'tourEvents'
  | 'tourCars'
  | 'seats'
  | 'unitStops'
  | 'manifests'
  | 'absences'
  | 'dayPlans'
  | 'calendarLinks'
  | 'messages'
  | 'messageBatches'
  | 'handouts'
  | 'supplierRequests'
> = {
  capacityRules: {
    list: () => ({}),
    create: async ({ server }) => ({ body: { tour: (await server.given.tour()).id, places: 14 } }),
    change: async (world) => ({ params: { id: await ruleOf(world) }, body: { places: 18 } }),
    remove: async (world) => ({ params: { id: await ruleOf(world) } }),
    over: async ({ server }) => ({ body: { tour: (await server.given.tour()).id, places: 14 } }),
  },
  departureClosures: {
    list: () => ({}),
    preview: async (world) => ({ body: await closedDays(world) }),
    create: async (world) => ({
      body: { ...(await closedDays(world)), reason: 'Flood', clientKey: randomUUID() },
    }),
    async remove(world) {
      const body = { ...(await closedDays(world)), reason: 'Flood', clientKey: randomUUID() }
      const closures = world.server.as(world.users.owner).departureClosures
      return { params: { id: (await closures.create({ body }))._id } }
    },
  },
  departures: {
    list: () => ({ query: { startDate: date, endDate: date } }),
    get: async ({ tour }) => ({ params: { tour: (await tour()).id, date } }),
    change: async ({ server }) => ({
      params: { tour: (await server.given.tour()).id, date },
      body: { state: 'closed', reason: 'Flood' },
    }),
    places: async ({ tour }) => ({
      query: { tour: (await tour()).id, group_type: 'small_group', language: 'english', month: '2026-03' },
    }),
    unsold: () => ({ query: { date } }),
  },
  holds: {
    create: async (world) => ({ body: { ...(await limitedParty(world)), clientKey: randomUUID() } }),
    change: async (world, asked) => {
      const body = await limitedParty(world)
      return { params: { id: await holdOf(world, asked, body.tour) }, body }
    },
    remove: async (world, asked) => ({
      params: { id: await holdOf(world, asked, (await limitedParty(world)).tour) },
    }),
  },
  waitingList: {
    list: () => ({}),
    get: async (world, asked) => ({ params: { id: await waitingOf(world, asked) } }),
    create: async (world) => ({ body: await waitingParty(world, world.users.owner) }),
    change: async (world, asked) => ({
      params: { id: await waitingOf(world, asked) },
      body: { notes: 'Calls after six' },
    }),
  },
  departureBatches: {
    preview: async (world) => ({ body: await cancelOf(world) }),
    commit: async (world, asked) => ({ body: (await committing(world, asked)).body }),
    async get(world, asked) {
      const { client, body } = await committing(world, asked)
      return { params: { id: (await client.departureBatches.commit({ body }))._id } }
    },
    undo: async (world) => ({ params: { id: await movedBy(world) } }),
    async retry(world, asked) {
      const { client, body } = await committing(world, asked)
      return { params: { id: (await client.departureBatches.commit({ body }))._id } }
    },
  },
  tourEvents: {
    getOrCreate: async ({ tour }) => ({ params: { date }, query: { tour: (await tour()).id } }),
    calendar: () => ({ query: { startDate: date, endDate: date } }),
    assignments: () => ({ query: { startDate: date, endDate: date } }),
    assignmentsOfDay: () => ({ params: { date } }),
    day: () => ({ params: { date } }),
  },
  tourCars: {
    create: async (world) => ({ body: { tourEvent: (await unit(world)).tourEvent } }),
    change: async (world) => ({
      params: { id: (await unit(world))._id },
      body: { car: null, externalCar: null, driver: null, guide: [] },
    }),
    remove: async (world) => ({ params: { id: (await unit(world))._id } }),
    addOrder: async (world) => putting(await unit(world), await entry(world)),
    async removeOrder(world) {
      const put = putting(await unit(world), await entry(world))
      await world.office.tourCars.addOrder(put)
      return { params: { tourCarId: put.params.id, selectedTourId: put.body.selectedTour } }
    },
    resources: async (world) => ({ params: { id: (await unit(world))._id } }),
    ofDate: () => ({ params: { date } }),
  },
  seats: {
    async split(world) {
      const [{ _id: tourCar }, order] = [await unit(world), await entry(world)]
      const participants = order.selectedTours[0]?.participants ?? {}
      return { params: seatsOf(order), body: { parts: [{ tourCar, participants }], updatedAt: null } }
    },
    async move(world) {
      return { params: seatsOf(await entry(world)), body: { to: (await unit(world))._id } }
    },
  },
  unitStops: {
    get: async (world) => ({ params: { id: (await unit(world))._id } }),
    drives: async (world) => ({ params: { id: (await unit(world))._id } }),
    async change(world) {
      const { _id } = await unit(world)
      const { tourCars, unitStops } = world.office
      await tourCars.addOrder(putting({ _id }, await entry(world)))
      const { stops, updatedAt } = await unitStops.get({ params: { id: _id } })
      return {
        params: { id: _id },
        body: { stops: stops.map(({ key }) => ({ key, time: '06:30' })), updatedAt },
      }
    },
    propose: async (world) => ({ params: { id: (await unit(world))._id } }),
    proposeAll: async ({ tour }) => ({ params: { date }, query: { tour: (await tour()).id } }),
    async changeAll(world) {
      const { _id } = await unit(world)
      const { tourCars, unitStops } = world.office
      await tourCars.addOrder(putting({ _id }, await entry(world)))
      const { stops, updatedAt } = await unitStops.get({ params: { id: _id } })
      const planned = stops.map(({ key }) => ({ key, time: '06:30' }))
      return { body: { units: [{ tourCar: _id, stops: planned, updatedAt }] } }
    },
  },
  absences: {
    preview: async ({ server }) => ({ query: { ...away, itemId: (await server.given.operator()).id } }),
    async save(world) {
      const guide = await world.server.given.operator()
      const { _id, updatedAt } = await world.server.given.unit({ date, guide: [guide] })
      const units = [{ tourCar: _id, updatedAt, replacement: null }]
      return { body: { ...away, itemId: guide.id, units, clientKey: newId() } }
    },
  },
  dayPlans: {
    propose: () => ({ body: { date: quiet, clientKey: newId() } }),
    get: plan,
    progress: plan,
    stop: plan,
    apply: applicable,
  },
  calendarLinks: {
    ofOperator: async ({ server }) => ({ params: { id: (await server.given.operator()).id } }),
    makeForOperator: async ({ server }) => ({ params: { id: (await server.given.operator()).id } }),
    own: () => ({}),
    makeOwn: () => ({ body: { language: 'he' } }),
  },
  supplierRequests: {
    async previewDay(world) {
      await supplied(world)
      return { body: { date } }
    },
    askDay: async (world) => ({ body: { units: [await supplied(world)], clientKey: newId() } }),
    get: async (world) => ({ params: { id: await supplied(world) } }),
    preview: async (world) => ({ params: { id: await supplied(world) }, body: {} }),
    ask: async (world) => ({ params: { id: await supplied(world) }, body: { clientKey: newId() } }),
    reply: async (world) => ({
      params: { id: await supplied(world) },
      body: { reply: 'confirmed', seen: 'not_asked' },
    }),
  },
  handouts: {
    preview: async (world) => ({ body: await handingOut(world) }),
    send: async (world) => ({ body: { ...(await handingOut(world)), clientKey: newId() } }),
  },
  messageBatches: {
    running: () => ({}),
    get: async (world) => ({ params: { id: await batch(world) } }),
    stop: async (world) => ({ params: { id: await batch(world) } }),
  },
  messages: {
    list: () => ({}),
    count: () => ({}),
    get: async (world) => ({ params: { id: await message(world) } }),
    preview: async (world) => ({ body: free((await reachable(world))._id) }),
    async send(world) {
      const ask = free((await reachable(world))._id)
      const { hash } = await world.office.messages.preview({ body: ask })
      return { body: { ...ask, hash, clientKey: newId() } }
    },
    open: async (world) => ({ params: { id: await message(world) } }),
    done: async (world) => ({ params: { id: await message(world) } }),
    async sendNow(world) {
      return { params: { id: await mailed(world, 'pending', hourMs) } }
    },
    cancel: async (world) => ({ params: { id: await message(world) } }),
    async resend(world) {
      const id = await message(world)
      await world.office.messages.done({ params: { id } })
      return { params: { id } }
    },
    async retry(world) {
      return { params: { id: await mailed(world, 'failed') } }
    },
    ofOrder: async (world, asked) => ({ params: { id: (await world.orderOf(asked))._id } }),
    mute: async (world) => ({ params: { id: (await reachable(world))._id }, body: { muted: true } }),
  },
  manifests: {
    list: () => ({ query: { date } }),
    get: async (world) => ({ params: { tourCarId: (await unit(world))._id } }),
    versions: async (world) => ({ params: { tourCarId: (await unit(world))._id } }),
    print: async (world) => ({ body: await printing(world) }),
    async file(world) {
      const { _id } = await world.office.manifests.print({ body: await printing(world) })
      return { params: { id: _id } }
    },
  },
}

async function printing(world: World) {
  const scope = { tourCar: (await unit(world))._id }
  return { scope, kind: 'driver', locale: 'en', format: 'csv', clientKey: newId() } as const
}

/** A unit with a supplier's vehicle; the supplier has a mobile phone. */
async function supplied({ server, tour }: World): Promise<string> {
  const { id } = await server.given.carSupplier({ contact_phone: '050-5550101' })
  const unit = await server.given.unit({
    tour: await tour(),
    date,
    externalCar: { carSupplier: id, seats: 19 },
  })
  return unit._id
}

/** A unit's sheet for its driver, who has a phone. */
async function handingOut({ server, tour }: World) {
  const driver = await server.given.operator({ role: 'driver', mobile_phone: '050-5550101' })
  const { _id } = await server.given.unit({ tour: await tour(), date, driver })
  return { scope: { tourCar: _id }, to: ['driver'] as ['driver'] }
}

async function unit({ server, tour }: World) {
  return server.given.unit({ tour: await tour(), date })
}

async function entry({ server, tour }: World) {
  return server.given.order({ selectedTours: [{ tour: (await tour()).id, date }] })
}

/** An order whose customer has a phone. */
async function reachable({ server, tour }: World) {
  const customer = { firstName: 'Dana', lastName: 'Levi', email: 'dana@example.com' }
  return server.given.order({
    selectedTours: [{ tour: (await tour()).id, date }],
    userInformation: { ...customer, mobilePhone: '050-5550101' },
  })
}

/** A custom text by WhatsApp. */
function free(order: string) {
  const words = { subject: '', body: 'See you at {{pickup.time}}' }
  return {
    target: { order },
    event: 'free',
    channel: 'whatsapp',
    texts: { en: words, he: { subject: '', body: '' } },
  } as const
}

/** A message to be sent manually. */
async function message(world: World): Promise<string> {
  const { data } = await world.office.messages.list({ query: { batch: await batch(world) } })
  return data[0]?._id ?? ''
}

async function batch(world: World): Promise<string> {
  const ask = free((await reachable(world))._id)
  const { messages } = world.office
  const { hash } = await messages.preview({ body: ask })
  const sent = await messages.send({ body: { ...ask, hash, clientKey: newId() } })
  return sent.batch
}

const hourMs = 3_600_000

/** A message that's sent by mail, as on a product with a mail server. */
async function mailed(world: World, status: 'pending' | 'failed', inMs = 0): Promise<string> {
  const id = await message(world)
  const { db } = world.server
  await db.updateTable('messages').set({ state: 'mailed', channel: 'email' }).where('id', '=', id).execute()
  const mail = { kind: 'message', recipient: 'dana@example.com', subject: '', html: '', text: '' } as const
  const now = new Date()
  await db
    .transaction()
    .execute((tx) => queueMail(tx, mail, now, { messageId: id, sendAt: new Date(now.getTime() + inMs) }))
  await db.updateTable('mail_outbox').set({ status }).where('message_id', '=', id).execute()
  return id
}

function putting({ _id }: { _id: string }, order: Awaited<ReturnType<typeof entry>>) {
  const selectedTour = order.selectedTours[0]?._id ?? ''
  return { params: { id: _id }, body: { _id, order: order._id, selectedTour } }
}

function seatsOf(order: Awaited<ReturnType<typeof entry>>) {
  return { orderId: order._id, entryId: order.selectedTours[0]?._id ?? '' }
}

/** A plan that was found: a search of its own for each caller would take most of a minute. */
async function plan({ server, users }: World) {
  return { params: { id: await keptPlan(server, users.owner, { date }, []) } }
}

/** A plan that gives a party a vehicle. */
async function applicable({ server, users }: World) {
  const tour = await server.given.tour()
  const order = await server.given.order({
    selectedTours: [{ tour: tour.id, date, participants: { adult: 2 } }],
  })
  const party = order.selectedTours[0]?._id ?? ''
  const unit = { tour: tour.id, parts: [{ party, people: 2 }] }
  const id = await keptPlan(server, users.owner, { date, tour: tour.id }, [unit])
  const moves = [`${party} - new-1`]
  return { params: { id }, body: { units: [{ key: 'new-1', crew: null }], moves, clientKey: newId() } }
}

/** A party on a departure that limits its places. */
async function limitedParty({ server, users }: World) {
  const { id: tour } = await server.given.tour()
  await server.as(users.owner).capacityRules.create({ body: { tour, places: 14 } })
  return { tour, date, group_type: 'small_group', language: 'english', people: 1 } as const
}

/** A hold of the account that a call is about. */
async function holdOf(world: World, asked: Try, tour: string): Promise<string> {
  const { server, users, accountOf } = world
  const departure = await server.as(users.owner).tourEvents.getOrCreate({ params: { date }, query: { tour } })
  if (!('_id' in departure)) throw new Error('no departure')
  const id = newId()
  await withoutEvent(server, (tx) =>
    insertInto(tx, 'holds', {
      id,
      account_id: accountOf(asked),
      tour_event_id: departure._id,
      group_type: 'small_group',
      language: 'english',
      people: 1,
      client_key: randomUUID(),
      waiting_id: null,
      created_at: server.clock.now(),
      expires_at: holdEnd(server.clock.now()),
    }).execute(),
  )
  return id
}

/** A party that waits, put on the list by who a call is about. */
async function waitingOf(world: World, asked: Try): Promise<string> {
  const by = world.bookerOf(asked)
  return (await world.server.as(by).waitingList.create({ body: await waitingParty(world, by) }))._id
}

async function waitingParty({ server }: World, by: { account: { id: string } }) {
  const { id: tour } = await server.given.tour()
  return {
    tour,
    dates: [date],
    group_type: 'small_group' as const,
    language: 'english' as const,
    people: 2,
    firstName: 'Noa',
    lastName: 'Golan',
    email: 'noa@guests.example',
    agency: by.account.id,
  }
}

async function closedDays({ server }: World) {
  return { startDate: date, endDate: date, tours: [(await server.given.tour()).id] }
}

async function ruleOf({ server, users }: World): Promise<string> {
  const body = { tour: (await server.given.tour()).id, places: 14 }
  return (await server.as(users.owner).capacityRules.create({ body }))._id
}

/** A departure with an order on it, to be canceled. */
async function cancelOf({ server }: World) {
  const tour = await server.given.tour()
  await server.given.order({ selectedTours: [{ tour: tour.id, date, participants: { adult: 2 } }] })
  const from = [{ tour: tour.id, date }]
  return { kind: 'cancel', from, reason: 'weather', text: 'Flood' } as const
}

/** A departure that was moved to the next week. */
async function movedBy(world: World): Promise<string> {
  const { from } = await cancelOf(world)
  const owner = world.server.as(world.users.owner)
  const to = { date: '2026-03-18' }
  const preview = await owner.departureBatches.preview({ body: { kind: 'move', from, to, price: 'keep' } })
  const items = preview.items.map(({ order }) => ({ order: order._id, terms: 'full' as const }))
  const body = { preview: preview._id, hash: preview.hash, items, clientKey: newId() }
  return (await owner.departureBatches.commit({ body }))._id
}

/** What commits a preview; the caller's own one, or the owner's for who can't make one. */
async function committing(world: World, { who, user }: Try) {
  const mayPreview = who === 'admin' || who === 'owner' || who === 'super'
  const client = world.server.as(mayPreview ? user : world.users.owner)
  const { _id, hash, items } = await client.departureBatches.preview({ body: await cancelOf(world) })
  const orders = items.map(({ order }) => ({ order: order._id, terms: 'full' as const }))
  return { client, body: { preview: _id, hash, items: orders, clientKey: newId() } }
}
