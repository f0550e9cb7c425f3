import type { ReportAnswer, ReportRow } from '@tourdesk/contract/reports/reports'
import type { Person } from '@tourdesk/domain/access/actor'
import type { ReportName } from '@tourdesk/domain/reports/vocabulary'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { entryOf, givenRoad, tapOf } from '../../test/crewPhone.ts'
import { readWorkbook } from '../../test/readWorkbook.ts'
import { newId } from '../kernel/newId.ts'
import { everyOrder } from '../kernel/scope.ts'
import { readReport } from './readReport.ts'

const now = '2026-03-02T10:00:00+02:00'
const server = await startServer({ now })
const { as, clock, db, given, close } = server
afterAll(close)
beforeEach(() => clock.set(now))

const boss = await given.user({ isSuper: true })
const office = as(boss)
const march = { startDate: '2026-03-01', endDate: '2026-03-31' }
const read = (name: ReportName, query: object = {}, client = office): Promise<ReportAnswer> =>
  client.reports.get({ params: { name }, query: { ...march, ...query } })
const idsOf = (rows: ReportRow[]) => rows.map(({ keys }) => keys[0]?.id)
const byId = (rows: ReportRow[]) => Object.fromEntries(rows.map(({ keys, values }) => [keys[0]?.id, values]))

/** An order of some adults for a tour on a day, booked on another. */
async function booked(on: string, tour: { id: string }, date: string, adult: number, choice: object = {}) {
  clock.set(`${on}T10:00:00+02:00`)
  const order = await given.order({
    by: boss,
    overrideUnavailability: true,
    selectedTours: [{ tour: tour.id, date, participants: { adult } }],
    ...choice,
  })
  return order
}

