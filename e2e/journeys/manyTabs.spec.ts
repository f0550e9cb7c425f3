import { accountMenu } from '../support/frame.ts'
import { expect, type Page, test } from '../support/journey.ts'
import { placeOrder } from '../support/placeOrder.ts'

test('eight tabs of one browser work side by side, hear of orders, and end together', async ({
  page,
  say,
  signIn,
  colleague,
  emptyDay,
}) => {
  // Loading nine pages at once takes long.
  test.slow()
  const office = await colleague('owner@demo.example')
  const list = '/operations?search=Tabenkin'
  await signIn(page, 'admin@demo.example', list)
  const tabs = [page]
  while (tabs.length < 8) {
    const tab = await page.context().newPage()
    await tab.goto(list)
    tabs.push(tab)
  }
  for (const tab of tabs) await expect(tab.getByText('No order', { exact: false })).toBeVisible()

  await book(office, emptyDay, 'Ada')
  for (const tab of tabs) await expect(rows(tab)).toHaveCount(1)

  await tabs.shift()?.close()
  await book(office, emptyDay, 'Bela')
  for (const tab of tabs) await expect(rows(tab)).toHaveCount(2)

  const [leaving] = tabs
  if (!leaving) throw new Error('All tabs are closed')
  const account = accountMenu(leaving, say, 'Inbal')
  await account.open()
  await account.list.getByRole('menuitem', { name: say('Log Out', 'יציאה') }).click()
  for (const tab of tabs) await expect(tab).toHaveURL(/\/login$/)
})

function book(office: Page, day: string, firstName: string) {
  return placeOrder(office, { tour: 'Jerusalem and the Dead Sea', day, lastName: `Tabenkin ${firstName}` })
}

function rows(tab: Page) {
  return tab.getByRole('row').filter({ hasText: 'Tabenkin' })
}
