import { menu } from '../../support/frame.ts'
import { priceForm } from '../../support/priceForm.ts'
import { answer } from '../../support/toasts.ts'
import { tourEditor } from '../../support/tourEditor.ts'
import { expect, test } from '../journey.ts'

test('LOC-11 the question before deleting says how many orders use a location, tour, ticket type or coupon', async ({
  page,
  say,
  signIn,
}) => {
  const prices = priceForm(page, say)
  const item = say(
    'Are you sure you want to delete this item? This action is IRREVERSIBLE',
    'למחוק את הפריט הזה? אי אפשר לבטל את הפעולה הזאת',
  )
  await signIn(page, 'owner@demo.example', '/')
  const asked = async (question: string, orders: RegExp) => {
    const dialog = page.getByRole('dialog').filter({ hasText: question })
    await expect(dialog).toContainText(orders)
    await answer(page, question, say('Cancel', 'ביטול'))
  }
  await page.goto('/pickups_dropoffs_locations/tel_aviv?limit=100')
  await prices.rows
    .filter({ hasText: say('YES', 'כן') })
    .getByRole('cell')
    .nth(1)
    .click()
  await prices.press('Delete Location', 'מחיקת הנקודה')
  await asked(
    item,
    new RegExp(say('\\d+ orders have their pickup or drop-off here', 'ב-\\d+ הזמנות האיסוף או ההורדה כאן')),
  )
  await page.goto('/prices/ticket_types?limit=25')
  await prices.rowOf('child').getByText('50%').click()
  await prices.press('Delete', 'מחיקה')
  await asked(
    item,
    new RegExp(say('\\d+ orders have tickets of this type', 'יש \\d+ הזמנות עם כרטיסים מהסוג הזה')),
  )
  await page.goto('/prices/coupons?limit=25')
  await prices.rowOf('WELCOME10').getByText('10%').click()
  await prices.press('Delete', 'מחיקה')
  await asked(item, new RegExp(say('\\d+ orders use this coupon', '\\d+ הזמנות משתמשות בקופון הזה')))
  const tour = tourEditor(page, say)
  await page.goto('/tours?search=masada')
  await tour.rows.first().getByRole('link').click()
  await tour.act('Delete', 'מחיקה')
  await asked(
    say(
      'Are you sure you want to delete this Tour? This action is IRREVERSIBLE',
      'למחוק את הסיור הזה? אי אפשר לבטל את הפעולה הזאת',
    ),
    new RegExp(say('\\d+ orders have this tour', 'יש \\d+ הזמנות לסיור הזה')),
  )
})

test('CPERM-03 CPERM-04 CPERM-05 CPERM-10 the people of an agency see and reach nothing of the catalogue except their links', async ({
  page,
  say,
  signIn,
}) => {
  const links = menu(page, say).getByRole('link')
  const catalogue = [
    say('Tours', 'סיורים'),
    say('Star Tours', 'מסלולים משולבים'),
    say('Highlights', 'אתרים'),
    say('Articles', 'מאמרים'),
    say('Prices', 'מחירים'),
    say('Pickups & Dropoffs', 'איסוף ופיזור'),
  ]
  const entry = (name: string) => links.filter({ hasText: new RegExp(`^${name}$`) })
  const ownLinks = entry(say('Affiliation Links', 'קישורי שותפים'))
  const addresses = [
    '/tours',
    '/tour/new',
    '/star_tours',
    '/star_tour/new',
    '/highlights',
    '/highlight/new',
    '/articles',
    '/prices',
    '/prices/coupons',
    '/price/coupons/new',
    '/pickups_dropoffs_locations',
    '/pickup_dropoff_location/new',
    '/agency_settings',
  ]
  await signIn(page, 'owner@demo.example', '/')
  for (const name of catalogue) await expect(entry(name), name).toBeVisible()
  for (const [login, hasLinks, opened] of [
    ['agency-owner@demo.example', true, addresses],
    ['agent@demo.example', true, []],
    ['elias.mansour@sevengates.example', false, []],
    ['shira.dayan@sevengates.example', false, addresses],
  ] as const) {
    await signIn(page, login, '/')
    await expect(entry(say('Agency Orders', 'הזמנות הסוכנות'))).toBeVisible()
    await expect(ownLinks).toHaveCount(hasLinks ? 1 : 0)
    for (const name of catalogue) await expect(entry(name), name).toHaveCount(0)
    for (const address of opened) {
      await page.goto(address)
      await expect(page, address).toHaveURL(/\/agency_orders$/)
    }
  }
})
