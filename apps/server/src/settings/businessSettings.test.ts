import { afterAll, expect, onTestFinished, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { faultsOf } from '../../test/faultsOf.ts'
import { noticesOf } from '../../test/noticesOf.ts'
import { databaseBefore } from '../../test/olderDatabase.ts'
import { mainAccountName } from '../agencies/mainAccountName.ts'
import { migrate } from '../kernel/migrate.ts'
import { readSettings, showSettings } from './readSettings.ts'
import { business, businessForm } from './sections/business.ts'

const { as, clock, db, given, product, close } = await startServer()
afterAll(close)

const owner = await given.owner()
const settings = as(owner).businessSettings

test('the owner changes the name, the phone and the website, and everyone sees it on the next load', async () => {
  const agent = as(await given.user({ account: await given.account(), role: 'AGENT' }))
  const read = await settings.get()
  clock.set('2026-03-02T11:00:00+02:00')
  const sent = { name: 'Olive Tours', officePhone: '03-555-0100', siteBaseUrl: 'https://olive.example/' }
  const saved = await settings.change({ body: { ...read, ...sent } })
  expect(saved).toEqual({
    ...sent,
    creditMonths: 24,
    suppliersSeePhones: true,
    updatedAt: '2026-03-02T09:00:00.000Z',
  })
  expect(await agent.auth.getCurrentUser()).toMatchObject({
    officePhone: '03-555-0100',
    mainAccount: { name: 'Olive Tours' },
  })
  expect(await agent.siteSettings.get()).toMatchObject({ siteBaseUrl: 'https://olive.example/' })
  expect(await as(owner).auth.getCurrentUser()).toMatchObject({ account: { name: 'Olive Tours' } })
})

test('everyone’s screens are notified of a change, and it is logged with the old values', async () => {
  const read = await settings.get()
  const notices = await noticesOf(product, () => settings.change({ body: { ...read, officePhone: '*5555' } }))
  expect(notices).toEqual([{ topic: 'settings', days: [], by: owner.id, accountId: 'all' }])
  const [row] = await db
    .selectFrom('audit_log')
    .selectAll()
    .where('entity_kind', '=', 'Setting')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  expect(row).toMatchObject({
    action: 'updated',
    user_id: owner.id,
    details: { section: 'business', before: { officePhone: '03-555-0100' }, after: { officePhone: '*5555' } },
  })
})

test('another person’s change is not overwritten', async () => {
  const read = await settings.get()
  clock.set('2026-03-02T12:00:00+02:00')
  await settings.change({ body: { ...read, officePhone: '03-555-0111' } })
  await expect(settings.change({ body: { ...read, officePhone: '03-555-0222' } })).rejects.toMatchObject({
    status: 409,
    code: 'changed_by_another',
  })
  expect(await settings.get()).toMatchObject({ officePhone: '03-555-0111' })
})

test('when two people save at the same moment, one is refused', async () => {
  const read = await settings.get()
  clock.set('2026-03-02T13:00:00+02:00')
  const saves = ['03-555-0333', '03-555-0444'].map((officePhone) =>
    settings.change({ body: { ...read, officePhone } }),
  )
  const outcomes = (await Promise.allSettled(saves)).map(({ status }) => status)
  expect(outcomes.toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('invalid input is refused at its field, and so is a name used by an agency', async () => {
  const read = await settings.get()
  const wrong = { ...read, name: ' ', officePhone: 'call us', siteBaseUrl: 'olive.example' }
  expect(await faultsOf(settings.change({ body: wrong }))).toEqual({
    name: 'name_required',
    officePhone: 'office_phone_invalid',
    siteBaseUrl: 'site_address_invalid',
  })
  const agency = await given.account()
  const { name } = await as(owner).agencies.get({ params: { id: agency.id } })
  await expect(settings.change({ body: { ...read, name: name.toUpperCase() } })).rejects.toMatchObject({
    status: 409,
    code: 'account_name_taken',
  })
  expect(await settings.get()).toEqual(read)
})

test('an updated installation keeps its phone and website', async () => {
  const database = await databaseBefore('0022_settings.sql')
  onTestFinished(database.drop)
  await database.pool.query(
    `update site_settings set office_phone = '03-555-0199', site_base_url = 'https://pomelo.example'`,
  )
  await migrate(database.pool)
  expect(await readSettings(database.db, business)).toEqual({
    officePhone: '03-555-0199',
    siteBaseUrl: 'https://pomelo.example',
    creditMonths: 24,
    suppliersSeePhones: true,
  })
})

test('a section that was never saved has its default values and can be saved', async () => {
  await db.deleteFrom('settings').execute()
  expect(await showSettings(db, businessForm(mainAccountName))).toMatchObject({
    officePhone: '',
    siteBaseUrl: '',
  })
  const read = await settings.get()
  clock.set('2026-03-02T14:00:00+02:00')
  await settings.change({ body: { ...read, officePhone: '*6666' } })
  expect(await settings.get()).toMatchObject({ officePhone: '*6666', updatedAt: '2026-03-02T12:00:00.000Z' })
})
