import type { SearchKind } from '@tourdesk/contract/search/search'
import { sql } from 'kysely'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { startServer } from '../../test/as.ts'
import type { GivenUser } from '../../test/given/ground.ts'

/** Monday, 2 March 2026. */
const server = await startServer()
const { as, db, given } = server
afterAll(server.close)

const owner = await given.owner()
const admin = await given.user({ role: 'ADMIN' })
const superUser = await given.user({ isSuper: true })

/** The finds of one kind, or of all. */
async function finds(user: GivenUser, q: string, kind?: SearchKind) {
  const { groups } = await as(user).search.everything({ query: { q } })
  return groups.filter((group) => !kind || group.kind === kind).flatMap(({ data }) => data)
}

const titles = async (...asked: Parameters<typeof finds>) => (await finds(...asked)).map(({ title }) => title)
const kindsOf = async (user: GivenUser, q: string) =>
  (await as(user).search.everything({ query: { q } })).groups.map(({ kind }) => kind)

const customer = (fields: object) => ({
  userInformation: { firstName: 'Noga', lastName: 'Barak', email: 'noga@example.com', ...fields },
})

describe('orders', () => {
  it('are found by exactly their number first, then by reference, customer, phone and email', async () => {
    const target = await given.order(customer({ firstName: 'Target' }))
    const number = String(target.orderNumber)
    const byEmail = await given.order(customer({ email: `a${number}@example.com` }))
    const byPhone = await given.order(customer({ mobilePhone: `03-5${number}1` }))
    const byName = await given.order(customer({ lastName: `Room ${number}` }))
    const byRef = await given.order({ ...customer({}), refOrderNumber: `REF${number}` })
    const newest = await given.order({ ...customer({}), refOrderNumber: `X${number}` })
    const ids = (await finds(owner, number, 'orders')).map(({ _id }) => _id)
    expect(ids).toEqual([target, newest, byRef, byName, byPhone, byEmail].map(({ _id }) => _id))
    expect((await finds(owner, `#${number}`, 'orders'))[0]?._id).toBe(target._id)
  })

  it('show number, customer, first day and reference, with a link to their page', async () => {
    const order = await given.order({
      ...customer({ firstName: 'Avishag', lastName: 'Tal' }),
      refOrderNumber: 'AV-77',
    })
    expect(await finds(owner, 'avishag')).toEqual([
      {
        _id: order._id,
        title: `${order.orderNumber} · Avishag Tal`,
        subtitle: '11/03/2026 · Main Office · AV-77',
        href: `/order/${order._id}`,
      },
    ])
  })

  it('HOME-15 are found whatever the case, niqqud, quotes, final letters, dashes and prefix', async () => {
    const { _id } = await given.order({
      ...customer({ firstName: 'ג׳ורג׳', lastName: 'בן־שלוֹם', mobilePhone: '+972 54 555 0920' }),
      refOrderNumber: 'KfW-88-1',
    })
    const wanted = [
      '054-5550920',
      '0545550920',
      '+972545550920',
      '054 555',
      "ג'ורג'",
      'גורג',
      'שלומ',
      'בן שלום',
    ]
    for (const q of [...wanted, 'שלום ג״ורג', 'kfw 881', 'KFW-881'])
      expect([q, (await finds(owner, q, 'orders')).map((find) => find._id)]).toEqual([q, [_id]])
  })

  it('at most six are found, the newest', async () => {
    const placed = []
    for (let index = 0; index < 7; index++)
      placed.push(await given.order(customer({ lastName: 'Sevenfold' })))
    const found = await finds(owner, 'sevenfold', 'orders')
    expect(found.map(({ _id }) => _id)).toEqual(
      placed
        .slice(1)
        .reverse()
        .map(({ _id }) => _id),
    )
  })
})

