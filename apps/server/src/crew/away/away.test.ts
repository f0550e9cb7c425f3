import { afterAll, beforeEach, expect, test } from 'vitest'
import { startServer } from '../../../test/as.ts'
import { crewPhone } from '../../../test/crewPhone.ts'
import { faultsOf } from '../../../test/faultsOf.ts'
import { noticesOf } from '../../../test/noticesOf.ts'
import { newId } from '../../kernel/newId.ts'

const start = '2026-03-02T10:00:00+02:00'
const server = await startServer({ now: start })
const { as, clock, db, given, product } = server
afterAll(server.close)
beforeEach(async () => {
  clock.set(start)
  await db.deleteFrom('attempts').execute()
})

const owner = await given.owner()
const office = as(owner)
const [wednesday, thursday, friday] = ['2026-03-11', '2026-03-12', '2026-03-13']

/** What the log says about a person's days, oldest first. */
const logOf = ({ id }: { id: string }) =>
  db
    .selectFrom('audit_log')
    .select(['action', 'actor_kind', 'actor_name', 'details'])
    .where('entity_id', '=', id)
    .where('action', 'like', 'availability %')
    .orderBy('at')
    .orderBy('id')
    .execute()

async function givenPhone(row: object = {}) {
  const person = await given.operator({ first_name: 'Noa', last_name: 'Regev', ...row })
  const phone = await crewPhone(server, owner, person)
  const enter = (startDate: string | null, endDate = startDate, clientKey = newId()) =>
    phone.crew.enterAway({ body: { startDate, endDate, clientKey } })
  const remove = (id: string) => phone.crew.removeAway({ params: { id } })
  const shown = async () =>
    (await phone.crew.away()).data.map(
      ({ startDate, endDate, isOwn }) => `${startDate}..${endDate ?? ''}${isOwn ? ' own' : ''}`,
    )
  const ranges = async () =>
    (await office.operators.get({ params: { id: person.id } })).availability.map(
      ({ startDate, endDate, status, isOwn }) =>
        `${startDate}..${endDate ?? ''} ${status}${isOwn ? ' own' : ''}`,
    )
  const set = (
    startDate: string,
    endDate: string | null,
    status: 'unavailable' | 'reserved' | 'available',
    id = '',
  ) =>
    office.availabilities.set({
      query: {},
      body: { id, itemId: person.id, objType: 'Operator', startDate, endDate, status, notes: 'Office' },
    })
  return { person, phone, enter, remove, shown, ranges, set }
}

test('PLAN-37 days off entered on the phone are unavailable days marked as theirs, in the log and in the grid at once', async () => {
  const { person, enter, shown, ranges } = await givenPhone()
  const notices = await noticesOf(product, () => enter(wednesday, friday))
  expect(notices).toMatchObject([{ topic: 'fleet' }])
  expect(await shown()).toEqual([`${wednesday}..${friday} own`])
  expect(await ranges()).toEqual([`${wednesday}..${friday} unavailable own`])
  const [row] = await logOf(person)
  expect(row).toMatchObject({
    action: 'availability set',
    actor_kind: 'crew',
    actor_name: 'Noa Regev',
    details: {
      after: { startDate: wednesday, endDate: friday, status: 'unavailable', isOwn: true },
    },
  })
  const unit = await given.unit({ date: thursday })
  const { guides } = await office.tourCars.resources({ params: { id: unit._id } })
  expect(guides.find(({ _id }) => _id === person.id)).toMatchObject({ dayStatus: 'unavailable' })
})

