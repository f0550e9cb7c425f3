import { contract } from '@tourdesk/contract/contract'
import type { Route } from '@tourdesk/contract/kernel/route'
import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { startServer } from './as.ts'
import { crewPhone } from './crewPhone.ts'
import { formOf as orderForm } from './formOf.ts'
import { givenPasskey } from './given/passkeyDevice.ts'
import { formOf as tourForm } from './tourForm.ts'

const server = await startServer()
const { as, given, close } = server
afterAll(close)

/** A record with every field set, with functions that save and read it. */
interface Saved {
  body: object
  send: (body: never) => Promise<unknown>
  read: () => Promise<object>
}

const main = await given.mainAccount()
const bossUser = await given.user({ isSuper: true, account: main, role: 'OWNER' })
const boss = as(bossUser)
const [masada, galilee] = [await given.tour(), await given.tour()]
const { _id: ownPolicy } = await boss.paymentPolicies.create({
  body: { name: 'Third', percent: 30, daysBefore: 30 },
})
const picture = 'https://pictures.example/galilee.jpg'
const customer = { firstName: 'Dana', lastName: 'Levi', email: 'dana.levi@example.com' }

const saves: Record<string, () => Promise<Saved>> = {
  'agencies.change': async () => {
    const params = { id: (await given.account()).id }
    const body = {
      name: 'Orchard Travel',
      status: 'PENDING',
      logo: picture,
      mobilePhone: '050-555-0100',
      commissionRate: 12.5,
      hashavshevetAgencyKey: '30112',
      leaveSiteMsg: 'You are leaving Orchard Travel.',
      doesIncludeAffiliation: true,
      doesAllowPaymentToAgency: true,
      allowPrivateGroup: true,
      dailyToursOnly: true,
      paymentPolicy: ownPolicy,
      messagesToCustomers: 'none',
      contactEmail: 'desk@orchard.example',
      documentLanguage: 'en',
      settlement: {
        creditLimit: 2500.5,
        atLimit: 'block',
        isPrepaid: true,
        warnBelow: 300,
        basis: 'booking',
        paymentDays: 14,
        invoicing: 'gross',
      },
      taxId: '514713288',
    }
    return {
      body,
      send: (sent) => boss.agencies.change({ params, body: sent }),
      read: () => boss.agencies.get({ params }),
    }
  },
  'commissions.change': async () => {
    const account = await given.account()
    const { commissions } = as(await given.user({ isSuper: true, account, role: 'OWNER' }))
    const params = { id: account.id }
    return {
      body: {
        _id: account.id,
        commissionRate: 10,
        commissionPerTour: [{ tour: masada.id, commissionRate: 12 }],
      },
      send: (sent) => commissions.change({ params, body: sent }),
      read: () => commissions.get({ params, query: { type: 'commission' } }),
    }
  },
  'users.change': async () => {
    const params = { id: (await given.user({ account: main, role: 'OWNER' })).id }
    return {
      body: {
        email: 'omri.katz@example.com',
        firstName: 'Omri',
        lastName: 'Katz',
        mobilePhone: '050-555-0101',
        password: 'eleven olives in a bowl',
        role: 'ADMIN',
        status: 'ACTIVE',
        userAccounts: [{ account: main.id, role: 'ADMIN', status: 'ACTIVE' }],
      },
      send: (sent) => boss.users.change({ params, body: sent }),
      read: () => boss.users.get({ params }),
    }
  },
  'seats.split': async () => {
    const date = '2026-03-11'
    const tour = await given.tour()
    const party = await given.order({ selectedTours: [{ tour: tour.id, date, participants: { adult: 3 } }] })
    const [first, second] = [await given.unit({ tour, date }), await given.unit({ tour, date })]
    const params = { orderId: party._id, entryId: party.selectedTours[0]?._id ?? '' }
    let updatedAt: string | null = null
    return {
      body: {
        parts: [
          { tourCar: first._id, participants: { adult: 1 } },
          { tourCar: second._id, participants: { adult: 2 } },
        ],
      },
      async send(sent) {
        const { seatedAt } = await boss.seats.split({
          params,
          body: { ...(sent as object), updatedAt } as never,
        })
        updatedAt = seatedAt
      },
      read: () => boss.orders.get({ params: { id: party._id } }),
    }
  },
  'messages.mute': async () => {
    const params = { id: (await given.order())._id }
    await boss.messages.mute({ params, body: { muted: true, customerLanguage: 'fr' } })
    return {
      body: { muted: true, customerLanguage: 'fr' },
      send: (body) => boss.messages.mute({ params, body }),
      read: () => boss.messages.ofOrder({ params }),
    }
  },
  'unitStops.change': async () => {
    const date = '2026-03-12'
    const tour = await given.tour()
    const params = { id: (await given.unit({ tour, date }))._id }
    const party = await given.order({ selectedTours: [{ tour: tour.id, date }] })
    await boss.tourCars.addOrder({
      params,
      body: { _id: params.id, order: party._id, selectedTour: party.selectedTours[0]?._id ?? '' },
    })
    const { stops } = await boss.unitStops.get({ params })
    return {
      body: { stops: stops.map(({ key, time }) => ({ key, time })) },
      async send(sent) {
        const { updatedAt } = await boss.unitStops.get({ params })
        return boss.unitStops.change({ params, body: { ...(sent as object), updatedAt } as never })
      },
      read: () => boss.unitStops.get({ params }),
    }
  },
  'unitStops.changeAll': async () => {
    const date = '2026-03-12'
    const tour = await given.tour()
    const params = { id: (await given.unit({ tour, date }))._id }
    const party = await given.order({ selectedTours: [{ tour: tour.id, date }] })
    await boss.tourCars.addOrder({
      params,
      body: { _id: params.id, order: party._id, selectedTour: party.selectedTours[0]?._id ?? '' },
    })
    const { stops, updatedAt } = await boss.unitStops.get({ params })
    return {
      body: {
        units: [{ tourCar: params.id, stops: stops.map(({ key, time }) => ({ key, time })), updatedAt }],
      },
      send: (body) => boss.unitStops.changeAll({ body }),
      read: () => boss.unitStops.get({ params }),
    }
  },
  'passkeys.rename': async () => {
    const { passkeys } = boss
    const params = { id: (await givenPasskey(server, bossUser.id)).id }
    return {
      body: { name: 'Phone' },
      send: (body) => passkeys.rename({ params, body }),
      read: async () => (await passkeys.list()).data.find(({ _id }) => _id === params.id) ?? {},
    }
  },
  'views.change': async () => {
    const { _id: id } = await boss.views.create({
      body: { list: 'operations', name: 'Unpaid', filters: { money: 'unpaid' }, columns: [] },
    })
    const params = { id }
    return {
      body: {
        name: 'Unpaid by day',
        filters: { money: 'unpaid', sort: 'date' },
        columns: [{ key: 'customer', isShown: true, width: 180 }],
      },
      send: (sent) => boss.views.change({ params, body: sent }),
      read: () => boss.views.get({ params }),
    }
  },
  'capacityRules.change': async () => {
    const { _id } = await boss.capacityRules.create({ body: { tour: masada.id, places: 14 } })
    return {
      body: {
        tour: galilee.id,
        group_type: 'small_group',
        language: 'french',
        weekdays: [0, 5],
        startDate: '2026-04-01',
        endDate: '2026-06-30',
        mode: 'open',
        places: null,
        alertAt: 20,
      },
      send: (sent) => boss.capacityRules.change({ params: { id: _id }, body: sent }),
      read: async () => {
        const found = (await boss.capacityRules.list()).data.find((rule) => rule._id === _id)
        return { ...found, tour: found?.tour._id }
      },
    }
  },
  'departures.change': async () => {
    const params = { tour: masada.id, date: '2026-03-24' }
    await boss.departures.change({ params, body: { minimum: 6 } })
    return {
      body: {
        state: 'closed',
        closedFor: [{ group_type: 'small_group', language: 'french' }],
        guaranteed: true,
        minimum: 8,
        capacity: 20,
        reason: 'Flood in the wadi',
      },
      send: (sent) => boss.departures.change({ params, body: sent }),
      read: () => boss.departures.get({ params }),
    }
  },
  'waitingList.change': async () => {
    const agent = await given.user({ account: main, role: 'ADMIN' })
    const { _id } = await boss.waitingList.create({
      body: {
        tour: masada.id,
        dates: ['2026-03-24'],
        group_type: 'small_group',
        language: 'english',
        people: 2,
        ...{ firstName: 'Noa', lastName: 'Golan', email: 'noa@guests.example', agency: main.id },
      },
    })
    const other = await given.tour()
    return {
      body: {
        tour: other.id,
        dates: ['2026-03-25'],
        group_type: 'large_group',
        language: 'french',
        people: 3,
        participants: { adult: 1, child: 2 },
        pickup: (await given.location()).id,
        firstName: 'Tamar',
        lastName: 'Levi',
        email: 'tamar@guests.example',
        mobilePhone: '050-555-0103',
        notes: 'Calls after six',
        agency: main.id,
        agent: agent.id,
        state: 'withdrawn',
        firstReason: 'A wedding day',
      },
      send: (sent) => boss.waitingList.change({ params: { id: _id }, body: sent }),
      read: async () => {
        const found = await boss.waitingList.get({ params: { id: _id } })
        return {
          ...found,
          tour: found.tour._id,
          dates: found.dates.map(({ date }) => date),
          agency: found.agency._id,
          agent: found.agent?._id ?? null,
        }
      },
    }
  },
  'paymentPolicies.change': async () => {
    const { _id } = await boss.paymentPolicies.create({ body: { name: 'Half', percent: 50, daysBefore: 7 } })
    return {
      body: { name: 'Fixed', deposit: 'amount', percent: null, amount: 50, daysBefore: 30, isDefault: true },
      send: (sent) => boss.paymentPolicies.change({ params: { id: _id }, body: sent }),
      read: async () => (await boss.paymentPolicies.list()).data.find((policy) => policy._id === _id) ?? {},
    }
  },
  'cancellationPolicies.change': async () => {
    const { _id } = await boss.cancellationPolicies.create({ body: { name: 'Autumn' } })
    const params = { id: _id }
    return {
      body: {
        name: 'Autumn',
        tiers: [{ daysBefore: 7, time: '12:00', percent: 50 }],
        tours: [masada.id],
        agencies: [(await given.account()).id],
      },
      send: (sent) => boss.cancellationPolicies.change({ params, body: sent }),
      read: async () => (await boss.cancellationPolicies.list()).data.find((one) => one._id === _id) ?? {},
    }
  },
  'tags.change': async () => {
    const params = { id: (await boss.tags.create({ body: { tag: 'Wineries' } }))._id }
    return {
      body: { tag: 'Wineries of the Golan' },
      send: (sent) => boss.tags.change({ params, body: sent }),
      read: () => boss.tags.get({ params }),
    }
  },
  'tours.change': async () => {
    const params = { id: (await given.tour()).id }
    const { pricesList, ...tour } = tourForm(await boss.tours.get({ params }))
    const tag = await boss.tags.create({ body: { tag: 'Nature' } })
    const second = await boss.tags.create({ body: { tag: 'Springs' } })
    const highlight = await boss.highlights.create({ body: { name: 'Banias' } })
    const body = {
      ...tour,
      pricesList: pricesList?.map((list) => ({
        ...list,
        description: 'Season of 2026',
        endDate: '2027-12-31',
        prices: list.prices?.map((pair) => ({ ...pair, pickupTime: '07:30' })),
      })),
      hashavshevetItemKey: '50100',
      headline: 'North and sea',
      description: '<p>Two days</p>',
      regions: { mainRegion: 'north', secondaryRegions: ['jerusalem'] },
      tags: { mainTag: tag._id, secondaryTags: [second._id] },
      inclusion: { included: ['Lunch'], notIncluded: ['Drinks'] },
      instructions: ['dress_code'],
      highlights: [highlight._id],
      totalHourDuration: 9,
      doesIncludeReturnTransport: true,
      unavailabilityDates: [
        {
          start_date: '2026-04-01',
          end_date: '2026-04-08',
          languages: ['english'],
          group_type: 'small_group',
        },
      ],
      bookingCloses: { daysBefore: 3, time: '12:00' },
      pickupTimes: { tel_aviv: '07:00' },
      thumbnails: { wide: picture },
      images: [picture],
      videos: ['https://www.youtube.com/watch?v=banias'],
      tourSchematicMap: picture,
      affiliationLink: 'https://partners.example/north',
      paymentPolicy: ownPolicy,
    }
    return {
      body,
      send: (sent) => boss.tours.change({ params, body: sent }),
      read: () => boss.tours.get({ params }),
    }
  },
  'starTours.change': async () => {
    const tours = [galilee.id, masada.id]
    const made = await boss.starTours.create({
      body: { starTourId: 'new', name: 'Week', number: 'W1', tours, discount: 0.1, isActive: true },
    })
    const params = { id: made._id }
    const { _id, ...rest } = made
    const body = {
      ...rest,
      headline: 'North and south',
      hashavshevetItemKey: '50900',
      description: '<p>All of it</p>',
    }
    return {
      body,
      send: (sent) => boss.starTours.change({ params, body: sent }),
      read: () => boss.starTours.get({ params }),
    }
  },
  'businessSettings.change': async () => ({
    body: {
      name: 'Olive Tours',
      officePhone: '03-555-0100',
      siteBaseUrl: 'https://olive.example',
      creditMonths: 12,
      suppliersSeePhones: false,
    },
    send: (sent) => boss.businessSettings.change({ body: sent }),
    read: () => boss.businessSettings.get(),
  }),
  'messageSettings.change': async () => ({
    body: {
      switched: { order_confirmed: false },
      channels: { order_confirmed: ['sms', 'email'] },
      reminderTime: '16:00',
      lateTime: '20:00',
      crewTime: '17:30',
      customersQuiet: {
        isOn: true,
        from: '22:00',
        until: '07:00',
        windows: [{ weekday: 6, from: '08:00', until: '20:00' }],
      },
      crewQuiet: {
        isOn: true,
        from: '23:00',
        until: '06:00',
        windows: [{ weekday: 5, from: '16:00', until: '20:00' }],
      },
      senderName: 'Olive Tours',
      senderAddress: 'tours@olive.example',
      replyTo: 'office@olive.example',
    },
    send: (sent) => boss.messageSettings.change({ body: sent }),
    read: () => boss.messageSettings.get(),
  }),
  'messageTemplates.change': async () => {
    const params = { event: 'order_confirmed', channel: 'email', language: 'en' } as const
    return {
      body: { subject: 'Booked', body: 'See you, {{customer.firstName}}' },
      send: (sent) => boss.messageTemplates.change({ params, body: sent }),
      async read() {
        const [text] = (await boss.messageTemplates.list()).data
        return text ?? {}
      },
    }
  },
  'checklistSettings.change': async () => ({
    body: { isDismissed: true },
    send: (sent) => boss.checklistSettings.change({ body: sent }),
    read: () => boss.checklistSettings.get(),
  }),
  'crewSettings.change': async () => ({
    body: { replyDeadline: '17:30', waitMinutes: 15, completeAtNight: false },
    send: (sent) => boss.crewSettings.change({ body: sent }),
    read: () => boss.crewSettings.get(),
  }),
  'checkSettings.change': async () => ({
    body: {
      defaultHours: 9,
      minRestHours: 8,
      maxHoursDay: 11,
      maxHoursWeek: 60,
      licences: { B: 7, D1: 15, D2: 14, D3: 13, D: 50 },
      severities: { incident: 'stop' },
    },
    send: (sent) => boss.checkSettings.change({ body: sent }),
    read: () => boss.checkSettings.get(),
  }),
  'crew.changeMe': async () => {
    const phone = await crewPhone(server, bossUser, await given.operator())
    return {
      body: { language: 'en' },
      send: (sent) => phone.crew.changeMe({ body: sent }),
      read: () => phone.crew.me(),
    }
  },
  'securitySettings.change': async () => ({
    body: { secondFactorFrom: 'owners', idleMinutes: 60 },
    send: (sent) => boss.securitySettings.change({ body: sent }),
    read: () => boss.securitySettings.get(),
  }),
  'highlights.change': async () => {
    const params = { id: (await boss.highlights.create({ body: { name: 'Banias' } }))._id }
    const body = {
      name: 'Banias springs',
      address: 'Banias',
      subtitle: 'Springs of the Jordan',
      description: 'A walk of an hour.',
      isActive: true,
      whatToBring: ['hat'],
      images: [picture],
      videos: ['https://www.youtube.com/watch?v=banias'],
      lat: 33.2486,
      lng: 35.6945,
    }
    return {
      body,
      send: (sent) => boss.highlights.change({ params, body: sent }),
      read: () => boss.highlights.get({ params }),
    }
  },
  'pricing.change': async () => {
    await given.coupon([galilee], { end_date: '2027-12-31' })
    await given.generalDiscount([galilee], { end_date: '2027-12-31' })
    await given.location({ is_default: true, lat: 32.09, lng: 34.77 })
    const { _id, priceManagement } = await boss.pricing.management()
    const [child] = priceManagement.ticket_types.filter(({ type }) => type === 'child')
    const others = priceManagement.ticket_types.filter(({ type }) => type !== 'child')
    const ticket_types = [{ ...child, notes: 'From four to twelve' }, ...others]
    const params = { id: _id }
    return {
      body: { _id, priceManagement: { ...priceManagement, ticket_types } },
      send: (sent) => boss.pricing.change({ params, body: sent }),
      read: () => boss.pricing.ofAccount({ params, query: { type: 'data' } }),
    }
  },
  'orders.change': () => order((id) => (sent) => boss.orders.change({ params: { id }, body: sent })),
  'orders.changePaid': () => paidOrder(),
  'orders.changeByPost': () => order((id) => (sent) => boss.orders.changeByPost({ body: withId(id, sent) })),
  'articles.save': async () => {
    const body = {
      title: 'Packing for the desert',
      subtitle: 'Water first',
      text: '<p>And a hat.</p>',
      category: 'Special Interests' as const,
      image: picture,
      isActive: true,
    }
    const { _id } = await boss.articles.save({ body })
    return {
      body: { _id, ...body },
      send: (sent) => boss.articles.save({ body: sent }),
      read: () => boss.articles.get({ params: { id: _id } }),
    }
  },
  'rates.change': async () => ({
    body: { EUR: 0.93, ILS: 3.6, fetchesDaily: true, isConfirmed: true },
    send: (sent) => boss.rates.change({ body: sent }),
    read: () => boss.rates.settings(),
  }),
  'tourCars.change': async () => {
    const [guide, driver] = [
      await given.operator({ role: 'guide' }),
      await given.operator({ role: 'driver' }),
    ]
    const event = await boss.tourEvents.getOrCreate({
      params: { date: '2026-03-11' },
      query: { tour: masada.id },
    })
    const unit = await boss.tourCars.create({ body: { tourEvent: '_id' in event ? event._id : '' } })
    const params = { id: unit._id }
    return {
      body: { car: (await given.car()).id, externalCar: null, driver: driver.id, guide: [guide.id] },
      send: (sent) => boss.tourCars.change({ params, body: sent }),
      read: async () => {
        const { data } = await boss.tourCars.ofDate({ params: { date: '2026-03-11' } })
        return data.find(({ _id }) => _id === unit._id) ?? {}
      },
    }
  },
  'operators.save': () => operator((_id) => (sent) => boss.operators.save({ body: withId(_id, sent) })),
  'operators.change': () => operator((id) => (sent) => boss.operators.change({ params: { id }, body: sent })),
  'cars.save': () => car((_id) => (sent) => boss.cars.save({ body: withId(_id, sent) })),
  'cars.change': () => car((id) => (sent) => boss.cars.change({ params: { id }, body: sent })),
  'carSuppliers.save': () => supplier((_id) => (sent) => boss.carSuppliers.save({ body: withId(_id, sent) })),
  'carSuppliers.change': () =>
    supplier((id) => (sent) => boss.carSuppliers.change({ params: { id }, body: sent })),
}

