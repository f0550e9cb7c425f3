import { orderForm } from '../../support/orderForm.ts'
import { userEditor } from '../../support/userEditor.ts'
import { expect, test } from '../journey.ts'

test('a star tour that is missing is made over the order, which then has it with its tours', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'admin@demo.example', '/')
  const desk = orderForm(page, say)
  await desk.open()
  await desk.type(say('Star', 'מסלול משולב'))
  await desk.choose(say('Star tour', 'מסלול משולב'), say('Add a star tour', 'הוספת מסלול משולב'))

  const dialog = page.getByRole('dialog', { name: say('Create New Star Tour', 'מסלול משולב חדש') })
  const field = (english: string, hebrew: string) =>
    dialog.getByRole('textbox', { name: say(english, hebrew), exact: true })
  await field('Name', 'שם').fill('Desert and Galilee')
  await field('Number', 'מספר').fill('S77')
  for (const [row, tour] of [
    'Masada, Ein Gedi and the Dead Sea',
    'Nazareth and the Sea of Galilee',
  ].entries()) {
    const choice = dialog.getByRole('combobox', {
      name: say(`Tour ${row + 1}`, `סיור ${row + 1}`),
      exact: true,
    })
    if ((await choice.count()) === 0)
      await dialog.getByRole('button', { name: say('Add tour', 'הוספת סיור'), exact: true }).click()
    await choice.click()
    await page.getByRole('option', { name: tour }).click()
  }
  const active = dialog.getByRole('switch', { name: say('Active', 'פעיל') })
  if (!(await active.isChecked())) await active.check()
  await dialog.getByRole('button', { name: say('Save', 'שמירה'), exact: true }).click()

  await expect(dialog).toBeHidden()
  await expect(desk.list(say('Star tour', 'מסלול משולב'))).toHaveValue('Desert and Galilee')
  await expect(page.getByRole('tab').filter({ hasText: 'Masada' })).toBeVisible()
  await expect(page.getByRole('tab').filter({ hasText: 'Nazareth' })).toBeVisible()
})

test('an agent who is missing is created over the order, which is then theirs', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'agency-admin@demo.example')
  await page.goto('/agency_orders?order=new')
  const desk = orderForm(page, say)
  await desk.form.waitFor()
  await desk.chooseTour('Jerusalem and the Dead Sea')
  await desk.departures.getByRole('radio').first().check()
  await desk.add(say('Adult', 'מבוגר'), 2)
  await desk.next()
  await desk.fillCustomer({ firstName: 'Gali', lastName: 'Tamir', email: 'gali@guests.example' })
  await desk.next()
  await desk.choose(say('Agent', 'סוכן'), say('Add an agent', 'הוספת סוכן'))

  const editor = userEditor(page, say)
  await editor.byEmail.uncheck({ force: true })
  await editor.fill({
    firstName: 'Dana',
    lastName: 'Peretz',
    username: 'dana.peretz',
    mobilePhone: '052-555-0177',
  })
  await editor.field('password').fill('sunny-carmel-44')
  await editor.press('Create Agent', 'יצירת סוכן')
  await expect(page.getByRole('region', { name: say('Credentials', 'פרטי כניסה') })).toBeVisible()
  await page.keyboard.press('Escape')

  await expect(desk.list(say('Agent', 'סוכן'))).toHaveValue('Dana Peretz')
})