describe('on the road', async () => {
  const [noa, yossi] = [
    await given.operator({ first_name: 'Noa', last_name: 'Regev' }),
    await given.operator({ first_name: 'Yossi', last_name: 'Ben David', role: 'driver' }),
  ]
  const van = await given.car({ seats: 19 })
  const supplier = await given.carSupplier({ sizes: [16, 50] })
  const [masada, galilee] = [await given.tour({ name: 'Masada' }), await given.tour({ name: 'Galilee' })]
  const hired = (seats: number) => ({ car: null, externalCar: { carSupplier: supplier.id, seats } })
  const onRoad = (day: string, on: { id: string }) => givenRoad(server, boss, { day, on })
  const crewOf = (unit: { _id: string }, body: object) =>
    office.tourCars.change({
      params: { id: unit._id },
      body: { car: null, externalCar: null, driver: null, guide: [], ...body },
    })

  const first = await onRoad('2026-03-11', masada)
  await crewOf(first.unit, { car: van.id, driver: yossi.id, guide: [noa.id] })
  const parties = [await first.party(4), await first.party(3), await first.party(7)]
  const second = await onRoad('2026-03-12', masada)
  await crewOf(second.unit, { ...hired(50), guide: [noa.id] })
  for (const people of [10, 10, 10]) await second.party(people)
  const third = await onRoad('2026-03-13', galilee)
  await crewOf(third.unit, { car: van.id, driver: noa.id, guide: [noa.id] })
  await third.party(2)
  const fourth = await onRoad('2026-03-15', galilee)
  await crewOf(fourth.unit, hired(16))
  await fourth.party(2)
  const empty = await onRoad('2026-03-14', galilee)
  await crewOf(empty.unit, { guide: [noa.id] })
  await given.availability({ car_id: van.id, start_date: '2026-03-30', end_date: '2026-04-02' })

  clock.set('2026-03-11T09:00:00+02:00')
  const at = new Date('2026-03-11T08:00:00+02:00')
  const missing = tapOf(first.unit, parties[2]!, 'no_show', 7, at)
  const taps = [
    tapOf(first.unit, parties[0]!, 'boarded', 4, at),
    tapOf(first.unit, parties[1]!, 'boarded', 2, at),
    tapOf(first.unit, parties[1]!, 'no_show', 1, at),
    missing,
  ]
  await office.boardings.send({ body: { events: taps } })

  test('REP-19 no-shows by the last tap that wasn’t undone, as in the export of Operations; vehicles without any apart', async () => {
    const before = await read('noShows')
    expect(before.totals.values).toMatchObject({ noShows: 8, boarded: 6, unitsRecorded: 1 })
    clock.set('2026-03-11T09:30:00+02:00')
    const undo = {
      ...{ _id: newId(), tourCar: first.unit._id, selectedTour: entryOf(parties[2]!), kind: 'undo' as const },
      ...{ undoes: missing._id, at: clock.now().toISOString() },
    }
    await office.boardings.send({ body: { events: [undo] } })
    const { rows, totals, notes } = await read('noShows')
    const values = { noShows: 1, boarded: 6, noShowShare: 1 / 7, unitsRecorded: 1 }
    expect(totals.values).toEqual(values)
    expect(byId(rows)[masada.id]).toEqual(values)
    expect(byId(rows)[galilee.id]).toEqual({ noShows: 0, boarded: 0, noShowShare: null, unitsRecorded: 0 })
    expect(notes).toEqual([{ name: 'unitsNotRecorded', count: 3, money: [] }])
    for (const groupBy of [['agency'], ['pickupPlace'], ['weekday']])
      expect((await read('noShows', { groupBy })).totals.values).toEqual(values)
    const weekdays = await read('noShows', { groupBy: ['weekday'] })
    expect(byId(weekdays.rows)['3']).toEqual(values)
    const file = await office.orders.exportPurchasedTours({ query: { type: 'purchasedTours', ...march } })
    const { rows: exported } = readWorkbook(Buffer.from(await file.arrayBuffer()))
    const column = exported[0]!.indexOf('No-show')
    expect(exported.slice(1).reduce((sum, row) => sum + Number(row[column] ?? 0), 0)).toBe(1)
  })

  test('REP-20 days of guides and drivers, with both roles on one day as one, the longest run, tours and languages', async () => {
    const { rows, totals } = await read('crew')
    expect(rows.map(({ keys }) => keys)).toEqual([
      [{ id: noa.id, label: 'Noa Regev' }],
      [{ id: yossi.id, label: 'Yossi Ben David' }],
    ])
    expect(rows[0]?.values).toEqual({
      daysWorked: 3,
      guideDays: 2,
      driverDays: 0,
      guideDriverDays: 1,
      toursWorked: 2,
      longestRun: 3,
      languagesWorked: ['english'],
    })
    expect(rows[1]?.values).toMatchObject({
      daysWorked: 1,
      driverDays: 1,
      longestRun: 1,
      languagesWorked: [],
    })
    expect(totals.values).toMatchObject({ daysWorked: 4, toursWorked: 2, longestRun: 3 })
    const byTour = await read('crew', { groupBy: ['person', 'tour'] })
    expect(
      byTour.rows.map(({ keys, values }) => [...keys.map(({ label }) => label), values.daysWorked]),
    ).toEqual([
      ['Noa Regev', 'Masada', 2],
      ...[
        ['Noa Regev', 'Galilee', 1],
        ['Yossi Ben David', 'Masada', 1],
      ].toSorted((a, b) => (idOf(a) < idOf(b) ? -1 : 1)),
    ])
    const months = await read('crew', { groupBy: ['month'] })
    expect(byId(months.rows)).toMatchObject({ '2026-03': { daysWorked: 4 } })
    function idOf([name]: (string | number)[]) {
      return name === 'Noa Regev' ? noa.id : yossi.id
    }
  })

  test('REP-21 use of our cars by days and seats, and hired vehicles with the days on which a car of ours was free', async () => {
    const own = await read('vehicles')
    expect(own.rows).toMatchObject([{ keys: [{ id: van.id, label: van.plate_id }] }])
    expect(own.rows[0]?.values).toEqual({
      vehicleDays: 2,
      daysAvailable: 29,
      vehicleUse: 2 / 29,
      peopleCarried: 16,
      seats: 38,
      seatShare: 16 / 38,
      ownCarFree: null,
    })
    const { rows } = await read('vehicles', { groupBy: ['supplier', 'size'] })
    expect(rows.map(({ keys, values }) => [keys[0]?.label, keys[1]?.id, values])).toEqual([
      [
        supplier.name,
        '16',
        {
          vehicleDays: 1,
          daysAvailable: null,
          vehicleUse: null,
          peopleCarried: 2,
          seats: 16,
          seatShare: 2 / 16,
          ownCarFree: 1,
        },
      ],
      [supplier.name, '50', expect.objectContaining({ peopleCarried: 30, seatShare: 0.6, ownCarFree: 0 })],
    ])
  })

  test('REP-06 fill, planned and sold, over several departures: sums are divided, so 14 of 19 and 30 of 50 are 44 of 69', async () => {
    const rule = { tour: masada.id, group_type: null, language: null, mode: 'seats' as const, alertAt: null }
    const decide = (day: string, body: object) =>
      office.departures.change({ params: { tour: masada.id, date: day }, body })
    await decide('2026-03-11', { minimum: 15 })
    await decide('2026-03-12', { minimum: 30 })
    for (const [weekdays, places] of [
      [[3], 12],
      [[4], 50],
    ] as const)
      await office.capacityRules.create({
        body: { ...rule, weekdays: [...weekdays], startDate: null, endDate: null, places },
      })
    const { rows, totals } = await read('fill')
    expect(byId(rows)[masada.id]).toEqual({
      fillPlanned: 44 / 69,
      peoplePlanned: 44,
      seatsPlanned: 69,
      fillSold: 44 / 62,
      placesSold: 44,
      placesOffered: 62,
      departures: 2,
      departuresSoldOut: 1,
      departuresOpenEnded: 0,
      departuresBelowMinimum: 1,
      departuresCanceled: 0,
    })
    expect(byId(rows)[galilee.id]).toMatchObject({ fillSold: null, departuresOpenEnded: 2 })
    expect(totals.values).toMatchObject({ peoplePlanned: 48, seatsPlanned: 104, departures: 4 })
    const days = await read('fill', { groupBy: ['tour', 'day'], tour: [masada.id] })
    expect(days.rows.map(({ keys, values }) => [keys[1]?.id, values.fillPlanned])).toEqual([
      ['2026-03-11', 14 / 19],
      ['2026-03-12', 0.6],
    ])
    for (const groupBy of [['weekday'], ['month']])
      expect((await read('fill', { groupBy })).totals).toEqual(totals)
    // A departure that was canceled has no seats and sells no places.
    const canceled = db
      .updateTable('tour_events')
      .set({ state: 'canceled' })
      .where('tour_id', '=', galilee.id)
    await canceled.where('tour_date', '=', '2026-03-15').execute()
    const { totals: after } = await read('fill')
    expect(after.values).toMatchObject({ peoplePlanned: 46, seatsPlanned: 88, departuresCanceled: 1 })
  })
})

