import { mostEvents } from '@tourdesk/contract/crew/crewEvents'
import { stateOf } from '@tourdesk/domain/crew/stateOf'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startServer } from '../../../test/as.ts'
import { auditOf } from '../../../test/auditOf.ts'
import { crewPhone, entryOf, givenRoad, tapOf } from '../../../test/crewPhone.ts'
import { everyTable } from '../../../test/everyTable.ts'
import { noticesOf } from '../../../test/noticesOf.ts'
import { newId } from '../../kernel/newId.ts'

const start = '2026-03-02T10:00:00+02:00'
const server = await startServer({ now: start })
const { as, clock, db, given, product, close } = server
afterAll(close)
beforeEach(async () => {
  clock.set(start)
  await db.deleteFrom('attempts').execute()
})

const owner = await given.owner()
const office = as(owner)
type Phone = Awaited<ReturnType<typeof crewPhone>>
type Sent = Record<string, unknown>
const phoneOf = (operator: Parameters<typeof crewPhone>[2]) => crewPhone(server, owner, operator)
const at = (time: string, day = '2026-03-11') => new Date(`${day}T${time}:00+02:00`)
const send = async (phone: Phone, ...events: Sent[]) => (await phone.crew.send({ body: { events } })).data
const sendByOffice = async (...events: Sent[]) => (await office.boardings.send({ body: { events } })).data
const outcomes = (data: { outcome: string; code?: string | undefined }[]) =>
  data.map(({ outcome, code }) => (code ? `${outcome}: ${code}` : outcome))
const seen = async (phone: Phone, unit: { _id: string }) =>
  (await phone.crew.unit({ params: { id: unit._id } })).events
const stored = (unit: { _id: string }) =>
  db.selectFrom('boarding_events').selectAll().where('unit_id', '=', unit._id).orderBy('at').execute()

/** A tour at seven with Noa as guide and Eli as driver, who have their phones. */
async function givenDay() {
  clock.set(start)
  const noa = await given.operator({ first_name: 'Noa', last_name: 'Regev' })
  const eli = await given.operator({ first_name: 'Eli', last_name: 'Mizrahi', role: 'driver' })
  const road = await givenRoad(server, owner, { guide: noa, driver: eli })
  const [guide, driver] = [await phoneOf(noa), await phoneOf(eli)]
  const order = await road.party(5)
  clock.set(at('07:20'))
  return { ...road, noa, eli, guide, driver, order }
}

test('CREW-16 a tap is taken back by the person who made it or by the office, as an event that names it, and nothing is deleted', async () => {
  const { guide, driver, unit, order, noa } = await givenDay()
  const tap = tapOf(unit, order, 'boarded', 5, at('07:01'))
  await send(guide, tap)
  const about = { tourCar: unit._id, selectedTour: entryOf(order), kind: 'undo', undoes: tap._id }
  const undo = () => ({ ...about, _id: newId(), at: at('07:10').toISOString() })
  expect(outcomes(await send(driver, undo()))).toEqual(['refused: field_invalid'])
  expect(stateOf(5, await seen(guide, unit)).boarded).toBe(5)
  expect(outcomes(await send(guide, undo()))).toEqual(['stored'])
  expect(stateOf(5, await seen(driver, unit))).toMatchObject({ boarded: 0, waiting: 5 })

  const again = tapOf(unit, order, 'boarded', 4, at('07:12'))
  await send(guide, again)
  expect(outcomes(await sendByOffice({ ...undo(), undoes: again._id }))).toEqual(['stored'])
  const events = await seen(guide, unit)
  expect(events.map(({ kind, undoes, by }) => [kind, undoes, by.kind, by.name])).toEqual([
    ['boarded', null, 'crew', 'Noa Regev'],
    ['undo', tap._id, 'crew', 'Noa Regev'],
    ['undo', again._id, 'person', owner.name],
    ['boarded', null, 'crew', 'Noa Regev'],
  ])
  expect(stateOf(5, events)).toMatchObject({ boarded: 0, waiting: 5 })
  const log = (await auditOf(db, order._id)).filter(({ action }) => action === 'boarding tapped')
  expect(log.map(({ details, actor_name }) => [details.tap, actor_name])).toEqual([
    ['boarded', 'Noa Regev'],
    ['undo', 'Noa Regev'],
    ['boarded', 'Noa Regev'],
    ['undo', owner.name],
  ])
  const byOffice = tapOf(unit, order, 'boarded', 5, at('07:15'))
  await sendByOffice(byOffice)
  expect(outcomes(await send(guide, { ...undo(), undoes: byOffice._id }))).toEqual(['refused: field_invalid'])

  const rows = everyTable(db)
  const changed = rows.updateTable('boarding_events').set({ count: 1 }).where('operator_id', '=', noa.id)
  await expect(changed.execute()).rejects.toThrow('never changed or deleted')
  const deleted = rows.deleteFrom('boarding_events').where('operator_id', '=', noa.id)
  await expect(deleted.execute()).rejects.toThrow('never changed or deleted')
  const reply = rows.updateTable('crew_replies').set({ reason: 'x' })
  await send(guide, {
    _id: newId(),
    tourCar: unit._id,
    kind: 'reply',
    reply: 'accepted',
    at: at('07:00').toISOString(),
  })
  await expect(reply.execute()).rejects.toThrow('never changed or deleted')
})