test('PLAN-37 only days from tomorrow to 90 days ahead can be entered, with both ends in order', async () => {
  const { enter, shown } = await givenPhone()
  expect(await faultsOf(enter('2026-03-01'))).toMatchObject({ startDate: 'day_off_past' })
  expect(await faultsOf(enter('2026-03-02', wednesday))).toEqual({ startDate: 'day_off_past' })
  expect(await faultsOf(enter(wednesday, '2026-06-01'))).toEqual({ endDate: 'day_off_too_far' })
  expect(await faultsOf(enter(friday, wednesday))).toEqual({ endDate: 'end_before_start' })
  expect(await faultsOf(enter(null, null))).toEqual({
    startDate: 'start_date_required',
    endDate: 'end_date_required',
  })
  await expect(enter('2026-02-30', '2026-03-31')).rejects.toMatchObject({ status: 400 })
  expect(await shown()).toEqual([])
  await enter('2026-03-03')
  await enter('2026-05-31')
  expect(await shown()).toEqual(['2026-03-03..2026-03-03 own', '2026-05-31..2026-05-31 own'])
  // In London it's still the day before.
  clock.set('2026-03-03T00:30:00+02:00')
  expect(await faultsOf(enter('2026-03-03'))).toMatchObject({ startDate: 'day_off_past' })
})

test('PLAN-37 a day on which they are on a vehicle can’t be entered, whatever their role on it', async () => {
  const { person, enter, shown } = await givenPhone()
  const driver = await givenPhone({ role: 'driver' })
  const unit = await given.unit({ date: thursday, guide: [person], driver: driver.person })
  const refused = { status: 409, code: 'day_off_assigned', params: { day: thursday } }
  await expect(enter(wednesday, friday)).rejects.toMatchObject(refused)
  await expect(driver.enter(thursday)).rejects.toMatchObject(refused)
  expect(await shown()).toEqual([])
  await enter(wednesday)
  await office.tourCars.change({
    params: { id: unit._id },
    body: { car: null, externalCar: null, driver: null, guide: [] },
  })
  await enter(thursday, friday)
  expect(await shown()).toEqual([`${wednesday}..${wednesday} own`, `${thursday}..${friday} own`])
})

test('PLAN-37 days that the office reserved or that are off already are refused by day, free ones are not', async () => {
  const { enter, set, shown } = await givenPhone()
  await set(wednesday, wednesday, 'reserved')
  await set(friday, friday, 'unavailable')
  await set('2026-03-16', '2026-03-20', 'available')
  await expect(enter('2026-03-10', friday)).rejects.toMatchObject({
    code: 'day_off_reserved',
    params: { day: wednesday },
  })
  await expect(enter(thursday, friday)).rejects.toMatchObject({
    code: 'day_off_known',
    params: { day: friday },
  })
  await enter('2026-03-17')
  await expect(enter('2026-03-17', '2026-03-18')).rejects.toMatchObject({
    status: 409,
    code: 'day_off_known',
  })
  expect(await shown()).toEqual([`${friday}..${friday}`, '2026-03-17..2026-03-17 own'])
})

test('PLAN-37 the same call again changes nothing more, and its key enters no other days', async () => {
  const { person, enter, shown } = await givenPhone()
  const other = await givenPhone()
  const key = newId()
  const answers = await Promise.all([enter(wednesday, friday, key), enter(wednesday, friday, key)])
  expect(answers[0].data).toEqual(answers[1].data)
  await enter(wednesday, friday, key)
  expect(await shown()).toEqual([`${wednesday}..${friday} own`])
  expect(await logOf(person)).toHaveLength(1)
  expect(await faultsOf(enter('2026-03-20', '2026-03-20', key))).toEqual({ clientKey: 'field_invalid' })
  expect(await faultsOf(other.enter(wednesday, friday, key))).toEqual({ clientKey: 'field_invalid' })
})

