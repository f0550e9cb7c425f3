import { expect, type Page, test } from '../journey.ts'

test('NOTE-01 NOTE-33 the office reads and sends messages, owners write texts and settings too, and an empty list says what it means', async ({
  page,
  say,
  signIn,
  colleague,
}) => {
  const tabs = (on: Page) => on.getByRole('main').getByRole('tab')
  await test.step('nothing waits to be sent by hand', async () => {
    await signIn(page, 'owner@demo.example', '/operations')
    await page.getByRole('link', { name: say('Messages', 'הודעות'), exact: true }).click()
    await expect(page).toHaveURL(/\/messages\/outbox$/)
    await page.getByRole('tab', { name: say('To send by hand', 'לשליחה ידנית') }).click()
    await expect(page.getByText(say('Nothing to send.', 'אין מה לשלוח.'))).toBeVisible()
    await page.goto('/messages/outbox?search=nobody')
    await expect(
      page.getByText(say('No messages match these filters.', 'אין הודעות שמתאימות לסינון.')),
    ).toBeVisible()
  })

  await test.step('owners have three tabs, each with its address', async () => {
    for (const [name, path] of [
      [say('Templates', 'תבניות'), 'templates'],
      [say('Settings', 'הגדרות'), 'settings'],
      [say('Outbox', 'הודעות שנשלחו'), 'outbox'],
    ] as const) {
      await page.getByRole('tab', { name, exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`/messages/${path}$`))
    }
  })

  await test.step('staff have the outbox only, agencies nothing', async () => {
    const staff = await colleague('admin@demo.example')
    await staff.goto('/messages/outbox')
    await expect(tabs(staff).first()).toBeVisible()
    await expect(staff.getByRole('tab', { name: say('Templates', 'תבניות') })).toHaveCount(0)
    for (const call of ['messageTemplates', 'settings/messages'])
      expect((await staff.request.get(`/api/v1/${call}`)).status()).toBe(403)
    expect((await staff.request.get('/api/v1/messages')).status()).toBe(200)
    await staff.goto('/messages/templates')
    await expect(staff).not.toHaveURL(/templates/)
    const agency = await colleague('agency-owner@demo.example')
    expect((await agency.request.get('/api/v1/messages')).status()).toBe(403)
    await expect(agency.getByRole('link', { name: say('Messages', 'הודעות') })).toHaveCount(0)
  })
})