test('CREW-17 everything a crew does goes in one call, in order, at most 200 events', async () => {
  const { guide, unit, order } = await givenDay()
  const about = { tourCar: unit._id, selectedTour: entryOf(order) }
  const tap = tapOf(unit, order, 'boarded', 3, at('07:01'))
  const events: Sent[] = [
    tap,
    { ...about, _id: newId(), kind: 'no_show', count: 2, at: at('07:15').toISOString() },
    { ...about, _id: newId(), kind: 'undo', undoes: tap._id, at: at('07:16').toISOString() },
    { ...about, _id: newId(), kind: 'dropped_off', count: 3, at: at('07:17').toISOString() },
    { ...about, _id: newId(), kind: 'cash', amount: 40.5, currency: 'USD', at: at('07:18').toISOString() },
    { ...about, _id: newId(), kind: 'note', text: 'Waits at the pool', at: at('07:18').toISOString() },
    { tourCar: unit._id, _id: newId(), kind: 'incident', text: 'A flat tyre', at: at('07:19').toISOString() },
    { tourCar: unit._id, _id: newId(), kind: 'reply', reply: 'accepted', at: at('06:00').toISOString() },
  ]
  const data = await send(guide, ...events)
  expect(data).toEqual(events.map(({ _id }) => ({ _id, outcome: 'stored' })))
  const kept = await seen(guide, unit)
  expect(
    kept.map(({ kind, count, text, amount, currency }) => [kind, count ?? text ?? amount, currency]),
  ).toEqual([
    ['boarded', 3, null],
    ['no_show', 2, null],
    ['undo', null, null],
    ['dropped_off', 3, null],
    ['cash', 40.5, 'USD'],
    ['note', 'Waits at the pool', null],
    ['incident', 'A flat tyre', null],
  ])
  expect(kept.map(({ _id }) => _id)).toEqual(events.slice(0, 7).map(({ _id }) => _id))
  const full = Array.from({ length: mostEvents }, (_, index) => ({
    ...tapOf(unit, order, 'boarded', 3, at('07:01')),
    at: new Date(at('07:01').getTime() + index).toISOString(),
  }))
  expect(mostEvents).toBe(200)
  expect(new Set(outcomes(await send(guide, ...full)))).toEqual(new Set(['stored']))
  await expect(send(guide, ...full, tap)).rejects.toMatchObject({ status: 400 })
})