test('REP-20 a vehicle of several days counts each of them, and only those in the range', async () => {
  const [galit, tour] = [
    await given.operator({ first_name: 'Galit', last_name: 'Shapira' }),
    await given.tour(),
  ]
  const span = { startDate: '2026-03-20', endDate: '2026-03-22' }
  const order = await given.order({
    by: boss,
    orderType: 'private',
    selectedTours: [{ tour: tour.id, ...span }],
  })
  const unit = await given.unit({ tour, date: span.startDate, guide: [galit] })
  const body = { order: order._id, selectedTour: entryOf(order), _id: unit._id }
  await office.tourCars.addOrder({ params: { id: unit._id }, body })
  const daysIn = async (days: object) => {
    const { rows } = await read('crew', { tour: [tour.id], ...days })
    return rows.map(({ values }) => [values.daysWorked, values.guideDays, values.longestRun])
  }
  expect(await daysIn({})).toEqual([[3, 3, 3]])
  expect(await daysIn({ startDate: '2026-03-22' })).toEqual([[1, 1, 1]])
  await office.orders.cancel({ body: { orderId: order._id, canRefund: true } })
  expect(await daysIn({})).toEqual([])
})

test('REP-18 lead time: the lower median, the mean with one decimal, and the shares of each step', async () => {
  const tour = await given.tour({ name: 'Caesarea' })
  await booked('2026-03-10', tour, '2026-03-10', 2)
  await booked('2026-03-10', tour, '2026-03-11', 1)
  await booked('2026-03-11', tour, '2026-03-12', 3)
  await booked('2026-03-10', tour, '2026-03-18', 4)
  const canceled = await booked('2026-03-10', tour, '2026-03-30', 9)
  await office.orders.cancel({ body: { orderId: canceled._id, canRefund: true } })
  const values = {
    entries: 4,
    people: 10,
    medianLead: 1,
    meanLead: 2.5,
    lead0: 0.25,
    lead1: 0.5,
    lead2: 0,
    lead7: 0.25,
    lead14: 0,
    lead30: 0,
    lead90: 0,
    peopleLead0: 0.2,
    peopleLead1: 0.4,
    peopleLead2: 0,
    peopleLead7: 0.4,
    peopleLead14: 0,
    peopleLead30: 0,
    peopleLead90: 0,
  }
  for (const basis of ['booking', 'travel'])
    for (const groupBy of ['tour', 'channel', 'agency', 'language']) {
      const { rows, totals } = await read('leadTime', { tour: [tour.id], basis, groupBy: [groupBy] })
      expect(rows.map((row) => row.values)).toEqual([values])
      expect(totals.values).toEqual(values)
    }
  expect((await read('leadTime', { tour: [tour.id], startDate: '2026-03-11' })).totals.values).toMatchObject({
    entries: 1,
    medianLead: 1,
  })
})

