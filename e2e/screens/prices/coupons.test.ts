import { dayAhead, inForm } from '../../support/days.ts'
import { priceForm } from '../../support/priceForm.ts'
import { answer, seeToast } from '../../support/toasts.ts'
import { expect, test } from '../journey.ts'

test('COUP-01 COUP-02 COUP-03 COUP-04 COUP-05 COUP-06 COUP-07 COUP-08 COUP-09 DISC-01 DISC-02 DISC-03 DISC-04 DISC-05 DISC-06 CMSG-01 CMSG-02 CMSG-03 CMSG-04 CCONST-11 CCONST-15 CCONST-17 CCONST-18 CCONST-20 CCONST-24 CONST-23 CONST-24 HOLE-C65 HOLE-C66 HOLE-C67 HOLE-C70 HOLE-C80 HOLE-C90 the office makes a coupon, changes it and deletes it', async ({
  page,
  say,
  signIn,
}) => {
  const prices = priceForm(page, say)
  const question = say(
    'Are you sure you want to delete this item? This action is IRREVERSIBLE',
    'למחוק את הפריט הזה? אי אפשר לבטל את הפעולה הזאת',
  )
  await signIn(page, 'owner@demo.example')
  // Slow enough to see the "saving" toast.
  await page.route('**/api/v1/accounts/*', async (route) => {
    if (route.request().method() === 'PUT') await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })

  await test.step('the address keeps the tab, and the first one opens by default', async () => {
    await page.goto('/prices')
    await expect(page).toHaveURL(/\/prices\/general_discounts$/)
    await expect(page.getByRole('tab')).toHaveText([
      say('General Discounts', 'הנחות כלליות'),
      say('Ticket Types', 'סוגי כרטיסים'),
      say('Coupons', 'קופונים'),
    ])
    await expect(prices.button('Add New General Discount', 'הוספת הנחה כללית')).toBeVisible()
    await page.goto('/prices/no_such_tab')
    await expect(page).toHaveURL(/\/prices\/general_discounts$/)
    await page.getByRole('tab', { name: say('Ticket Types', 'סוגי כרטיסים') }).click()
    await expect(page).toHaveURL(/\/prices\/ticket_types$/)
    await expect(prices.button('Add New Ticket Type', 'הוספת סוג כרטיס')).toBeVisible()
    await page.getByRole('tab', { name: say('Coupons', 'קופונים') }).click()
    await expect(page).toHaveURL(/\/prices\/coupons$/)
  })

  await test.step('the list shows every coupon in words', async () => {
    await expect(page.getByRole('columnheader')).toHaveText([
      say('Name', 'שם'),
      say('Code', 'קוד'),
      say('Discount', 'הנחה'),
      say('Tours', 'סיורים'),
      say('Start Date', 'תאריך התחלה'),
      say('End Date', 'תאריך סיום'),
      say('Usage', 'מספר שימושים'),
    ])
    await page.goto('/prices/coupons?limit=5')
    await expect(prices.rows).toHaveCount(5)
    await page.goto('/prices/coupons?limit=25')
    const welcome = prices.rowOf('WELCOME10').getByRole('cell')
    await expect(welcome).toHaveText([
      'Welcome to Israel',
      'WELCOME10',
      '10%',
      say('All Tours', 'כל הסיורים'),
      inForm(dayAhead(-180)),
      say('No Expiration', 'ללא תפוגה'),
      '1,000',
    ])
    await expect(prices.rowOf('FAIR25')).toContainText(say('5 Tours', '5 סיורים'))
    await expect(prices.rowOf('CHEERS20')).toContainText('Galilee Wineries and Safed, Golan Heights')
  })

  await test.step('an incomplete coupon is not saved, and its first wrong field gets the focus', async () => {
    await page.goto('/prices/coupons')
    await prices.press('Add New Coupon', 'הוספת קופון')
    await expect(page).toHaveURL(/\/price\/coupons\/new$/)
    await expect(prices.field('Discount', 'הנחה')).toHaveValue('50%')
    await expect(prices.check('No Expiration', 'ללא תפוגה')).toBeChecked()
    await prices.field('Discount', 'הנחה').fill('100')
    await prices.field('Usage', 'מספר שימושים').fill('0')
    await prices.press('Save', 'שמירה')
    for (const sentence of [
      say('Please enter a discount name', 'נא להזין שם להנחה'),
      say('Please enter a discount code', 'נא להזין קוד הנחה'),
      say('Please enter a valid discount between 0 to 100', 'נא להזין הנחה בין 0 ל-100'),
      say('Please choose at least 1 tour', 'נא לבחור סיור אחד לפחות'),
      say('Please enter valid usage number', 'נא להזין מספר שימושים תקין'),
    ])
      await expect(prices.form.getByText(sentence, { exact: true })).toBeVisible()
    await expect(prices.field('Name', 'שם')).toBeFocused()
  })

  await test.step('once complete, it is in the list', async () => {
    await prices.field('Name', 'שם').fill('Acre in autumn')
    await prices.field('Code', 'קוד').fill('WELCOME10')
    await prices.field('Discount', 'הנחה').fill('5')
    await prices.field('Usage', 'מספר שימושים').fill('20')
    await prices.take('Tours', 'סיורים', say('All Tours', 'כל הסיורים'))
    await expect(prices.list('Tours', 'סיורים')).toHaveText(say('All Tours', 'כל הסיורים'))
    await prices.press('Save', 'שמירה')
    await seeToast(page, say('Could not create', 'היצירה לא הצליחה'))
    await prices.field('Code', 'קוד').fill('ACRE5')
    await prices.press('Save', 'שמירה')
    await seeToast(page, say('Creating...', 'יוצר...'))
    await seeToast(page, say('Created Item Successfully', 'הפריט נוצר בהצלחה'))
    await expect(page).toHaveURL(/\/prices\/coupons$/)
    await expect(prices.rowOf('ACRE5').getByRole('cell')).toHaveText([
      'Acre in autumn',
      'ACRE5',
      '5%',
      say('All Tours', 'כל הסיורים'),
      inForm(dayAhead(0)),
      say('No Expiration', 'ללא תפוגה'),
      '20',
    ])
  })

  await test.step('a code already in use is refused, and what was typed stays', async () => {
    await prices.rowOf('ACRE5').getByText('20', { exact: true }).click()
    await expect(page).toHaveURL(/\/price\/coupons\/[0-9a-f-]{36}$/)
    await prices.field('Code', 'קוד').fill('WELCOME10')
    await prices.press('Save', 'שמירה')
    await seeToast(page, say('Could not updated', 'העדכון לא הצליח'))
    await seeToast(page, say('Coupon code already exists', 'קוד הקופון כבר קיים'))
    await expect(prices.field('Code', 'קוד')).toHaveValue('WELCOME10')
  })

  await test.step('leaving unsaved work asks, and an end date is required unless there is none', async () => {
    await prices.press('Cancel', 'ביטול')
    const leaving = say(
      'You have unsaved changes. Close without saving them?',
      'יש שינויים שלא נשמרו. לסגור בלי לשמור?',
    )
    await answer(page, leaving, say('Keep editing', 'להמשיך לערוך'))
    await expect(page).toHaveURL(/\/price\/coupons\//)
    await prices.field('Code', 'קוד').fill('ACRE7')
    await prices.field('Discount', 'הנחה').fill('7.5')
    await prices.check('No Expiration', 'ללא תפוגה').uncheck()
    await prices.press('Save', 'שמירה')
    await expect(
      prices.form.getByText(say('Please fill in the End Date field.', 'נא למלא את תאריך הסיום.')),
    ).toBeVisible()
    await prices.check('No Expiration', 'ללא תפוגה').check()
    await prices.press('Save', 'שמירה')
    await seeToast(page, say('Upading...', 'מעדכן...'))
    await seeToast(page, say('Updated Item Successfully', 'הפריט עודכן בהצלחה'))
    await expect(page).toHaveURL(/\/prices\/coupons$/)
    await expect(prices.rowOf('ACRE7')).toContainText('7.5%')
  })

  await test.step('it is deleted only after the question', async () => {
    await page
      .getByRole('button', { name: 'Acre in autumn' })
      .or(page.getByRole('link', { name: 'Acre in autumn' }))
      .click()
    await prices.press('Delete', 'מחיקה')
    await answer(page, question, say('Cancel', 'ביטול'))
    await expect(prices.field('Code', 'קוד')).toHaveValue('ACRE7')
    await prices.press('Delete', 'מחיקה')
    await answer(page, question, say('Delete', 'מחיקה'))
    await seeToast(page, say('Deleting...', 'מוחק...'))
    await seeToast(page, say('Deleted Item Successfully', 'הפריט נמחק בהצלחה'))
    await expect(page).toHaveURL(/\/prices\/coupons$/)
    await expect(prices.rowOf('CHEERS20')).toBeVisible()
    await expect(prices.rowOf('ACRE7')).toHaveCount(0)
  })
})