test('CREW-18 each event is answered alone: one sent again is known and changes nothing, and a bad one keeps no other back', async () => {
  const { guide, unit, order } = await givenDay()
  const tap = tapOf(unit, order, 'boarded', 5, at('07:01'))
  const after = tapOf(unit, order, 'dropped_off', 5, at('07:19'))
  const bad = { _id: newId(), kind: 'boarded' }
  const first = await guide.crew.send({ body: { events: [tap, bad, { kind: 7, _id: 5 }, tap, after] } })
  expect(first).toEqual({
    now: at('07:20').toISOString(),
    data: [
      { _id: tap._id, outcome: 'stored' },
      { _id: bad._id, outcome: 'refused', code: 'field_invalid' },
      { _id: '', outcome: 'refused', code: 'field_invalid' },
      { _id: tap._id, outcome: 'known' },
      { _id: after._id, outcome: 'stored' },
    ],
  })
  const again = await send(guide, { ...tap, count: 1, _id: tap._id.toUpperCase() }, after)
  expect(outcomes(again)).toEqual(['known', 'known'])
  expect((await stored(unit)).map(({ kind, count }) => [kind, count])).toEqual([
    ['boarded', 5],
    ['dropped_off', 5],
  ])
  const reply = {
    tourCar: unit._id,
    _id: newId(),
    kind: 'reply',
    reply: 'accepted',
    at: at('06:00').toISOString(),
  }
  expect(outcomes(await send(guide, reply, reply))).toEqual(['stored', 'known'])
  expect(outcomes(await send(guide, { ...reply, reply: 'declined', reason: 'Ill' }))).toEqual(['known'])
})

test('CREW-18 one tap sent twenty times at once is stored once, and logged once', async () => {
  const { guide, unit, order } = await givenDay()
  const tap = tapOf(unit, order, 'boarded', 5, at('07:01'))
  const cash = { ...tap, _id: newId(), kind: 'cash', amount: 100, currency: 'USD' }
  const sends = await Promise.all(Array.from({ length: 20 }, () => send(guide, tap, cash)))
  const all = sends.flat().map(({ outcome }) => outcome)
  expect(all.filter((outcome) => outcome === 'stored')).toHaveLength(2)
  expect(all.filter((outcome) => outcome === 'known')).toHaveLength(38)
  expect(await stored(unit)).toHaveLength(2)
  const actions = (await auditOf(db, order._id)).map(({ action }) => action)
  expect(actions.filter((action) => action === 'boarding tapped')).toHaveLength(1)
  expect(actions.filter((action) => action === 'payment paid')).toHaveLength(1)
  const { data } = await office.orders.ledger({ params: { id: order._id } })
  expect(data.filter(({ method }) => method === 'cash')).toHaveLength(1)
})

test.each([
  ['the null character', '\0'],
  ['half of a character', '\ud83d'],
])(
  'an event with %s in a value is refused and keeps no other back; in a key it doesn’t matter',
  async (_, bad) => {
    const { guide, unit, order, tour, day } = await givenDay()
    const tap = () => tapOf(unit, order, 'boarded', 5, at('07:01'))
    const { count: _count, ...about } = tap()
    const reply = { ...about, kind: 'reply', reply: 'declined', reason: 'Ill' }
    const seenThen = { date: day, tour: { _id: tour.id, name: `Masada${bad}` }, time: '07:00', vehicle: null }
    const data = await send(
      guide,
      { ...about, _id: newId(), kind: 'note', text: `Waits${bad}` },
      { ...tap(), kind: `boarded${bad}` },
      { ...tap(), _id: bad },
      { ...tap(), at: bad },
      { ...tap(), tourCar: bad },
      { ...reply, _id: newId(), reason: bad },
      { ...reply, _id: newId(), seen: seenThen },
      { ...tap(), [bad]: 1, more: { [bad]: bad } },
    )
    expect(outcomes(data)).toEqual([...Array.from({ length: 7 }, () => 'refused: field_invalid'), 'stored'])
    const office = [
      { ...about, _id: newId(), kind: 'note', text: bad },
      { ...tap(), [bad]: bad },
    ]
    expect(outcomes(await sendByOffice(...office))).toEqual(['refused: field_invalid', 'stored'])
  },
)

test('CREW-19 nothing that happened is refused for being late, early, or of a party that left; it’s stored and flagged', async () => {
  const { guide, unit, order, tour, day, party } = await givenDay()
  const bus = await given.unit({ tour, date: day })
  clock.set(start)
  const [moved, canceled] = [await party(2), await party(2)]
  clock.set(at('07:20'))
  await office.seats.move({
    params: { orderId: moved._id, entryId: entryOf(moved) },
    body: { from: unit._id, to: bus._id },
  })
  await office.orders.cancel({ body: { orderId: canceled._id, canRefund: false } })
  const data = await send(
    guide,
    tapOf(unit, order, 'no_show', 5, at('07:09')),
    tapOf(unit, order, 'no_show', 5, at('07:10')),
    tapOf(unit, moved, 'boarded', 2, at('07:01')),
    tapOf(unit, canceled, 'boarded', 2, at('07:01')),
    tapOf(unit, order, 'boarded', 5, at('07:19', '2026-03-09')),
    tapOf(unit, order, 'boarded', 5, at('07:21', '2026-03-09')),
  )
  expect(outcomes(data)).toEqual([
    'flagged: early_no_show',
    'stored',
    'flagged: party_moved',
    'flagged: order_canceled',
    'flagged: clock_wrong',
    'stored',
  ])
  expect(await stored(unit)).toHaveLength(6)
  const [row] = (await office.boardings.list({ query: { date: day } })).data.filter(
    ({ _id }) => _id === unit._id,
  )
  expect(row?.otherEvents.map(({ flags }) => flags)).toEqual([['party_moved'], ['order_canceled']])
})