describe('HOME-14', () => {
  it('an agency finds its own orders and users, an agent only their own orders, the office those of all', async () => {
    const bluebird = await given.account({ name: 'Bluebird Search' })
    const harel = await given.account({ name: 'Harel Search' })
    const by = async (account: { id: string }, role: 'OWNER' | 'ADMIN' | 'AGENT', firstName: string) =>
      given.user({ account, role, firstName, lastName: 'Zamir' })
    const bird = await by(bluebird, 'OWNER', 'Bird')
    const desk = await by(bluebird, 'ADMIN', 'Desk')
    const agent = await by(bluebird, 'AGENT', 'Agent')
    const other = await by(bluebird, 'AGENT', 'Other')
    const rival = await by(harel, 'OWNER', 'Rival')
    const zamir = customer({ lastName: 'Zamir' })
    const ofAgent = await given.order({ ...zamir, by: agent, agent: agent.id })
    const ofOther = await given.order({ ...zamir, by: other, agent: other.id })
    const ofRival = await given.order({ ...zamir, by: rival })
    const orders = async (user: GivenUser) =>
      (await finds(user, 'zamir', 'orders')).map(({ _id }) => _id).sort()
    const sorted = (...found: { _id: string }[]) => found.map(({ _id }) => _id).sort()
    expect(await orders(agent)).toEqual(sorted(ofAgent))
    expect(await orders(other)).toEqual(sorted(ofOther))
    for (const person of [bird, desk]) expect(await orders(person)).toEqual(sorted(ofAgent, ofOther))
    expect(await orders(rival)).toEqual(sorted(ofRival))
    for (const person of [owner, admin, superUser])
      expect(await orders(person)).toEqual(sorted(ofAgent, ofOther, ofRival))
    for (const person of [bird, desk])
      expect(await titles(person, 'zamir', 'users')).toEqual([
        'Agent Zamir',
        'Bird Zamir',
        'Desk Zamir',
        'Other Zamir',
      ])
    expect(await titles(rival, 'zamir', 'users')).toEqual(['Rival Zamir'])
    expect(await kindsOf(agent, 'zamir')).toEqual(['orders'])
    expect(await finds(agent, String(ofOther.orderNumber))).toEqual([])
    expect(await finds(rival, String(ofAgent.orderNumber))).toEqual([])
  })

  it('people find only what they have a page for, and can open all they find', async () => {
    const agency = await given.account({ name: 'Everywhere Travel' })
    const agent = await given.user({ account: agency, role: 'AGENT' })
    const agencyOwner = await given.user({ account: agency, role: 'OWNER', lastName: 'Everywhere' })
    await given.user({ lastName: 'Everywhere' })
    const tour = await given.tour({ name: 'Everywhere and back' })
    await given.operator({ first_name: 'Everywhere', role: 'guide' })
    await given.operator({ first_name: 'Everywhere', role: 'driver' })
    await given.car({ make: 'Everywhere 4x4' })
    await given.carSupplier({ name: 'Everywhere Coaches' })
    const order = { ...customer({ lastName: 'Everywhere' }), selectedTours: [{ tour: tour.id }] }
    await given.order({ ...order, by: agent, agent: agent.id })
    const everything: SearchKind[] = [
      'orders',
      'departures',
      'tours',
      'agencies',
      'users',
      'guides',
      'drivers',
      'cars',
      'carSuppliers',
    ]
    for (const person of [owner, admin, superUser])
      expect(await kindsOf(person, 'everywhere')).toEqual(everything)
    expect(await kindsOf(agent, 'everywhere')).toEqual(['orders', 'tours'])
    expect(await kindsOf(agencyOwner, 'everywhere')).toEqual(['orders', 'tours', 'users'])
    const addresses = (await finds(owner, 'everywhere')).map(({ href }) =>
      href.replace(/[0-9a-f-]{36}/g, '$id'),
    )
    expect(addresses).toEqual([
      '/order/$id',
      '/assignments/calendar?date=2026-03-11&tour=$id',
      '/tour/$id',
      '/account/$id',
      '/user/$id',
      '/guides?open=$id',
      '/drivers?open=$id',
      '/cars?open=$id',
      '/car_suppliers?open=$id',
    ])
    expect((await finds(agent, 'everywhere', 'tours'))[0]?.href).toBe(
      '/agency_orders/tours?name=Everywhere+and+back',
    )
  })

  it('agencies find tours on sale, and those for private groups only if they may sell them', async () => {
    const groups = JSON.stringify([{ group_type: 'private_group', languages: [] }])
    await given.tour({ name: 'Meteor on sale' })
    await given.tour({ name: 'Meteor for private groups', group_types: groups })
    await given.tour({ name: 'Meteor off sale', is_active: false })
    await given.tour({ name: 'Meteor deleted', is_active: false, deleted_at: server.clock.now() })
    const plain = await given.user({ account: await given.account({ allow_private_group: false }) })
    const free = await given.user({ account: await given.account({ allow_private_group: true }) })
    expect(await titles(plain, 'meteor')).toEqual(['Meteor on sale'])
    expect(await titles(free, 'meteor')).toEqual(['Meteor for private groups', 'Meteor on sale'])
    expect(await titles(owner, 'meteor', 'tours')).toEqual([
      'Meteor for private groups',
      'Meteor on sale',
      'Meteor off sale',
    ])
  })

  it('people who left and users of other accounts are not found', async () => {
    await given.operator({ first_name: 'Longgone', deleted_at: server.clock.now() })
    const elsewhere = await given.user({ account: await given.account(), lastName: 'Longgone' })
    expect(await finds(owner, 'longgone')).toEqual([])
    expect(await titles(elsewhere, 'longgone')).toEqual([elsewhere.name])
    const left = await given.user({ lastName: 'Retired' })
    await db.updateTable('users').set({ deleted_at: server.clock.now() }).where('id', '=', left.id).execute()
    expect(await finds(owner, 'retired')).toEqual([])
  })
})

