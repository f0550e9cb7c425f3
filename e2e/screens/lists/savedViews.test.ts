import { expect, test } from '../journey.ts'

test('a list is saved under a name, opened by a colleague, changed, saved again, and deleted with undo', async ({
  page,
  say,
  signIn,
  newcomer,
}) => {
  await signIn(page, 'admin@demo.example', '/')
  const main = page.getByRole('main')
  const views = main.getByRole('button', { name: say('Views', 'תצוגות'), exact: true })
  const heads = main.getByRole('columnheader')
  const notes = heads.filter({ hasText: say('Notes', 'הערות') })
  const chip = main.getByRole('button', { name: say('Remove filter: Payment', 'הסרת המסנן: תשלום') })
  const changed = main.getByText(say('Changed', 'יש שינויים'), { exact: true })
  const choose = async (english: string, hebrew: string) => {
    await views.click()
    await page.getByRole('menuitem', { name: say(english, hebrew) }).click()
  }

  await test.step('filters, order and columns under a name', async () => {
    await page.goto('/operations?money=unpaid&sort=date&limit=10')
    await main.getByRole('button', { name: say('Columns', 'עמודות') }).click()
    await page
      .getByRole('dialog')
      .getByRole('checkbox', { name: say('Notes', 'הערות') })
      .uncheck()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('Done', 'סיום') })
      .click()
    await choose('Save as a new view', 'שמירה כתצוגה חדשה')
    await page.getByRole('dialog').getByRole('textbox').fill('Unpaid')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/operations\?view=[0-9a-f-]{36}$/)
    await expect(chip).toBeVisible()
    await expect(notes).toHaveCount(0)
    await expect(changed).toHaveCount(0)
  })
  const address = page.url()

  await test.step('the same address shows it to a colleague, who can’t change it', async () => {
    const other = await newcomer()
    await signIn(other, 'owner@demo.example')
    await other.goto(address)
    const list = other.getByRole('main')
    await expect(list.getByText('Unpaid', { exact: true })).toBeVisible()
    await expect(
      list.getByRole('button', { name: say('Remove filter: Payment', 'הסרת המסנן: תשלום') }),
    ).toBeVisible()
    await list.getByRole('button', { name: say('Views', 'תצוגות'), exact: true }).click()
    await expect(other.getByRole('menuitem', { name: say('Save as a new', 'שמירה כתצוגה') })).toBeVisible()
    await expect(other.getByRole('menuitem', { name: say('Delete', 'מחיקה') })).toHaveCount(0)
  })

  await test.step('a change is marked, survives a reload, and is saved', async () => {
    await page.goto(address)
    await chip.click()
    await expect(changed).toBeVisible()
    await page.reload()
    await expect(changed).toBeVisible()
    await expect(chip).toHaveCount(0)
    await main.getByRole('button', { name: say('Save to the view', 'שמירה בתצוגה') }).click()
    await expect(changed).toHaveCount(0)
    await expect(page).toHaveURL(address)
    await page.reload()
    await expect(main.getByText('Unpaid', { exact: true })).toBeVisible()
    await expect(chip).toHaveCount(0)
  })

  await test.step('deleted, back with Ctrl+Z, and gone for who comes later', async () => {
    await choose('Delete', 'מחיקה')
    await expect(page).toHaveURL(/\/operations$/)
    await page.keyboard.press('ControlOrMeta+z')
    await expect(page.getByText(say('Undone', 'הפעולה בוטלה'))).toBeVisible()
    await page.goto(address)
    await expect(main.getByText('Unpaid', { exact: true })).toBeVisible()
    await choose('Delete', 'מחיקה')
    await expect(page).toHaveURL(/\/operations$/)
    await page.goto(address)
    await expect(
      main.getByText(say("This view doesn't exist any more", 'התצוגה הזאת כבר לא קיימת')),
    ).toBeVisible()
    await main.getByRole('button', { name: say('The usual list', 'הרשימה הרגילה') }).click()
    await expect(page).toHaveURL(/\/operations$/)
  })
})

test('the guides are saved as a view with their columns, and a guide who was edited is undone', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'admin@demo.example', '/guides')
  const main = page.getByRole('main')
  const email = main.getByRole('columnheader', { name: say('Email', 'אימייל') })
  const rows = main.getByRole('row').filter({ has: page.getByRole('cell') })

  await test.step('a search and columns under a name', async () => {
    await main.getByRole('searchbox').fill('Jerusalem')
    await expect(page).toHaveURL(/search=Jerusalem/)
    await main.getByRole('button', { name: say('Columns', 'עמודות') }).click()
    const columns = page.getByRole('dialog')
    await columns.getByRole('checkbox', { name: say('Email', 'אימייל') }).uncheck()
    await columns.getByRole('button', { name: say('Done', 'סיום') }).click()
    await main.getByRole('button', { name: say('Views', 'תצוגות'), exact: true }).click()
    await page.getByRole('menuitem', { name: say('Save as a new view', 'שמירה כתצוגה חדשה') }).click()
    await page.getByRole('dialog').getByRole('textbox').fill('Jerusalem guides')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/guides\?view=[0-9a-f-]{36}$/)
    await expect(email).toHaveCount(0)
  })

  await test.step('its address shows it again, with the record that is opened', async () => {
    const count = await rows.count()
    await page.reload()
    await expect(main.getByText('Jerusalem guides', { exact: true })).toBeVisible()
    await expect(main.getByRole('searchbox')).toHaveValue('Jerusalem')
    await expect(rows).toHaveCount(count)
    await expect(email).toHaveCount(0)
  })

  await test.step('a changed city is back with Ctrl+Z', async () => {
    await rows.first().getByRole('link').first().click()
    const form = page.getByRole('dialog')
    const city = form.getByRole('textbox', { name: say('City', 'עיר'), exact: true })
    await city.fill('Jerusalem, Old City')
    await form.getByRole('button', { name: say('Save', 'שמירה'), exact: true }).click()
    await expect(rows.filter({ hasText: 'Jerusalem, Old City' })).toHaveCount(1)
    await expect(form).toBeHidden()
    await page.keyboard.press('ControlOrMeta+z')
    await expect(page.getByText(say('Undone', 'הפעולה בוטלה'))).toBeVisible()
    await expect(rows.filter({ hasText: 'Jerusalem, Old City' })).toHaveCount(0)
  })
})