test('CREW-19 refused are another person’s unit, unknown kinds, counts that can’t be, and amounts not above 0', async () => {
  const { guide, unit, order } = await givenDay()
  const other = await givenDay()
  const about = { tourCar: unit._id, selectedTour: entryOf(order), at: at('07:01').toISOString() }
  const refused: [Sent, string][] = [
    [tapOf(other.unit, other.order, 'boarded', 1, at('07:01')), 'not_found'],
    [{ ...tapOf(unit, order, 'boarded', 1, at('07:01')), tourCar: newId() }, 'not_found'],
    [{ ...tapOf(unit, order, 'boarded', 1, at('07:01')), selectedTour: newId() }, 'not_found'],
    [{ ...about, _id: newId(), kind: 'waved' }, 'field_invalid'],
    [tapOf(unit, order, 'boarded', -1, at('07:01')), 'field_invalid'],
    [tapOf(unit, order, 'boarded', 6, at('07:01')), 'field_invalid'],
    [tapOf(unit, order, 'boarded', 1.5, at('07:01')), 'field_invalid'],
    [{ ...about, _id: newId(), kind: 'cash', amount: 0, currency: 'USD' }, 'field_invalid'],
    [{ ...about, _id: newId(), kind: 'cash', amount: -5, currency: 'USD' }, 'field_invalid'],
    [{ ...about, _id: newId(), kind: 'cash', amount: 5, currency: 'GBP' }, 'field_invalid'],
    [{ ...about, _id: newId(), kind: 'cash', amount: 5.005, currency: 'USD' }, 'field_invalid'],
    [{ ...about, _id: newId(), kind: 'note', text: '' }, 'field_invalid'],
    [{ ...about, _id: newId(), kind: 'note', text: 'x'.repeat(1001) }, 'field_invalid'],
    [{ ...about, _id: newId(), kind: 'undo' }, 'field_invalid'],
    [{ ...about, _id: 'mine', kind: 'boarded', count: 1 }, 'field_invalid'],
    [{ ...about, _id: newId(), kind: 'boarded', count: 1, at: 'now' }, 'field_invalid'],
  ]
  const data = await send(guide, ...refused.map(([event]) => event))
  expect(outcomes(data)).toEqual(refused.map(([, code]) => `refused: ${code}`))
  expect([...(await stored(unit)), ...(await stored(other.unit))]).toEqual([])
  const reply = { tourCar: unit._id, _id: newId(), kind: 'reply', reply: 'accepted', at: about.at }
  const cash = { ...about, _id: newId(), kind: 'cash', amount: 5, currency: 'USD' }
  expect(outcomes(await sendByOffice(reply, cash))).toEqual([
    'refused: field_invalid',
    'refused: field_invalid',
  ])
})

const kinds = ['boarded', 'no_show', 'dropped_off', 'note', 'incident', 'cash', 'undo'] as const
const partsOf: Record<(typeof kinds)[number], () => Sent> = {
  boarded: () => ({ count: 1 }),
  no_show: () => ({ count: 1 }),
  dropped_off: () => ({ count: 1 }),
  note: () => ({ text: 'Late' }),
  incident: () => ({ text: 'Fell' }),
  cash: () => ({ amount: 50, currency: 'USD' }),
  undo: () => ({ undoes: newId() }),
}
const eventOf = (kind: (typeof kinds)[number], about: Sent): Sent => ({
  ...about,
  _id: newId(),
  kind,
  ...partsOf[kind](),
})

