import { expect, type Page, type Say, test } from '../journey.ts'

const searchOf = (page: Page, say: Say) =>
  page.getByRole('dialog', { name: say('Search', 'חיפוש'), exact: true })

/** Opens the search and types into it. */
async function look(page: Page, say: Say, text: string) {
  await page.keyboard.press('Control+k')
  await searchOf(page, say).getByRole('combobox').fill(text)
  return searchOf(page, say).getByRole('option')
}

test('`g` and a letter open every page of the menu, and `?` lists them', async ({ page, say, signIn }) => {
  await signIn(page, 'admin@demo.example', '/operations')
  const menu = page.getByRole('navigation').first()
  await expect(menu.getByRole('link', { name: say('Day', 'יום עבודה'), exact: true })).toBeVisible()
  await page.keyboard.press('g')
  await page.keyboard.press('d')
  await expect(page).toHaveURL(/\/day(\?|$)/)
  // The day has a `c` of its own.
  const findings = page.getByRole('button', { name: say('Findings', 'ממצאים') })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('g')
  await page.keyboard.press('c')
  await expect(page).toHaveURL(/\/assignments\/calendar/)
  await expect(findings).toHaveCount(0)
  await page.keyboard.press('Shift+Slash')
  const keys = page.getByRole('dialog', { name: say('Keyboard shortcuts', 'קיצורי מקלדת') })
  await expect(keys.getByRole('heading', { name: say('Go to', 'מעבר אל') })).toBeVisible()
  await expect(keys.getByText(say('Payments', 'תשלומים'), { exact: true })).toBeVisible()
})

test('the search offers what the page does, with its key, for the open record and the ticked rows', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'admin@demo.example', '/operations')
  const rows = page.getByRole('main').getByRole('row')
  await expect(rows.nth(1)).toBeVisible()

  await test.step('a key of the page', async () => {
    const lines = await look(page, say, say('new order', 'הזמנה חדשה'))
    const line = lines.filter({ hasText: 'N' }).first()
    await expect(line).toContainText(say('New order', 'הזמנה חדשה'))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/order=new/)
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  await test.step('nothing of a page under a dialog', async () => {
    const lines = await look(page, say, say('export', 'ייצוא'))
    await expect(searchOf(page, say).getByText(say('On this page', 'בעמוד הזה'))).toHaveCount(0)
    await expect(lines.filter({ hasText: say('Export', 'ייצוא') })).toHaveCount(0)
    await page.keyboard.press('Escape')
  })

  await test.step('the ticked rows', async () => {
    await page.goto('/operations')
    await rows.nth(1).getByRole('checkbox').check()
    await expect(page.getByRole('region', { name: say('Selected rows', 'השורות שנבחרו') })).toBeVisible()
    await look(page, say, say('change status', 'שינוי סטטוס'))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: say('Change status', 'שינוי סטטוס') })).toBeVisible()
  })
})
