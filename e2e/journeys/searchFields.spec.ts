import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from '../support/journey.ts'
import { orderForm } from '../support/orderForm.ts'

test.beforeEach(({ page, signIn }) => signIn(page, 'super@demo.example', '/'))

test('typing into a list with a choice starts a new search, with mouse and keyboard, and Tab takes what it finds', async ({
  page,
  say,
}) => {
  const desk = orderForm(page, say)
  const city = say('City', 'עיר')
  const place = desk.list(say('Location', 'נקודה'))
  await desk.open()
  await desk.choose(city, say('Tel Aviv', 'תל אביב'))
  await desk.choose(say('Location', 'נקודה'), 'Dan Tel Aviv')

  await test.step('right after choosing', async () => {
    await page.keyboard.type('carlton')
    await expect(page.getByRole('option').first()).toHaveText(/Carlton/)
    await page.keyboard.press('Enter')
    await expect(place).toHaveValue(/Carlton/)
  })

  await test.step('with a click into the field, also when the cursor is there already', async () => {
    await place.click()
    await page.keyboard.type('dan tel')
    await page.keyboard.press('Enter')
    await expect(place).toHaveValue('Dan Tel Aviv')
  })

  await test.step('with Tab, which takes what the list offers on its way out', async () => {
    await desk.list(city).focus()
    await page.keyboard.press('Tab')
    await expect(place).toBeFocused()
    await page.keyboard.type('carl')
    await page.keyboard.press('Tab')
    await expect(place).toHaveValue(/Carlton/)
    await expect(place).not.toBeFocused()
  })

  await test.step('choosing the same again keeps it', async () => {
    await place.click()
    await expect(page.getByRole('listbox', { name: say('Location', 'נקודה') })).toBeVisible()
    // The list marks the chosen option one task after it opens.
    await page.evaluate(() => new Promise((done) => setTimeout(done)))
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect(place).toHaveValue(/Carlton/)
  })
})

test('typing right after choosing replaces the choice, even in a slow browser', async ({ page, say }) => {
  await page.evaluate(() => {
    const frame = window.requestAnimationFrame.bind(window)
    window.requestAnimationFrame = (draw) => window.setTimeout(() => frame(draw), 2_000)
    window.cancelAnimationFrame = (waiting) => window.clearTimeout(waiting)
  })
  const desk = orderForm(page, say)
  const place = desk.list(say('Location', 'נקודה'))
  await desk.open()
  await desk.choose(say('City', 'עיר'), say('Tel Aviv', 'תל אביב'))
  await place.click()
  await page.keyboard.type('dan tel')
  const first = page.getByRole('option').first()
  await expect(first).toHaveText(/^Dan Tel Aviv/)
  // Enter would move to the tour field.
  await first.click()
  await page.keyboard.type('carlton')
  await expect(place).toHaveValue('carlton')
  await page.keyboard.press('Enter')
  await expect(place).toHaveValue(/Carlton/)
})

test('a chosen English name starts where the page starts, and ends before its buttons', async ({
  page,
  say,
}) => {
  const desk = orderForm(page, say)
  await desk.open()
  await desk.type(say('Private', 'פרטי'))
  await desk.choose(say('City', 'עיר'), say('Jerusalem', 'ירושלים'))
  await desk.choose(say('Location', 'נקודה'), 'Jerusalem Yitzhak Navon station')
  const place = desk.list(say('Location', 'נקודה'))
  await expect(place).toHaveCSS('text-align', say('left', 'right'))
  const { end, buttons } = await place.evaluate((input) => {
    const field = input.closest('.mantine-Input-wrapper')
    const button = field?.querySelector('button')?.getBoundingClientRect()
    const edge = field?.getBoundingClientRect()
    const isMirrored = document.dir === 'rtl'
    const covered = isMirrored
      ? (button?.right ?? 0) - (edge?.left ?? 0)
      : (edge?.right ?? 0) - (button?.left ?? 0)
    const { paddingInlineEnd, borderInlineEndWidth } = getComputedStyle(input)
    const end = Number.parseFloat(paddingInlineEnd) + Number.parseFloat(borderInlineEndWidth)
    return { end, buttons: covered }
  })
  expect(buttons).toBeGreaterThan(0)
  expect(end).toBeGreaterThanOrEqual(buttons)
})

test('typing into a filled search box starts a new search', async ({ page, say }) => {
  const search = page.getByRole('searchbox')
  await search.fill('levi')
  await page.getByRole('heading', { level: 1 }).click()
  await search.click()
  await page.keyboard.type('cohen')
  await expect(search).toHaveValue('cohen')
  await expect(page).toHaveURL(/search=cohen$/)
  await search.press('Home')
  await page.keyboard.type('r')
  await expect(search).toHaveValue('rcohen')
  await expect(page.getByText(say('No order', 'לא נמצאה הזמנה'))).toBeVisible()
})

test('leaving a list right after typing into its search leads where the link leads', async ({
  page,
  say,
}) => {
  await page.route('**/assets/*.js', async (file) => {
    await delay(1500)
    await file.continue()
  })
  await page.getByRole('searchbox').fill('levi')
  await page.getByRole('link', { name: say('Agencies', 'סוכנויות') }).click()
  await expect(page.getByRole('heading', { level: 1, name: say('Agencies', 'סוכנויות') })).toBeVisible()
  await expect(page).toHaveURL(/\/agencies$/)
})