test('a crew says nothing of parties that never rode on its vehicle: no event is stored, no money, no row of a log', async () => {
  const { guide, unit } = await givenDay()
  const later = await givenRoad(server, owner, { day: '2026-04-22', name: 'Galilee' })
  const foreign = await later.party(2)
  const beside = await given.unit({ tour: later.tour, date: later.day })
  const before = await auditOf(db, foreign._id)
  const about = { tourCar: unit._id, selectedTour: entryOf(foreign), at: at('07:01').toISOString() }
  const data = await send(guide, ...kinds.map((kind) => eventOf(kind, about)))
  expect(outcomes(data)).toEqual(kinds.map(() => 'refused: not_found'))
  const byOffice = await sendByOffice(eventOf('boarded', { ...about, tourCar: beside._id }))
  expect(outcomes(byOffice)).toEqual(['refused: not_found'])
  expect(await stored(unit)).toEqual([])
  expect(await auditOf(db, foreign._id)).toEqual(before)
  const ledger = await office.orders.ledger({ params: { id: foreign._id } })
  expect(ledger.data.map(({ kind }) => kind)).toEqual(['sale'])
})

test('of a party that left its vehicle an hour ago every kind of event is stored and flagged, also of one that was split', async () => {
  const { guide, unit, tour, day, party } = await givenDay()
  clock.set(start)
  const bus = await given.unit({ tour, date: day })
  const moved = await party(2)
  const split = await given.order({
    selectedTours: [{ tour: tour.id, date: day, participants: { adult: 3 } }],
  })
  clock.set(at('06:20'))
  await office.seats.move({
    params: { orderId: moved._id, entryId: entryOf(moved) },
    body: { from: unit._id, to: bus._id },
  })
  await office.seats.split({
    params: { orderId: split._id, entryId: entryOf(split) },
    body: {
      parts: [
        { tourCar: bus._id, participants: { adult: 1 } },
        { tourCar: unit._id, participants: { adult: 2 } },
      ],
      updatedAt: null,
    },
  })
  await office.seats.move({
    params: { orderId: split._id, entryId: entryOf(split) },
    body: { from: unit._id, to: bus._id },
  })
  clock.set(at('07:20'))
  for (const left of [moved, split]) {
    const about = { tourCar: unit._id, selectedTour: entryOf(left), at: at('07:15').toISOString() }
    const data = await send(guide, ...kinds.map((kind) => eventOf(kind, about)))
    expect(outcomes(data)).toEqual(kinds.map((kind) => (kind === 'undo' ? 'stored' : 'flagged: party_moved')))
  }
})

test('a crew says nothing about a vehicle of months ago or of weeks ahead, whenever it claims that it happened', async () => {
  const { noa, unit, order } = await givenDay()
  const days: [now: string, happened: string, outcome: string][] = [
    ['2026-03-13', '2026-03-12', 'stored'],
    ['2026-03-14', '2026-03-13', 'refused: not_found'],
    ['2026-03-25', '2026-03-11', 'flagged: clock_wrong'],
    ['2026-03-26', '2026-03-11', 'refused: not_found'],
  ]
  for (const [now, happened, outcome] of days) {
    clock.set(at('08:00', now))
    const phone = await phoneOf(noa)
    const about = { tourCar: unit._id, selectedTour: entryOf(order), at: at('08:00', happened).toISOString() }
    expect(outcomes(await send(phone, eventOf('boarded', about))), now).toEqual([outcome])
  }
})

test('CREW-20 the answer has the server’s clock, and an event more than ten minutes ahead or older than 48 hours is flagged', async () => {
  const { guide, unit, order } = await givenDay()
  expect((await guide.crew.days()).now).toBe(at('07:20').toISOString())
  expect((await guide.crew.unit({ params: { id: unit._id } })).now).toBe(at('07:20').toISOString())
  const data = await send(
    guide,
    tapOf(unit, order, 'boarded', 1, at('07:30')),
    tapOf(unit, order, 'boarded', 2, new Date(at('07:30').getTime() + 1)),
    tapOf(unit, order, 'boarded', 3, at('07:20', '2026-03-09')),
    tapOf(unit, order, 'boarded', 4, new Date(at('07:20', '2026-03-09').getTime() - 1)),
  )
  expect(outcomes(data)).toEqual(['stored', 'flagged: clock_wrong', 'stored', 'flagged: clock_wrong'])
  // A clock that is ahead can't make its tap the last one until the clock gets there.
  clock.set(at('07:21'))
  await send(guide, tapOf(unit, order, 'boarded', 5, at('07:21')))
  expect(stateOf(5, await seen(guide, unit)).boarded).toBe(5)
  const rows = await stored(unit)
  expect(rows.find(({ count }) => count === 2)).toMatchObject({ at: at('07:20'), arrived_at: at('07:20') })
})

