import { fleetPages } from '../../support/fleetPages.ts'
import { expect, test } from '../journey.ts'

test('CAR-01 CAR-02 CAR-03 CAR-05 CAR-06 CAR-07 CAR-08 CAR-09 CAR-10 ROUTE-16 OCONST-18 HOLE-O73 HOLE-O74 a car is added and edited', async ({
  page,
  say,
  signIn,
}) => {
  const fleet = fleetPages(page, say)
  await signIn(page, 'owner@demo.example', '/cars?limit=100')
  await expect(page.getByRole('tab')).toHaveText([say('Repository', 'רשימה'), say('Assignments', 'זמינות')])
  await expect(page.getByRole('columnheader')).toHaveText([
    say('Plate number', 'מספר רישוי'),
    say('Make', 'יצרן'),
    say('Year', 'שנה'),
    say('Seats', 'מקומות'),
    say('Private owned', 'בבעלות פרטית'),
    say('Notes', 'הערות'),
  ])
  const [yes, no] = [say('YES', 'כן'), say('NO', 'לא')]
  await expect(fleet.rowOf('405-19-772').getByRole('cell', { name: yes, exact: true })).toBeVisible()
  await expect(fleet.rowOf('608-95-273').getByRole('cell', { name: no, exact: true })).toBeVisible()

  await test.step('missing or duplicate values have errors under their fields, and the form keeps what was typed', async () => {
    await fleet.add('New car', 'רכב חדש')
    await fleet.press('Create', 'יצירה')
    for (const text of [
      say('Plate number is required', 'מספר רישוי הוא שדה חובה'),
      say('Make is required', 'יצרן הוא שדה חובה'),
      say('Year is required', 'שנה היא שדה חובה'),
      say('Seats is required', 'מספר מקומות הוא שדה חובה'),
    ])
      await expect(fleet.form.getByText(text)).toBeVisible()
    await fleet.field('Plate number', 'מספר רישוי').fill('405-19-772')
    await fleet.field('Make', 'יצרן').fill('Renault Master')
    await fleet.field('Year', 'שנה').fill('1900')
    await fleet.field('Seats', 'מקומות').fill('16')
    await expect(fleet.form.getByText(/1950/)).toBeVisible()
    await fleet.field('Year', 'שנה').fill('2024')
    await fleet.press('Create', 'יצירה')
    await expect(
      fleet.form.getByText(
        say('A car with this plate number already exists', 'כבר קיים רכב עם מספר הרישוי הזה'),
      ),
    ).toBeVisible()
    await expect(fleet.toast('Could not create', 'היצירה לא הצליחה')).toBeVisible()
    await expect(fleet.field('Make', 'יצרן')).toHaveValue('Renault Master')
  })

  await test.step('leaving with unsaved changes asks first', async () => {
    await page.keyboard.press('Escape')
    await expect(fleet.dialog.last()).toContainText(say('unsaved changes', 'שינויים שלא נשמרו'))
    await fleet.press('Keep editing', 'להמשיך לערוך')
  })

  await test.step('the car is saved, and its row opens it again', async () => {
    await fleet.field('Plate number', 'מספר רישוי').fill('700-11-222')
    await fleet.form.getByRole('switch', { name: say('Private owned', 'בבעלות פרטית') }).click()
    await fleet.press('Create', 'יצירה')
    await expect(fleet.toast('Created Item Successfully', 'הפריט נוצר בהצלחה')).toBeVisible()
    const row = fleet.rowOf('700-11-222')
    await expect(row.getByRole('cell', { name: yes, exact: true })).toBeVisible()
    await row.getByRole('link').first().press('Enter')
    await fleet.field('Notes', 'הערות').fill('Ramp at the back')
    await fleet.press('Save', 'שמירה')
    await expect(fleet.toast('Updated Item Successfully', 'הפריט עודכן בהצלחה')).toBeVisible()
    await expect(row).toContainText('Ramp at the back')
  })
})

test('SUP-01 SUP-02 SUP-03 SUP-04 SUP-05 SUP-06 SUP-07 SUP-08 SUP-09 ROUTE-17 OCONST-09 HOLE-O73 HOLE-O74 a car supplier is added and edited', async ({
  page,
  say,
  signIn,
}) => {
  const fleet = fleetPages(page, say)
  await signIn(page, 'owner@demo.example', '/car_suppliers?limit=25')
  await expect(page.getByRole('heading', { name: say('Car services', 'ספקי רכב') })).toBeVisible()
  await expect(page.getByRole('columnheader')).toHaveText([
    say('Name', 'שם'),
    say('Contact', 'איש קשר'),
    say('Phone', 'טלפון'),
    say('Email', 'אימייל'),
    say('Sizes', 'גודלי רכב'),
    say('Notes', 'הערות'),
  ])
  await expect(fleet.rowOf('Galilee Transport')).toContainText('10, 16, 19, 50')

  await fleet.add('New supplier', 'ספק חדש')
  await fleet.press('Create', 'יצירה')
  for (const text of [
    say('Name is required', 'שם הוא שדה חובה'),
    say('Contact is required', 'איש קשר הוא שדה חובה'),
    say('Phone is required', 'טלפון הוא שדה חובה'),
    say('Email is required', 'אימייל הוא שדה חובה'),
  ])
    await expect(fleet.form.getByText(text)).toBeVisible()
  const seats = (count: number) => say(`${count} seats`, `${count} מקומות`)
  expect(await fleet.optionsOf('Sizes', 'גודלי רכב')).toEqual([4, 7, 10, 13, 16, 19, 35, 50].map(seats))
  await fleet.field('Name', 'שם').fill('Arava Minibus')
  await fleet.field('Contact', 'איש קשר').fill('Orna Levi')
  await fleet.field('Contact phone', 'טלפון של איש הקשר').fill('08-5550155')
  await fleet.field('Contact email', 'אימייל של איש הקשר').fill('orna@')
  await fleet.tick('Sizes', 'גודלי רכב', [seats(50), seats(16)])
  await expect(fleet.form.getByText(say('Invalid email address', 'כתובת אימייל לא תקינה'))).toBeVisible()
  await fleet.field('Contact email', 'אימייל של איש הקשר').fill('orna@arava.example')
  await fleet.press('Create', 'יצירה')
  await expect(fleet.toast('Created Item Successfully', 'הפריט נוצר בהצלחה')).toBeVisible()
  const row = fleet.rowOf('Arava Minibus')
  await expect(row).toContainText('16, 50')

  await row.getByRole('link').first().click()
  await expect(fleet.field('Contact', 'איש קשר')).toHaveValue('Orna Levi')
  await fleet.field('Contact', 'איש קשר').fill('Orna Bar')
  await fleet.press('Save', 'שמירה')
  await expect(fleet.toast('Updated Item Successfully', 'הפריט עודכן בהצלחה')).toBeVisible()
  await expect(row).toContainText('Orna Bar')
})