test('REP-26 pace: booked so far, beside last year’s same weekdays at the same distance and in the end', async () => {
  const tour = await given.tour({ name: 'Acre' })
  await db
    .updateTable('price_lists')
    .set({ start_date: '2024-01-01' })
    .where('tour_id', '=', tour.id)
    .execute()
  await booked('2025-03-01', tour, '2025-04-10', 3)
  const left = await booked('2025-03-02', tour, '2025-04-11', 2)
  const gone = await booked('2025-02-20', tour, '2025-04-13', 9)
  clock.set('2025-02-25T10:00:00+02:00')
  await office.orders.cancel({ body: { orderId: gone._id, canRefund: true } })
  await booked('2025-03-20', tour, '2025-04-12', 5)
  clock.set('2025-03-20T10:00:00+02:00')
  await office.orders.cancel({ body: { orderId: left._id, canRefund: true } })
  await booked('2026-02-20', tour, '2026-04-10', 4)
  clock.set(now)
  const april = { startDate: '2026-04-01', endDate: '2026-04-30', tour: [tour.id] }
  const values = {
    people: 4,
    peopleThen: 5,
    peopleFinal: 8,
    peopleReached: 5 / 8,
    gross: 500,
    grossThen: 625,
    grossFinal: 1000,
    grossReached: 5 / 8,
  }
  const { rows, totals } = await read('pace', april)
  expect(byId(rows)).toEqual({ '2026-04': values })
  expect(totals.values).toEqual(values)
  const weeks = await read('pace', { ...april, groupBy: ['week'] })
  expect(byId(weeks.rows)).toMatchObject({
    '2026-04-05': { people: 4, peopleThen: 5 },
    '2026-04-12': { people: 0, peopleFinal: 0 },
  })
})

test('all groups after the twelfth are one, and it isn’t the sum of theirs where an order is in several', async () => {
  const tours = await Promise.all(
    Array.from({ length: 14 }, (_, at) => given.tour({ name: `Trail ${at + 10}` })),
  )
  const choice = {
    selectedTours: tours.map(({ id }, at) => ({ tour: id, participants: { adult: at < 2 ? 1 : 2 } })),
  }
  clock.set('2026-03-02T10:00:00+02:00')
  await given.order({ by: boss, ...choice })
  const query = { tour: tours.map(({ id }) => id), groupBy: ['tour'], basis: 'booking' }
  const { rows, others, totals, groups } = await read('sales', query)
  expect([rows.length, groups]).toEqual([14, 14])
  expect(others).toMatchObject({ groups: 2, values: { gross: 250, orders: 1, entries: 2, people: 2 } })
  expect(new Set(idsOf(rows).slice(12))).toEqual(new Set([tours[0]!.id, tours[1]!.id]))
  expect(totals.values).toMatchObject({ orders: 1, entries: 14 })
  expect((await read('sales', { ...query, groupBy: ['day'] })).others).toBeNull()
})

test('REP-03 sales by one or two of agency, agent, tour, source, channel, language, group type, pickup city and days', async () => {
  const agency = await given.account({ name: 'Negev Travel' })
  const agent = await given.user({ account: agency, role: 'AGENT' })
  const tour = await given.tour({ name: 'Negev' })
  clock.set('2026-03-04T10:00:00+02:00')
  await given.order({ by: agent, selectedTours: [{ tour: tour.id, date: '2026-03-20', language: 'french' }] })
  const keys = {
    agency: agency.id,
    agent: agent.id,
    tour: tour.id,
    source: 'office',
    channel: 'agency',
    language: 'french',
    groupType: 'small_group',
    pickupCity: 'tel_aviv',
    weekday: '5',
    day: '2026-03-20',
    week: '2026-03-15',
    month: '2026-03',
  }
  for (const [grouping, id] of Object.entries(keys)) {
    const { rows } = await read('sales', { tour: [tour.id], basis: 'travel', groupBy: [grouping, 'month'] })
    const expected = grouping === 'month' ? [id] : [id, '2026-03']
    expect(rows.map((row) => row.keys.map((key) => key.id))).toEqual([expected])
    expect(rows[0]?.values).toMatchObject({ gross: 250, orders: 1, people: 2 })
  }
  const named = await read('sales', { tour: [tour.id], groupBy: ['agency', 'agent'] })
  expect(named.rows[0]?.keys.map(({ label }) => label)).toEqual(['Negev Travel', agent.name])
})