type Send = (id: string) => Saved['send']

function withId(_id: string, body: object) {
  return { ...body, _id } as never
}

async function car(send: Send): Promise<Saved> {
  const body = {
    plateId: `214-57-${Math.trunc(Math.random() * 900) + 100}`,
    seats: 19,
    make: 'Ford',
    year: 2022,
    notes: 'Ramp at the back',
    isPrivateOwned: true,
  }
  const { _id: id } = await boss.cars.save({ body })
  return { body, send: send(id), read: () => boss.cars.get({ params: { id } }) }
}

async function supplier(send: Send): Promise<Saved> {
  const body = {
    name: 'Galil Buses',
    contact: 'Moshe Peretz',
    contactPhone: '04-555-0100',
    contactEmail: 'moshe@galil.example',
    documentLanguage: 'en' as const,
    notes: 'Calls back',
    sizes: [7, 13] as (7 | 13)[],
  }
  const { _id: id } = await boss.carSuppliers.save({ body })
  return { body, send: send(id), read: () => boss.carSuppliers.get({ params: { id } }) }
}

async function operator(send: Send): Promise<Saved> {
  const body = {
    role: 'guide' as const,
    ...customer,
    mobilePhone: '050-555-0102',
    homePhone: '03-555-0102',
    city: 'Haifa',
    salary: 950,
    notes: 'Mornings only',
    languages: ['english' as const],
    documentLanguage: 'en' as const,
    licenseTypes: ['B' as const],
    ranking: ['often_late' as const],
    car: (await given.car()).id,
  }
  const { _id: id } = await boss.operators.save({ body })
  return { body, send: send(id), read: () => boss.operators.get({ params: { id } }) }
}