describe('what the office finds', () => {
  it('cars by plate, with and without dashes; people and suppliers by name and phone', async () => {
    await given.car({ plate_id: '77-123-45', make: 'Iveco Daily', year: 2021 })
    for (const q of ['77-123-45', '7712345', '77 123 45', '123-45']) {
      expect(await finds(owner, q, 'cars')).toMatchObject([
        { title: '77-123-45', subtitle: 'Iveco Daily · 2021' },
      ])
    }
    await given.operator({
      first_name: 'צ׳יקו',
      last_name: 'מימון',
      mobile_phone: '052-555-7788',
      role: 'driver',
    })
    for (const q of ['ציקו', 'מימון צ', '+972525557788', '052-5557788'])
      expect(await finds(owner, q, 'drivers')).toMatchObject([
        { title: 'צ׳יקו מימון', subtitle: '052-555-7788' },
      ])
    await given.carSupplier({ name: 'Arava Shuttles', contact: 'Uzi Dror', contact_phone: '08-5559000' })
    for (const q of ['arava', 'dror uzi', '085559000'])
      expect(await titles(owner, q, 'carSuppliers')).toEqual(['Arava Shuttles'])
    await given.account({ name: 'O’Hara & Sons', mobile_phone: '03-555-4321' })
    for (const q of ['ohara', "o'hara", '035554321'])
      expect(await titles(owner, q, 'agencies')).toEqual(['O’Hara & Sons'])
  })

  it('HOME-13 the departures of a day that is named, or of a tour, the next ones first', async () => {
    const tour = await given.tour({ name: 'Timna Park' })
    const on = (date: string) => given.order({ selectedTours: [{ tour: tour.id, date }] })
    for (const date of ['2026-04-20', '2026-03-03', '2026-03-09']) await on(date)
    const past = await on('2026-03-05')
    server.clock.set('2026-03-08T10:00:00+02:00')
    onTestFinished(() => server.clock.set('2026-03-02T10:00:00+02:00'))
    const days = async (q: string) =>
      (await finds(owner, q, 'departures'))
        .filter(({ title }) => title === 'Timna Park')
        .map(({ subtitle }) => subtitle)
    expect(await days('timna')).toEqual(['09/03/2026', '20/04/2026', '05/03/2026', '03/03/2026'])
    for (const q of ['9/3', '09.03.2026', 'tomorrow', 'מחר', 'monday', 'יום ב׳'])
      expect(await days(q)).toContain('09/03/2026')
    expect(await days('tomorrow')).toEqual(['09/03/2026'])
    expect(await days('20 April')).toEqual(['20/04/2026'])
    await as(owner).orders.cancel({ body: { orderId: past._id, canRefund: false } })
    expect(await days('5/3')).toEqual([])
  })
})

describe('the call', () => {
  it('HOME-12 takes two to sixty characters', async () => {
    for (const q of ['d', ' d ', 'd'.repeat(61)])
      await expect(as(owner).search.everything({ query: { q } })).rejects.toMatchObject({ status: 400 })
    expect(await as(owner).search.everything({ query: { q: 'd'.repeat(60) } })).toEqual({
      groups: [],
      failed: [],
    })
  })

  it('finds nothing by signs alone, and takes signs of patterns as they are', async () => {
    await given.order(customer({ lastName: 'Percent%Sign_' }))
    for (const q of ['--', '""', '%%', '__', '%a%b%', '\\\\'])
      expect([q, await finds(owner, q)]).toEqual([q, []])
    expect(await titles(owner, 'percent%sign_', 'orders')).toHaveLength(1)
    expect(await titles(owner, 'percent_sign', 'orders')).toEqual([])
  })

  it('HOME-18 a group that fails leaves the others, and says that it failed', async () => {
    await given.operator({ first_name: 'Limor', role: 'guide' })
    await given.carSupplier({ name: 'Limor Bus' })
    await sql`alter table cars rename to cars_away`.execute(db)
    const partly = await as(owner).search.everything({ query: { q: 'limor' } })
    await sql`alter table cars_away rename to cars`.execute(db)
    expect(partly.failed).toEqual(['cars'])
    expect(partly.groups.map(({ kind }) => kind)).toEqual(['guides', 'carSuppliers'])
    expect((await as(owner).search.everything({ query: { q: 'limor' } })).failed).toEqual([])
  })

  it('fails as a whole when nothing can be searched', async () => {
    const agent = await given.user({ account: await given.account(), role: 'AGENT' })
    expect(await finds(agent, 'limor')).toEqual([])
    await sql`alter table orders rename to orders_away`.execute(db)
    await sql`alter table tours rename to tours_away`.execute(db)
    const failed = as(agent).search.everything({ query: { q: 'limor' } })
    await expect(failed).rejects.toMatchObject({ status: 500, code: 'unexpected' })
    await sql`alter table orders_away rename to orders`.execute(db)
    await sql`alter table tours_away rename to tours`.execute(db)
  })
})