test('who reads what: agencies three reports of their own, their agents none', async () => {
  const agency = await given.account()
  const [manager, agent] = [
    as(await given.user({ account: agency, role: 'ADMIN' })),
    as(await given.user({ account: agency, role: 'AGENT' })),
  ]
  for (const name of ['sales', 'leadTime', 'cancellations'] as const)
    expect((await read(name, {}, manager)).totals.values).not.toEqual({})
  for (const name of [
    'received',
    'commission',
    'agencies',
    'noShows',
    'crew',
    'vehicles',
    'fill',
    'pace',
  ] as const)
    await expect(read(name, {}, manager)).rejects.toMatchObject({ status: 403 })
  await expect(read('sales', {}, agent)).rejects.toMatchObject({ status: 403 })
  expect((await read('sales', { startDate: '2025-01-01' }, manager)).rows).toEqual([])
})

test('whole departures that we canceled are counted apart from what customers canceled', async () => {
  const tour = await given.tour({ name: 'Ein Gedi' })
  const day = '2026-03-18'
  const [theirs] = [await booked('2026-03-01', tour, day, 2), await booked('2026-03-01', tour, day, 3)]
  clock.set(now)
  await office.orders.cancel({ body: { orderId: theirs._id, canRefund: true } })
  const from = [{ tour: tour.id, date: day }]
  const body = { kind: 'cancel' as const, from, reason: 'weather' as const, text: 'Flood' }
  const { _id: preview, hash, items } = await office.departureBatches.preview({ body })
  await office.departureBatches.commit({
    body: {
      ...{ preview, hash, clientKey: newId() },
      items: items.map(({ order }) => ({ order: order._id, terms: 'full' as const })),
    },
  })
  const query = { basis: 'travel', groupBy: ['tour'] }
  const { rows } = await read('cancellations', query)
  expect(byId(rows)[tour.id]).toMatchObject({
    ...{ canceledEntries: 2, canceledPeople: 5 },
    ...{ canceledByUs: 1, canceledByUsPeople: 3 },
  })
  const { canceledGross, canceledByUsGross } = byId(rows)[tour.id] ?? {}
  expect(canceledByUsGross).toBeGreaterThan(0)
  expect(canceledByUsGross).toBeLessThan(Number(canceledGross))
  const byReason = await read('cancellations', { ...query, tour: [tour.id], groupBy: ['reason'] })
  expect(byReason.rows.map(({ keys, values }) => [keys[0]?.id, values.canceledByUs])).toEqual([
    ['customer', 0],
    ['weather', 1],
  ])
})

test('a wrong choice is refused by its field, and a report of too many tours as a whole', async () => {
  await expect(read('sales', { groupBy: ['car'] })).rejects.toMatchObject({
    status: 400,
    issues: [{ field: 'groupBy', code: 'report_choice_invalid' }],
  })
  await expect(read('sales', { groupBy: ['planet'] })).rejects.toMatchObject({ status: 400 })
  await expect(read('sales', { endDate: '2029-12-31' })).rejects.toMatchObject({
    issues: [{ field: 'endDate', code: 'range_too_long' }],
  })
  await db.executeQuery(sql`analyze order_entries`.compile(db))
  const rights = { doesIncludeAffiliation: false, dailyToursOnly: false, doesAllowPaymentToAgency: true }
  const account = { _id: boss.account.id, name: '', isMain: true, allowPrivateGroup: true, ...rights }
  const person = { userId: boss.id, name: boss.name, isSuper: true, role: 'OWNER', account } as const
  const actor: Person = { kind: 'person', ...person }
  const call = { db, scope: everyOrder, now: clock.now(), actor }
  const all = 2_000_000
  await expect(readReport(call, 'sales', march, all, 3)).rejects.toMatchObject({
    status: 400,
    code: 'report_too_large',
  })
  expect((await readReport(call, 'sales', march, all, 1000)).name).toBe('sales')
})
