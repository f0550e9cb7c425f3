import { choose } from '../../support/fields.ts'
import { priceForm } from '../../support/priceForm.ts'
import { answer, seeToast } from '../../support/toasts.ts'
import { expect, test } from '../journey.ts'

test('LOC-01 LOC-02 LOC-03 LOC-04 LOC-05 LOC-06 LOC-07 LOC-09 LOC-10 HOLE-C62 HOLE-C63 HOLE-C66 HOLE-C67 HOLE-C68 CCONST-01 CCONST-21 the office keeps the places where customers get on', async ({
  page,
  say,
  signIn,
}) => {
  const prices = priceForm(page, say)
  const [yes, no] = [say('YES', 'כן'), say('NO', 'לא')]
  await signIn(page, 'owner@demo.example', '/pickups_dropoffs_locations')

  await test.step('all cities, then each one', async () => {
    await expect(page.getByRole('tab')).toHaveText([
      say('All', 'הכול'),
      say('Tel Aviv', 'תל אביב'),
      say('Jerusalem', 'ירושלים'),
      say('Herzliya', 'הרצליה'),
      say('Jaffa', 'יפו'),
    ])
    await expect(page.getByRole('tab', { selected: true })).toHaveText(say('All', 'הכול'))
    await expect(page.getByRole('columnheader')).toHaveText([
      say('City', 'עיר'),
      say('Place Name', 'שם המקום'),
      say('Address', 'כתובת'),
      say('Default', 'ברירת מחדל'),
    ])
    await page.getByRole('tab', { name: say('Jaffa', 'יפו') }).click()
    await expect(page).toHaveURL(/\/pickups_dropoffs_locations\/jaffa$/)
    const citiesOf = async (tab: string) => {
      await page.goto(`/pickups_dropoffs_locations/${tab}?limit=100`)
      await prices.rows.first().waitFor()
      const cities = await prices.rows.evaluateAll((rows) =>
        rows.map((row) => row.querySelector('td')?.innerText.trim() ?? ''),
      )
      return [...new Set(cities)].sort()
    }
    const names = {
      tel_aviv: say('Tel Aviv', 'תל אביב'),
      jerusalem: say('Jerusalem', 'ירושלים'),
      herzliya: say('Herzliya', 'הרצליה'),
      jaffa: say('Jaffa', 'יפו'),
    }
    expect(await citiesOf('all')).toEqual(Object.values(names).sort())
    for (const [tab, name] of Object.entries(names)) expect(await citiesOf(tab)).toEqual([name])
    await expect(prices.rows.filter({ hasText: yes })).toHaveCount(1)
  })
  const usual = await prices.rows.filter({ hasText: yes }).getByRole('cell').nth(1).innerText()

  await test.step('a new place starts in Herzliya and needs name and address', async () => {
    await prices.press('Add New Location', 'הוספת נקודה')
    await expect(page).toHaveURL(/\/pickup_dropoff_location\/new$/)
    await expect(prices.list('City', 'עיר')).toHaveValue(say('Herzliya', 'הרצליה'))
    await prices.press('Save Location', 'שמירת הנקודה')
    for (const sentence of [
      say('Please fill in the Name field.', 'נא למלא את השם.'),
      say('Please fill in the Address field.', 'נא למלא את הכתובת.'),
    ])
      await expect(prices.form.getByText(sentence, { exact: true })).toBeVisible()
  })

  await test.step('addresses in the country are suggested, with their coordinates', async () => {
    const address = prices.list('Address', 'כתובת')
    await address.fill(say('haifa por', 'נמל חי'))
    await page
      .getByRole('option', { name: say('Haifa Port', 'נמל חיפה') })
      .first()
      .click()
    await expect(address).toHaveValue(say('Haifa Port', 'נמל חיפה'))
    await expect(prices.field('Latitude', 'קו רוחב')).toHaveValue('32.822')
    await expect(prices.field('Longitude', 'קו אורך')).toHaveValue('35.002')
    await address.fill('1 Port Road')
    await expect(prices.field('Latitude', 'קו רוחב')).toHaveValue('')
  })

  await test.step('one coordinate is not enough', async () => {
    await choose(prices.form, say('City', 'עיר'), say('Jaffa', 'יפו'))
    await prices.field('Place Name', 'שם המקום').fill('Abu Kabir Gate')
    await prices.list('Address', 'כתובת').fill('5 Herzl Street, Jaffa')
    await prices.field('Latitude', 'קו רוחב').fill('32.0449')
    await prices.press('Save Location', 'שמירת הנקודה')
    await expect(
      prices.form.getByText(
        say(
          'Please enter both coordinates in degrees, or leave both empty',
          'נא להזין את שתי הקואורדינטות במעלות, או להשאיר את שתיהן ריקות',
        ),
      ),
    ).toBeVisible()
    await prices.field('Longitude', 'קו אורך').fill('34.7681')
  })

  await test.step('as the default it replaces the previous one', async () => {
    await prices.check('Is default location?', 'נקודת ברירת המחדל?').check()
    await prices.press('Save Location', 'שמירת הנקודה')
    await seeToast(page, say('Created Item Successfully', 'הפריט נוצר בהצלחה'))
    await expect(page).toHaveURL(/\/pickups_dropoffs_locations$/)
    await page.goto('/pickups_dropoffs_locations/jaffa?limit=100')
    await expect(prices.rowOf('Abu Kabir Gate').getByRole('cell')).toHaveText([
      say('Jaffa', 'יפו'),
      'Abu Kabir Gate',
      '5 Herzl Street, Jaffa',
      yes,
    ])
    await expect(prices.rowOf(usual)).toContainText(no)
  })

  await test.step('it opens with all its values, and is deleted after the question', async () => {
    await prices.rowOf('Abu Kabir Gate').getByText('5 Herzl Street').click()
    await expect(page).toHaveURL(/\/pickup_dropoff_location\/[0-9a-f-]{36}$/)
    await expect(prices.field('Latitude', 'קו רוחב')).toHaveValue('32.0449')
    await prices.press('Delete Location', 'מחיקת הנקודה')
    await answer(
      page,
      say(
        'Are you sure you want to delete this item? This action is IRREVERSIBLE',
        'למחוק את הפריט הזה? אי אפשר לבטל את הפעולה הזאת',
      ),
      say('Delete', 'מחיקה'),
    )
    await seeToast(page, say('Deleted Item Successfully', 'הפריט נמחק בהצלחה'))
    await expect(page).toHaveURL(/\/pickups_dropoffs_locations$/)
    await page.goto('/pickups_dropoffs_locations/jaffa?limit=100')
    await expect(prices.rowOf(usual)).toBeVisible()
    await expect(prices.rowOf('Abu Kabir Gate')).toHaveCount(0)
  })
})
