import { expect, test } from '../support/journey.ts'

test('HOME-11 HOME-16 HOME-18 the whole business is searched by keyboard alone', async ({
  page,
  context,
  say,
  signIn,
  picture,
}) => {
  await signIn(page, 'owner@demo.example', '/tours')
  const field = page.getByRole('combobox', { name: say('Search everything…', 'חיפוש בכל המערכת…') })
  const lines = page.getByRole('option')
  const marked = page.getByRole('option', { selected: true })
  const button = page
    .getByRole('banner')
    .getByRole('button', { name: say('Search everything…', 'חיפוש בכל המערכת…') })
  const searchField = page.getByRole('main').getByRole('searchbox')

  // Ctrl+K opens it from a field, and Escape returns the focus. A slash is typed in a field, and opens the
  // search elsewhere.
  await searchField.focus()
  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
  await expect(searchField).toBeFocused()
  await page.keyboard.press('Slash')
  await expect(searchField).toHaveValue('/')
  await expect(field).toBeHidden()
  await page.keyboard.press('Escape')
  await button.focus()
  await page.keyboard.press('Slash')
  await expect(field).toBeFocused()

  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
  await searchField.focus()

  // Letters typed at once go to the search, even before its field is there, or while it's still fading out.
  for (const wait of [200, 50, 0]) {
    await page.keyboard.press('Control+k')
    await page.keyboard.type('gui')
    await expect(field).toHaveValue('gui')
    await page.keyboard.press('Escape')
    await page.waitForTimeout(wait)
  }
  await page.keyboard.press('Control+k')
  await page.keyboard.type('guides')
  await expect(searchField).toHaveValue('')

  // Finds a page of the menu in either language, at once.
  await expect(lines.first()).toContainText(say('Guides', 'מדריכים'))
  await field.fill('')
  await page.keyboard.type('מדריכים')
  await expect(marked).toContainText(say('Guides', 'מדריכים'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/guides$/)
  await expect(field).toBeHidden()

  // Enter right after typing waits for the results.
  const { data } = await (await page.request.get('/api/v1/orders/purchasedTours/data?limit=1')).json()
  const order = data[0]
  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await page.keyboard.type(String(order.orderNumber))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/order/${order.orderId}$`))
  await expect(page.getByRole('main')).toContainText(String(order.orderNumber))
  await expect(field).toBeHidden()

  // Before typing, it offers recently opened records; the arrow keys mark one, Ctrl+Enter opens a new tab.
  await page.keyboard.press('Control+k')
  await expect(lines).toHaveCount(1)
  await expect(marked).toContainText(String(order.orderNumber))
  await page.keyboard.type(say('tomorrow', 'מחר'))
  await expect(marked).toContainText(say('Calendar', 'לוח השיבוצים'))
  await picture(page, 'search')
  await page.keyboard.press('ArrowDown')
  await expect(lines.nth(1)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowUp')
  const tab = context.waitForEvent('page')
  await page.keyboard.press('Control+Enter')
  await expect(await tab).toHaveURL(/\/assignments\/calendar\?startDate=(\S+)&endDate=\1$/)
  await page.bringToFront()
  await expect(field).toBeFocused()

  await field.fill('zzyzx')
  await expect(page.getByRole('status').filter({ hasText: 'zzyzx' })).toHaveText(
    say('Nothing found for “\u2068zzyzx\u2069”.', 'לא נמצא דבר עבור ״\u2068zzyzx\u2069״.'),
  )
  await page.route('**/api/v1/search?*', (route) => route.abort())
  await field.fill('masada')
  await expect(page.getByRole('alert')).toContainText(say("The search didn't work.", 'החיפוש לא הצליח.'))
  await page.unroute('**/api/v1/search?*')
  await page.getByRole('button', { name: say('Try again', 'נסו שוב') }).focus()
  await page.keyboard.press('Enter')
  await expect(lines.first()).toBeVisible()
  await field.fill(say('new order', 'הזמנה חדשה'))
  await expect(lines).toHaveCount(4)

  // Logging out from the search clears the recent records.
  await field.fill(say('log out', 'יציאה'))
  await expect(marked).toHaveText(say('Log Out', 'יציאה'))
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('opened '))),
  ).toHaveLength(1)
  await field.press('Enter')
  await expect(page).toHaveURL(/\/login$/)
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('opened '))),
  ).toEqual([])
})
