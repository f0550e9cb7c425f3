import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '../support/journey.ts'

test('the filters are in the address, survive a reload, and narrow the exported file', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'owner@demo.example')
  const tag = say('Moonrise', 'ירח')
  await renameTag(page, tag)
  await page.goto('/activity')
  const search = page.getByRole('searchbox', { name: say('Order number or name', 'מספר הזמנה או שם') })
  await search.fill(`${tag} 2`)
  await search.press('Enter')
  await expect(page).toHaveURL(/search=/)
  await page.getByRole('combobox', { name: say('Person', 'משתמש') }).fill('Daniel')
  await page.getByRole('option', { name: 'Daniel Harari' }).first().click()
  await expect(page).toHaveURL(/user=/)
  await page.reload()
  await expect(page.getByRole('row')).toHaveCount(2)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: say('Export CSV', 'ייצוא CSV') }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file.split('\r\n')).toHaveLength(3)
  expect(file).toContain(`${say('Name', 'שם')}: ${tag} → ${tag} 2`)

  const orders = await (await page.request.get('/api/v1/activity?entity=Order&limit=1')).json()
  await page.goto('/activity?entity=Order')
  await page.getByRole('row').getByRole('link', { name: orders.data[0].name }).first().click()
  await expect(page).toHaveURL(new RegExp(`/order/${orders.data[0].entityId}`))
  await page.goBack()
  await expect(page).toHaveURL(/entity=Order/)
})

/** Two rows of the log: a tag that's created, and renamed to "… 2". */
async function renameTag(page: Page, tag: string): Promise<void> {
  const api = '/api/v1/tags'
  const made = await (await page.request.post(api, { data: { tag } })).json()
  expect((await page.request.put(`${api}/${made._id}`, { data: { tag: `${tag} 2` } })).ok()).toBe(true)
}
