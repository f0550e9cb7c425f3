import { addDays } from '@tourdesk/domain/calendar'
import { defaultRules } from '@tourdesk/domain/checks/checkDay'
import { expect, test } from 'vitest'
import { auditOf } from '../../test/auditOf.ts'
import { givenRoad } from '../../test/crewPhone.ts'
import { everyTable } from '../../test/everyTable.ts'
import { noticesOf } from '../../test/noticesOf.ts'
import { startMailing } from '../../test/startMailing.ts'
import { newId } from '../kernel/newId.ts'

const server = await startMailing('2026-03-02T10:00:00+02:00')
const { as, clock, db, given, product } = server
const owner = await given.owner()
const office = as(owner)
const { checkSettings, dayChecks } = office

const first = {
  ...{ defaultHours: 10, minRestHours: 7, maxHoursDay: 12, maxHoursWeek: 68 },
  licences: { B: 8, D1: 16, D2: 16, D3: 16, D: 99 },
  severities: defaultRules.severities,
}
/** What the row of the settings holds. */
async function stored() {
  const row = await everyTable(db)
    .selectFrom('settings')
    .select('data')
    .where('section', '=', 'check')
    .executeTakeFirst()
  return row?.data
}
type Body = Parameters<typeof checkSettings.change>[0]['body']
const change = async (changes: Partial<Body>) => {
  const { updatedAt, ...settings } = await checkSettings.get()
  return checkSettings.change({ body: { ...settings, ...changes, updatedAt } })
}

let date = '2026-03-11'
async function givenIncident() {
  date = addDays(date, 2)
  const at = `${date}T07:20:00+02:00`
  clock.set(at)
  const { unit } = await givenRoad(server, owner, { day: date })
  const event = { _id: newId(), tourCar: unit._id, kind: 'incident', text: 'A flat tyre', at }
  await office.boardings.send({ body: { events: [{ ...event, at: new Date(at).toISOString() }] } })
}
const found = async () =>
  (await dayChecks.ofDay({ params: { date } })).data.filter(({ code }) => code === 'incident')

test('CHECK-35 thresholds, licences and severities are a section of the settings, and say what a day shows', async () => {
  expect(await checkSettings.get()).toMatchObject(first)
  await givenIncident()
  expect(await found()).toMatchObject([{ code: 'incident', severity: 'warn' }])

  for (const severity of ['stop', 'note'] as const) {
    const { severities } = await change({ severities: { incident: severity } })
    expect(severities).toEqual({ ...first.severities, incident: severity })
    expect(await found()).toMatchObject([{ code: 'incident', severity }])
  }
  const heard = await noticesOf(product, () => change({ severities: { incident: 'off' } }))
  expect(heard).toContainEqual(expect.objectContaining({ topic: 'settings' }))
  expect(await found()).toEqual([])

  const hours = { defaultHours: 9, minRestHours: 0, maxHoursDay: 11, maxHoursWeek: 60 }
  const licences = { ...first.licences, D1: 14 }
  expect(await change({ ...hours, licences, severities: {} })).toMatchObject({ ...hours, licences })
  expect(await found()).toMatchObject([{ code: 'incident', severity: 'warn' }])
  await change(first)
})

test.each(['unassigned_people', 'over_seats', 'now_unavailable', 'departure_canceled', 'day_unavailable'])(
  'CHECK-35 what always has to be solved can’t be switched off: %s',
  async (code) => {
    for (const severity of ['off', 'note', 'warn'])
      await expect(change({ severities: { [code]: severity } })).rejects.toMatchObject({ status: 400 })
    expect((await checkSettings.get()).severities).toEqual(first.severities)
  },
)

test('only what differs from a new installation is stored, so a new finding has its own severity', async () => {
  await change({ severities: { ...first.severities, incident: 'stop' } })
  expect(await stored()).toMatchObject({ licences: {}, severities: { incident: 'stop' } })
  await change({ severities: { incident: 'warn' }, licences: { ...first.licences, B: 7 } })
  expect(await stored()).toMatchObject({ licences: { B: 7 }, severities: {} })
  expect(await change({ licences: first.licences })).toMatchObject(first)
})

test('wrong numbers are all refused, and so is a save over somebody else’s', async () => {
  const before = await checkSettings.get()
  const licences = { ...first.licences, D: 100 }
  await expect(change({ minRestHours: 25, maxHoursWeek: 0.5, licences })).rejects.toMatchObject({
    status: 400,
    issues: [
      { field: 'minRestHours', code: 'hours_out_of_range' },
      { field: 'maxHoursWeek', code: 'hours_out_of_range' },
      { field: 'licences.D', code: 'passengers_out_of_range' },
    ],
  })
  clock.set(`${addDays(date, 1)}T09:00:00+02:00`)
  await change({ maxHoursDay: 11 })
  await expect(checkSettings.change({ body: before })).rejects.toMatchObject({ code: 'changed_by_another' })
  await change({ maxHoursDay: 12 })
})

test('the log has the old and new severity', async () => {
  await change({ severities: { incident: 'note' } })
  clock.set(`${addDays(date, 2)}T09:00:00+02:00`)
  await change({ severities: {} })
  const { id } = await everyTable(db)
    .selectFrom('settings')
    .select('id')
    .where('section', '=', 'check')
    .executeTakeFirstOrThrow()
  expect((await auditOf(db, id)).at(-1)).toMatchObject({
    action: 'updated',
    entity_kind: 'Setting',
    details: {
      before: { severities: { ...first.severities, incident: 'note' } },
      after: { severities: first.severities },
    },
  })
})
