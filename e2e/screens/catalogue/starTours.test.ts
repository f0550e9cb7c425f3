import { seeToast } from '../../support/toasts.ts'
import { expect, test } from '../journey.ts'

test('STAR-01 STAR-02 STAR-03 STAR-04 STAR-05 STAR-06 STAR-07 STAR-08 STAR-09 STAR-10 CMSG-06 CCONST-11 CCONST-15 HOLE-C71 HOLE-C72 HOLE-C73 a star tour is put together, priced and sorted', async ({
  page,
  say,
  signIn,
}) => {
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') })
  const field = (english: string, hebrew: string) =>
    page.getByRole('textbox', { name: say(english, hebrew), exact: true })
  const row = (number: number) =>
    page.getByRole('combobox', { name: say(`Tour ${number}`, `סיור ${number}`), exact: true })
  const button = (english: string, hebrew: string) =>
    page.getByRole('button', { name: say(english, hebrew), exact: true })
  const name = say('Sea and Desert', 'ים ומדבר')
  await signIn(page, 'owner@demo.example')

  await test.step('the list', async () => {
    await page.goto('/star_tours')
    await expect(page.getByRole('columnheader')).toHaveText([
      say('Name', 'שם'),
      say('Number', 'מספר'),
      say('Headline', 'כותרת'),
      say('Discount', 'הנחה'),
      say('Active', 'פעיל'),
    ])
    await expect(rows.filter({ hasText: 'S201' }).getByRole('cell').nth(3)).toHaveText('10%')
    await page.getByRole('searchbox').fill('no such star')
    await expect(
      page.getByText(
        say('No star tours found by search criteria.', 'לא נמצאו מסלולים משולבים שמתאימים לחיפוש.'),
      ),
    ).toBeVisible()
    await button('Create New Star Tour', 'מסלול משולב חדש').click()
    await expect(page).toHaveURL(/\/star_tour\/new$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say('Create New Star Tour', 'מסלול משולב חדש'),
    )
  })

  await test.step('missing fields show errors', async () => {
    await expect(field('Discount', 'הנחה')).toHaveValue('50%')
    await button('Save', 'שמירה').click()
    await expect(page.getByText(say('Please fill in the Name field.', 'נא למלא את השם.'))).toBeVisible()
    await expect(
      page.getByText(say('Please fill in the Tours field.', 'נא לבחור סיור אחד לפחות.')),
    ).toBeVisible()
  })

  await test.step('tours, each once, in their order', async () => {
    const add = button('Add tour', 'הוספת סיור')
    await expect(add).toBeDisabled()
    await expect(button('Remove tour 1', 'הסרת סיור 1')).toBeDisabled()
    await row(1).fill('Bethlehem')
    await page.getByRole('option', { name: 'Bethlehem Half Day' }).click()
    await add.click()
    await expect(add).toBeDisabled()
    await row(2).fill('Bethlehem')
    await expect(page.getByRole('option', { name: 'Bethlehem Half Day' })).toHaveCount(0)
    await row(2).fill('Masada')
    await page.getByRole('option', { name: 'Masada' }).first().click()
    await button('Move tour 2 up', 'הזזת סיור 2 למעלה').click()
    await expect(row(2)).toHaveValue('Bethlehem Half Day')
    await add.click()
    await button('Remove tour 3', 'הסרת סיור 3').click()
    await expect(row(3)).toHaveCount(0)
  })

  await test.step('saved and opened again', async () => {
    await field('Name', 'שם').fill(name)
    await field('Number', 'מספר').fill(say('S900', 'S901'))
    await field('Headline', 'כותרת').fill('Two days')
    await field('Accounting item key', 'מפתח פריט בחשבשבת').fill('50900')
    await field('Discount', 'הנחה').fill('15')
    await page.getByRole('switch', { name: say('Active', 'פעיל'), exact: true }).check({ force: true })
    const description = field('Description', 'תיאור')
    await description.click()
    await page.keyboard.type('Your own hotel')
    const sent = page.waitForRequest((request) => request.url().endsWith('/api/v1/starTours'))
    await button('Save', 'שמירה').click()
    expect((await sent).postDataJSON()).toMatchObject({ starTourId: 'new', discount: 0.15 })
    await seeToast(page, say('Created Item Successfully', 'הפריט נוצר בהצלחה'))
    await expect(page).toHaveURL(/\/star_tours$/)
    await page.goto(`/star_tours?search=${encodeURIComponent(name)}`)
    await expect(rows.first().getByRole('cell')).toHaveText([
      name,
      say('S900', 'S901'),
      'Two days',
      '15%',
      say('YES', 'כן'),
    ])
    await rows.first().getByRole('cell').nth(2).click()
    await expect(page).toHaveURL(/\/star_tour\/[0-9a-f-]{36}$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say(`Edit Star Tour - ${name}`, `עריכת מסלול משולב - \u2068${name}\u2069`),
    )
    await expect(field('Discount', 'הנחה')).toHaveValue('15%')
    await expect(field('Accounting item key', 'מפתח פריט בחשבשבת')).toHaveValue('50900')
    await expect(description).toHaveText('Your own hotel')
    await expect(row(1)).toHaveValue(/Masada/)
    await expect(row(2)).toHaveValue('Bethlehem Half Day')
    await field('Headline', 'כותרת').fill('Three days')
    await button('Save', 'שמירה').click()
    await seeToast(page, say('Updated Item Successfully', 'הפריט עודכן בהצלחה'))
    await expect(page).toHaveURL(/\/star_tours$/)
  })
})