test('CREW-21 of two taps on one party both are kept, the later one counts, and both phones show the same', async () => {
  const { guide, driver, unit, order } = await givenDay()
  await send(driver, tapOf(unit, order, 'boarded', 4, at('07:06')))
  // Tapped earlier, sent later.
  await send(guide, tapOf(unit, order, 'boarded', 2, at('07:05')))
  const [byGuide, byDriver] = [await seen(guide, unit), await seen(driver, unit)]
  expect(byGuide).toEqual(byDriver)
  expect(byGuide).toHaveLength(2)
  expect(stateOf(5, byGuide).boarded).toBe(4)
  const ids = [newId(), newId()].toSorted()
  await send(guide, { ...tapOf(unit, order, 'boarded', 5, at('07:10')), _id: ids[1] })
  await send(driver, { ...tapOf(unit, order, 'boarded', 3, at('07:10')), _id: ids[0] })
  expect(stateOf(5, await seen(driver, unit)).boarded).toBe(5)
})

test('a note is in the order’s log, an incident also on the day’s vehicles and announced at once; agencies read neither', async () => {
  const { guide, unit, order, day, noa } = await givenDay()
  const agency = await given.account()
  clock.set(start)
  const sold = await given.order({
    agency: agency.id,
    selectedTours: [
      {
        tour: (
          await db
            .selectFrom('vehicle_units')
            .select('tour_id')
            .where('id', '=', unit._id)
            .executeTakeFirstOrThrow()
        ).tour_id,
        date: day,
      },
    ],
  })
  await office.tourCars.addOrder({
    params: { id: unit._id },
    body: { order: sold._id, selectedTour: entryOf(sold), _id: unit._id },
  })
  clock.set(at('07:20'))
  const about = { tourCar: unit._id, at: at('07:11').toISOString() }
  const note = { ...about, _id: newId(), kind: 'note', selectedTour: entryOf(order), text: 'x'.repeat(1000) }
  const quarrel = {
    ...about,
    _id: newId(),
    kind: 'incident',
    selectedTour: entryOf(sold),
    text: 'A quarrel on the bus',
  }
  const tyre = { ...about, _id: newId(), kind: 'incident', text: 'A flat tyre' }
  const notices = await noticesOf(product, () => send(guide, note, quarrel, tyre))
  expect(notices).toContainEqual({ topic: 'boarding', days: [day], by: null, accountId: null })

  const logOf = async (id: string, client = office) =>
    (await client.editLogs.ofOrder({ params: { id } })).data.map(({ action, user, details }) => ({
      action,
      user,
      text: details?.text,
    }))
  expect(await logOf(order._id)).toContainEqual({ action: 'crew noted', user: 'Noa Regev', text: note.text })
  expect(await logOf(sold._id)).toContainEqual({
    action: 'incident reported',
    user: 'Noa Regev',
    text: quarrel.text,
  })
  const theirs = as(await given.user({ account: agency, role: 'OWNER' }))
  expect(JSON.stringify(await logOf(sold._id, theirs))).not.toContain('quarrel')
  const ofUnit = (await auditOf(db, unit._id)).at(-1)
  expect(ofUnit).toMatchObject({
    action: 'incident reported',
    actor_name: 'Noa Regev',
    details: { text: 'A flat tyre' },
  })

  const { data } = await office.boardings.list({ query: { date: day } })
  const row = data.find(({ _id }) => _id === unit._id)
  expect(row?.otherEvents).toMatchObject([{ kind: 'incident', text: 'A flat tyre', by: { _id: noa.id } }])
  expect(row?.parties.flatMap(({ events }) => events.map(({ kind }) => kind)).toSorted()).toEqual([
    'incident',
    'note',
  ])
})
