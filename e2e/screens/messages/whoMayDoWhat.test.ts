import { weekdayFrom } from '../../support/days.ts'
import { menu } from '../../support/frame.ts'
import { placeOrder } from '../../support/placeOrder.ts'
import { expect, type Page, test } from '../journey.ts'

test('NOTE-01 the office reads and sends messages under Field, and owners and super users write texts and settings too', async ({
  say,
  signIn,
  newcomer,
}) => {
  const tabs = [
    [say('Templates', 'תבניות'), 'templates'],
    [say('Settings', 'הגדרות'), 'settings'],
    [say('Outbox', 'הודעות שנשלחו'), 'outbox'],
  ] as const
  const tabOf = (on: Page, name: string) => on.getByRole('main').getByRole('tab', { name, exact: true })
  const entry = (on: Page) =>
    menu(on, say)
      .getByRole('region', { name: say('Field', 'שטח') })
      .getByRole('link', { name: say('Messages', 'הודעות') })

  for (const login of ['owner@demo.example', 'super@demo.example']) {
    const owner = await newcomer()
    await signIn(owner, login, '/operations')
    await entry(owner).click()
    await expect(owner).toHaveURL(/\/messages\/outbox$/)
    for (const [name, path] of tabs) {
      await tabOf(owner, name).click()
      await expect(owner).toHaveURL(new RegExp(`/messages/${path}$`))
    }
  }

  const staff = await newcomer()
  await signIn(staff, 'admin@demo.example', '/operations')
  const customer = { lastName: 'Field', mobilePhone: '054-555-7741' }
  const wish = { tour: 'Jerusalem and the Dead Sea', day: weekdayFrom(20, 1), ...customer }
  const { _id: order } = await placeOrder(staff, wish)
  const ask = { target: { order }, event: 'payment_link', channel: 'whatsapp' }
  const { hash } = await (await staff.request.post('/api/v1/messages/preview', { data: ask })).json()
  const data = { ...ask, hash, clientKey: crypto.randomUUID() }
  expect((await staff.request.post('/api/v1/messages', { data })).ok()).toBe(true)
  await entry(staff).click()
  await expect(staff.getByRole('row').filter({ hasText: 'Field' }).first()).toBeVisible()
  for (const [name, path] of tabs.slice(0, 2)) {
    await expect(tabOf(staff, name)).toHaveCount(0)
    await staff.goto(`/messages/${path}`)
    await expect(staff).not.toHaveURL(new RegExp(path))
  }
  for (const call of ['messageTemplates', 'settings/messages'])
    expect((await staff.request.get(`/api/v1/${call}`)).status()).toBe(403)

  const agency = await newcomer()
  await signIn(agency, 'agency-owner@demo.example', '/agency_orders/orders')
  await expect(menu(agency, say).getByRole('link').first()).toBeVisible()
  await expect(menu(agency, say).getByRole('link', { name: say('Messages', 'הודעות') })).toHaveCount(0)
  expect((await agency.request.get('/api/v1/messages')).status()).toBe(403)
})