async function paidOrder(): Promise<Saved> {
  const saved = await order((id) => async (sent: object) => {
    const params = { id }
    const { updatedAt } = await boss.orders.get({ params })
    return boss.orders.changePaid({ params, body: { ...sent, updatedAt } as never })
  })
  const { payments } = (await saved.read()) as Order
  return { ...saved, body: { ...saved.body, changePaid: { total: payments[0]?.amountInCurrency } } }
}

async function order(send: Send): Promise<Saved> {
  const agent = await given.user({ account: main, role: 'ADMIN' })
  const inn = await given.location({ city: 'jaffa', name: 'Lighthouse Inn' })
  const oneWay = await given.tour({ does_include_return_transport: false }, { transferFee: 1500 })
  const made = await given.order({
    isAgencyPayment: false,
    currency: 'ILS',
    refOrderNumber: 'A-17',
    source: 'email',
    selectedTours: [
      {
        tour: oneWay.id,
        notes: 'Slow walker',
        pickup: { city: 'jaffa', name: inn.name, address: inn.address },
        differentDropoff: true,
        dropoff: { city: 'jaffa', name: inn.name, address: inn.address, is_extra_service: true },
      },
    ],
    userInformation: { ...customer, mobilePhone: '050-555-0103', notes: 'Vegetarian' },
  })
  const id = made._id
  return {
    body: { ...orderForm(made), agent: agent.id, agencyMode: false },
    send: send(id),
    read: () => boss.orders.get({ params: { id } }),
  }
}