test('PLAN-37 they remove their own days from tomorrow on, and no one else’s', async () => {
  const { person, phone, enter, remove, set, shown, ranges } = await givenPhone()
  const idOf = async (startDate: string) =>
    (await phone.crew.away()).data.find((each) => each.startDate === startDate)?._id ?? ''
  await set(friday, friday, 'unavailable')
  await enter('2026-03-03', '2026-03-06')
  await enter(wednesday, thursday)
  const stranger = await givenPhone()
  await expect(stranger.remove(await idOf(wednesday))).rejects.toMatchObject({ status: 404 })
  await expect(remove(newId())).rejects.toMatchObject({ status: 404 })
  await expect(remove(await idOf(friday))).rejects.toMatchObject({ status: 409, code: 'day_off_of_office' })

  const notices = await noticesOf(product, async () => remove(await idOf(wednesday)))
  expect(notices).toMatchObject([{ topic: 'fleet' }])
  const [row] = (await logOf(person)).slice(-1)
  expect(row).toMatchObject({
    action: 'availability removed',
    actor_kind: 'crew',
    details: { before: { startDate: wednesday, endDate: thursday, status: 'unavailable' } },
  })
  expect(await shown()).toEqual(['2026-03-03..2026-03-06 own', `${friday}..${friday}`])

  clock.set('2026-03-04T10:00:00+02:00')
  const running = await idOf('2026-03-03')
  await remove(running)
  expect(await ranges()).toEqual([
    '2026-03-03..2026-03-04 unavailable own',
    `${friday}..${friday} unavailable`,
  ])
  await expect(remove(running)).rejects.toMatchObject({ status: 409, code: 'day_off_over' })
})

test('PLAN-37 the office changes their days as any others, and what it set is the office’s', async () => {
  const { person, phone, enter, remove, set, shown } = await givenPhone()
  await enter(wednesday, friday)
  await set(thursday, thursday, 'available')
  expect(await shown()).toEqual([`${wednesday}..${wednesday} own`, `${friday}..${friday} own`])
  const [own] = (await phone.crew.away()).data
  const { undo } = await set(wednesday, wednesday, 'unavailable', own?._id)
  expect(await shown()).toEqual([`${wednesday}..${wednesday}`, `${friday}..${friday} own`])
  const [changed] = (await phone.crew.away()).data
  await expect(remove(changed?._id ?? '')).rejects.toMatchObject({ code: 'day_off_of_office' })
  await office.undo.take({ params: { id: undo ?? '' } })
  expect(await shown()).toEqual([`${wednesday}..${wednesday} own`, `${friday}..${friday} own`])
  // The office can still put them on a vehicle that day, and they keep what they entered.
  const day = (await office.operators.get({ params: { id: person.id } })).availability.at(-1)
  await office.availabilities.remove({
    params: { objId: person.id, availId: day?._id ?? '', objType: 'Operator' },
    query: {},
  })
  expect(await shown()).toEqual([`${wednesday}..${wednesday} own`])
})

test('PLAN-37 without a session, or once the person was deleted, nothing is entered', async () => {
  const { person, enter, remove } = await givenPhone()
  const body = { startDate: wednesday, endDate: wednesday, clientKey: newId() }
  await expect(server.browser().crew.enterAway({ body })).rejects.toMatchObject({ status: 401 })
  await expect(office.crew.enterAway({ body })).rejects.toMatchObject({ status: 401 })
  const partner = as(await given.user({ role: 'AGENT', account: await given.account() }))
  await expect(partner.crew.enterAway({ body })).rejects.toMatchObject({ status: 401 })
  await enter(thursday)
  await office.operators.remove({ params: { id: person.id } })
  const ended = { status: 401, code: 'crew_session_ended' }
  await expect(enter(wednesday)).rejects.toMatchObject(ended)
  await expect(remove(newId())).rejects.toMatchObject(ended)
  const rows = await db
    .selectFrom('availability_ranges')
    .selectAll()
    .where('operator_id', '=', person.id)
    .execute()
  expect(rows).toHaveLength(1)
})

test('entered while the office assigns them, either the day is theirs or the vehicle’s', async () => {
  const { person, enter, ranges } = await givenPhone()
  const unit = await given.unit({ date: wednesday })
  const outcomes = await Promise.allSettled([
    enter(wednesday),
    office.tourCars.change({
      params: { id: unit._id },
      body: { car: null, externalCar: null, driver: null, guide: [person.id] },
    }),
  ])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await ranges()).toHaveLength(1)
})
