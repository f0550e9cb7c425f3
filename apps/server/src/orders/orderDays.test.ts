import { afterAll, beforeEach, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { auditOf } from '../../test/auditOf.ts'
import { faultsOf } from '../../test/faultsOf.ts'

const monday = '2026-03-02T10:00:00+02:00'
const { as, clock, db, given, close } = await startServer({ now: monday })
afterAll(close)
beforeEach(() => clock.set(monday))

const dayOf = (date: string) => ({ selectedTours: [{ date }] })
const refused = async (choice: Parameters<typeof given.order>[0]) =>
  (await faultsOf(given.order(choice)))['selectedTours.0.date']

test('FORM-55 FORM-56 a tour in the past or today is refused', async () => {
  expect(await refused(dayOf('2026-03-01'))).toBe('day_past')
  expect(await refused(dayOf('2026-03-02'))).toBe('day_today')
})

test('FORM-57 HOLE-O52 tomorrow is open until 17:59:59 in Israel and closed from 18:00:00 on', async () => {
  clock.set('2026-03-02T17:59:59+02:00')
  await expect(given.order(dayOf('2026-03-03'))).resolves.toBeTruthy()
  for (const time of ['18:00:00', '18:01:00', '23:59:59']) {
    clock.set(`2026-03-02T${time}+02:00`)
    expect(await refused(dayOf('2026-03-03'))).toBe('day_tomorrow_closed')
    await expect(given.order(dayOf('2026-03-04'))).resolves.toBeTruthy()
  }
  clock.set('2026-03-03T00:00:00+02:00')
  expect(await refused(dayOf('2026-03-03'))).toBe('day_today')
})

test('FORM-57 HOLE-O52 tomorrow closes by Israel time in winter and summer, and on the days the clock changes', async () => {
  const closings: [string, string, string][] = [
    ['2026-03-26T17:59:59+02:00', '2026-03-26T18:00:00+02:00', '2026-03-27'],
    ['2026-03-27T17:59:59+03:00', '2026-03-27T18:00:00+03:00', '2026-03-28'],
    ['2026-10-24T17:59:59+03:00', '2026-10-24T18:00:00+03:00', '2026-10-25'],
    ['2026-10-25T17:59:59+02:00', '2026-10-25T18:00:00+02:00', '2026-10-26'],
  ]
  for (const [open, closed, tomorrow] of closings) {
    clock.set(open)
    await expect(given.order(dayOf(tomorrow))).resolves.toBeTruthy()
    clock.set(closed)
    expect(await refused(dayOf(tomorrow))).toBe('day_tomorrow_closed')
  }
})

test('CAP-15 each tour closes so many days before, at its time; a super user overrides it, and 18:00 the day before is the default', async () => {
  const office = as(await given.owner())
  const tourWith = async (bookingCloses?: { daysBefore: number; time: string }) => {
    const { id } = await given.tour()
    const stored = await office.tours.get({ params: { id } })
    expect(stored.bookingCloses).toEqual({ daysBefore: 1, time: '18:00' })
    if (bookingCloses) await office.tours.change({ params: { id }, body: { bookingCloses } })
    return id
  }
  const [usual, early, sameDay] = [
    await tourWith(),
    await tourWith({ daysBefore: 3, time: '12:00' }),
    await tourWith({ daysBefore: 0, time: '09:30' }),
  ]
  const agency = await given.account()
  const agent = await given.user({ account: agency, role: 'AGENT' })
  const codeFor = async (tour: string, date: string, by?: typeof agent) => {
    const placed = given.order({ ...(by && { by, agency: agency.id }), selectedTours: [{ tour, date }] })
    const answer = await placed.then(
      () => null,
      (error: unknown) => error,
    )
    return answer && (await faultsOf(Promise.reject(answer)))['selectedTours.0.date']
  }
  clock.set('2026-03-02T11:59:59+02:00')
  expect(await codeFor(early, '2026-03-05')).toBeNull()
  clock.set('2026-03-02T12:00:00+02:00')
  for (const by of [undefined, agent]) {
    expect(await codeFor(early, '2026-03-05', by)).toBe('booking_closed')
    expect(await codeFor(early, '2026-03-06', by)).toBeNull()
    expect(await codeFor(usual, '2026-03-02', by)).toBe('day_today')
    expect(await codeFor(usual, '2026-03-03', by)).toBeNull()
    expect(await codeFor(sameDay, '2026-03-02', by)).toBe('booking_closed')
  }
  clock.set('2026-03-02T09:29:59+02:00')
  expect(await codeFor(sameDay, '2026-03-02')).toBeNull()
  clock.set('2026-03-02T18:00:00+02:00')
  expect(await codeFor(usual, '2026-03-03')).toBe('day_tomorrow_closed')
  expect(await codeFor(sameDay, '2026-03-03')).toBeNull()
  const places = await office.departures.places({
    query: { tour: early, group_type: 'small_group', language: 'english', month: '2026-03' },
  })
  expect(places.data.slice(0, 6).map(({ state }) => state)).toEqual([
    ...['closed', 'closed', 'closed', 'closed', 'closed'],
    'open',
  ])
  const root = await given.user({ isSuper: true })
  const overridden = { overrideUnavailability: true, by: root }
  await given.order({ ...overridden, selectedTours: [{ tour: early, date: '2026-03-04' }] })
  const span = { startDate: '2026-03-05', endDate: '2026-03-06', numOfParticipants: 2 }
  expect(
    await faultsOf(given.order({ orderType: 'private', selectedTours: [{ tour: early, ...span }] })),
  ).toEqual({ 'selectedTours.0.startDate': 'booking_closed' })
})

test('HOLE-O52 today ends at midnight in Israel, not UTC', async () => {
  clock.set('2026-07-01T21:30:00Z')
  expect(await refused(dayOf('2026-07-01'))).toBe('day_past')
  expect(await refused(dayOf('2026-07-02'))).toBe('day_today')
  await expect(given.order(dayOf('2026-07-03'))).resolves.toBeTruthy()
})

test('FORM-53 a tour can only be booked on the weekdays of its group and language', async () => {
  const offer = [{ group_type: 'small_group', languages: [{ language: 'english', days: [0, 3] }] }]
  const tour = await given.tour({ group_types: JSON.stringify(offer) })
  const entry = { tour: tour.id, date: '2026-03-11' }
  await expect(given.order({ selectedTours: [entry] })).resolves.toBeTruthy()
  const faults = (change: object) => faultsOf(given.order({ selectedTours: [{ ...entry, ...change }] }))
  expect(await faults({ date: '2026-03-12' })).toEqual({ 'selectedTours.0.date': 'weekday_not_offered' })
  expect(await faults({ language: 'french' })).toEqual({ 'selectedTours.0.language': 'language_not_offered' })
  expect(await faults({ group_type: 'medium_group' })).toEqual({
    'selectedTours.0.group_type': 'group_type_not_offered',
  })
})

const closedInApril = JSON.stringify([
  { start_date: '2026-04-01', end_date: '2026-04-03', group_type: 'small_group', languages: ['english'] },
])

test('FORM-54 closed dates apply from the first to the last day, for their own group and languages', async () => {
  const tour = await given.tour({ unavailability_dates: closedInApril })
  const on = (date: string, change: object = {}) => ({ selectedTours: [{ tour: tour.id, date, ...change }] })
  for (const date of ['2026-03-31', '2026-04-04']) await expect(given.order(on(date))).resolves.toBeTruthy()
  for (const date of ['2026-04-01', '2026-04-03']) expect(await refused(on(date))).toBe('day_unavailable')
  await expect(given.order(on('2026-04-02', { language: 'french' }))).resolves.toBeTruthy()
  await expect(given.order(on('2026-04-02', { group_type: 'medium_group' }))).resolves.toBeTruthy()
})

test('FORM-58 CPERM-09 HOLE-O53 OPERM-04 a super user’s override opens closed dates, today and tomorrow, and is logged', async () => {
  const by = await given.user({ isSuper: true })
  const tour = await given.tour({ unavailability_dates: closedInApril })
  const overridden = (date: string) =>
    given.order({ by, overrideUnavailability: true, selectedTours: [{ tour: tour.id, date }] })
  clock.set('2026-03-02T19:00:00+02:00')
  const { _id } = await overridden('2026-03-02')
  expect((await auditOf(db, _id))[0]).toMatchObject({ details: { overrideUnavailability: true } })
  await expect(overridden('2026-03-03')).resolves.toBeTruthy()
  await expect(overridden('2026-04-02')).resolves.toBeTruthy()
  expect(await faultsOf(overridden('2026-03-01'))).toEqual({ 'selectedTours.0.date': 'day_past' })
})

test('FORM-58 CPERM-09 HOLE-O53 nobody else in the office or an agency can override', async () => {
  const agency = await given.account()
  for (const by of [
    await given.owner(),
    await given.user({ role: 'ADMIN' }),
    await given.user({ account: agency }),
    await given.user({ account: agency, role: 'AGENT' }),
  ]) {
    expect(await faultsOf(given.order({ by, overrideUnavailability: true, ...dayOf('2026-03-02') }))).toEqual(
      {
        overrideUnavailability: 'override_not_allowed',
        'selectedTours.0.date': 'day_today',
      },
    )
  }
})

test('HOLE-O54 a private order starts tomorrow at the earliest, on any weekday, even on closed dates', async () => {
  const tour = await given.tour({ group_types: JSON.stringify([]), unavailability_dates: closedInApril })
  const from = (startDate: string) => ({
    orderType: 'private' as const,
    selectedTours: [{ tour: tour.id, startDate, endDate: '2026-05-01' }],
  })
  await expect(given.order(from('2026-03-03'))).resolves.toBeTruthy()
  await expect(given.order(from('2026-04-02'))).resolves.toBeTruthy()
  const faults = await faultsOf(given.order(from('2026-03-02')))
  expect(faults).toEqual({ 'selectedTours.0.startDate': 'day_today' })
  clock.set('2026-03-02T18:00:00+02:00')
  expect(await faultsOf(given.order(from('2026-03-03')))).toEqual({
    'selectedTours.0.startDate': 'day_tomorrow_closed',
  })
})

test('HOLE-O52 the day of a saved order is not checked again unless it changes', async () => {
  const owner = await given.owner()
  const order = await given.order(dayOf('2026-03-04'))
  clock.set('2026-03-04T08:00:00+02:00')
  const { date, ...body } = { date: '2026-03-04', ...(await given.orderInput()) }
  const [entry] = order.selectedTours
  const selectedTours = [
    { ...body.selectedTours[0], _id: entry?._id, date, notes: 'Runs late', pickup: entry?.pickup ?? null },
  ]
  const saved = await as(owner).orders.change({ params: { id: order._id }, body: { ...body, selectedTours } })
  expect(saved.selectedTours[0]).toMatchObject({ date, notes: 'Runs late' })
})