/**
 * Fields that the test skips, since no record has to keep them: a column's width, which then has its default,
 * versions, ids, a second spelling, the answer to a warning, and a password that nobody can read.
 */
const notKept = new Set([
  'width',
  '_id',
  'updatedAt',
  'overrideSeats',
  'overrideReference',
  'creditReason',
  'oversell',
  'sellClosed',
  'holds',
  'headLine',
  'isConfirmed',
  'password',
])

/**
 * Calls that create a record or only calculate, so that leaving out a field wipes nothing, and a hold, which is
 * sent whole.
 */
const notSaves = new Set(['tours.create', 'holds.change', 'tourCars.addOrder', 'orders.calculatePrice'])

/** Calls that change a record field by field. */
const calls = Object.entries<Record<string, Route>>(contract).flatMap(([feature, routes]) =>
  Object.entries(routes)
    .filter(
      ([, { method, body }]) =>
        method === 'PUT' || (method === 'POST' && fieldsOf(body).some(([name]) => name === '_id')),
    )
    .filter(([name]) => !notSaves.has(`${feature}.${name}`))
    .map(([name, { body }]) => ({ call: `${feature}.${name}`, fields: fieldsOf(body) })),
)

type Path = (string | number)[]

/** The paths of all fields of a form, including those of its parts and of the first item of each list. */
function fieldsOf(schema: unknown): Path[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return fieldsOf(schema.unwrap())
  if (schema instanceof z.ZodArray) return fieldsOf(schema.element).map((path) => [0, ...path])
  if (!(schema instanceof z.ZodObject)) return []
  return Object.entries(schema.shape).flatMap(([name, field]) => [
    [name],
    ...fieldsOf(field).map((path) => [name, ...path]),
  ])
}

function isKept(path: Path): boolean {
  return !path.some((step) => notKept.has(String(step)))
}

/** A part that's null has no fields: a vehicle unit has either our car or a supplier's. */
function isInNothing(body: object, path: Path): boolean {
  return path.length > 1 && holderOf(body, path) === null
}

function holderOf(body: object, path: Path): object | null {
  return path.slice(0, -1).reduce<object | null>((part, step) => part && Reflect.get(part, step), body)
}

/** A copy without one field. */
function without(body: object, path: Path): object {
  const copy = structuredClone(body)
  Reflect.deleteProperty(holderOf(copy, path) ?? {}, path.at(-1) ?? '')
  return copy
}

test.each(calls)(
  '$call refuses a save that leaves a field out, or keeps the field as it was',
  async ({ call, fields }) => {
    const saved = await saves[call]?.()
    if (!saved) throw new Error(`No record to save by ${call}.`)
    const { read } = saved
    const { updatedAt: _version, ...body } = { updatedAt: '', ...saved.body }
    const send = (sent: object) => saved.send(sent as never)
    for (const path of fields.filter((path) => isKept(path) && !isInNothing(body, path))) {
      expect(body, `${call} is tried with every field`).toHaveProperty(path)
      await send(body).catch((error) => {
        throw new Error(`${call} refused its whole record: ${JSON.stringify(error)}`)
      })
      const before = await read()
      const outcome = await send(without(body, path)).then(
        () => 200,
        ({ status }) => status,
      )
      const field = path.join('.')
      if (outcome === 200)
        expect({ ...(await read()), updatedAt: '' }, field).toEqual({ ...before, updatedAt: '' })
      else expect([400, 403], field).toContain(outcome)
    }
  },
)
