import { dayAhead, inCalendar, inForm } from '../../support/days.ts'
import { choose } from '../../support/fields.ts'
import { priceForm } from '../../support/priceForm.ts'
import { answer, seeToast } from '../../support/toasts.ts'
import { expect, test } from '../journey.ts'

test('DISC-02 DISC-03 DISC-04 DISC-05 DISC-06 DISC-08 DISC-09 DISC-10 DISC-11 DISC-12 DISC-13 DISC-15 HOLE-C64 HOLE-C67 CCONST-04 CCONST-08 the office makes a general discount and deletes it', async ({
  page,
  language,
  say,
  signIn,
}) => {
  const prices = priceForm(page, say)
  const [start, end] = [dayAhead(10), dayAhead(40)]
  const pickDay = async (label: string, day: string) => {
    await prices.form.getByRole('button', { name: label }).click()
    const calendar = page.getByRole('dialog', { name: label })
    const cell = calendar.getByRole('button', { name: inCalendar(day, language), exact: true })
    await calendar.waitFor()
    while ((await cell.count()) === 0)
      await calendar.getByRole('button', { name: say('Next month', 'לחודש הבא') }).click()
    await cell.click()
  }
  await signIn(page, 'admin@demo.example', '/prices/general_discounts')
  await expect(page.getByRole('columnheader')).toHaveText([
    say('Discount', 'הנחה'),
    say('Booking or Tour', 'לפי הזמנה או סיור'),
    say('Start Date', 'תאריך התחלה'),
    say('End Date', 'תאריך סיום'),
    say('Tours', 'סיורים'),
    say('Languages', 'שפות'),
    say('Group Types', 'סוגי קבוצה'),
  ])
  await prices.press('Add New General Discount', 'הוספת הנחה כללית')
  await expect(page).toHaveURL(/\/price\/general_discounts\/new$/)

  await test.step('missing lists are refused; languages have the same message as group types', async () => {
    await prices.press('Save', 'שמירה')
    const groups = prices.form.getByText(
      say('Please choose at least 1 group type', 'נא לבחור סוג קבוצה אחד לפחות'),
    )
    await expect(groups.first()).toBeVisible()
    const languages = prices.form.getByText(
      say('Please choose at least 1 group type', 'נא לבחור שפה אחת לפחות'),
    )
    await expect(languages.or(groups)).toHaveCount(2)
    for (const sentence of [
      say('Please choose at least 1 tour', 'נא לבחור סיור אחד לפחות'),
      say('Please choose discount type: Booking or Tour', 'נא לבחור סוג הנחה: לפי ההזמנה או לפי הסיור'),
    ])
      await expect(prices.form.getByText(sentence, { exact: true })).toBeVisible()
  })

  await test.step('once complete, it is last in the list', async () => {
    await prices.field('Discount', 'הנחה').fill('33')
    await prices.list('Booking or Tour', 'לפי הזמנה או סיור').click()
    await expect(page.getByRole('option')).toHaveText([
      say('Booking date', 'תאריך ההזמנה'),
      say('Tour date', 'תאריך הסיור'),
    ])
    await page.keyboard.press('Escape')
    await choose(
      prices.form,
      say('Booking or Tour', 'לפי הזמנה או סיור'),
      say('Booking date', 'תאריך ההזמנה'),
    )
    await pickDay(say('Start Date', 'תאריך התחלה'), start)
    await prices.check('No Expiration', 'ללא תפוגה').uncheck()
    await pickDay(say('End Date', 'תאריך סיום'), end)
    await prices.take('Tours', 'סיורים', 'Golan Heights')
    await prices.list('Languages', 'שפות').click()
    await expect(page.getByRole('option')).toHaveText([
      say('English', 'אנגלית'),
      say('French', 'צרפתית'),
      say('Spanish', 'ספרדית'),
      say('German', 'גרמנית'),
      say('Portuguese', 'פורטוגזית'),
    ])
    await page.keyboard.press('Escape')
    await prices.take('Languages', 'שפות', say('English', 'אנגלית'), say('Portuguese', 'פורטוגזית'))
    await prices.list('Group Types', 'סוגי קבוצה').click()
    await expect(page.getByRole('option')).toHaveText([
      say('Small Group', 'קבוצה קטנה'),
      say('Medium Group', 'קבוצה בינונית'),
      say('Large Group', 'קבוצה גדולה'),
      say('Private', 'קבוצה פרטית'),
    ])
    await page.keyboard.press('Escape')
    await prices.take('Group Types', 'סוגי קבוצה', say('Private', 'קבוצה פרטית'))
    await prices.press('Save', 'שמירה')
    await seeToast(page, say('Created Item Successfully', 'הפריט נוצר בהצלחה'))
    await expect(page).toHaveURL(/\/prices\/general_discounts$/)
    await page.goto('/prices/general_discounts?limit=25')
    const made = prices.rowOf('33%')
    for (const text of [
      say('Booking date', 'תאריך ההזמנה'),
      inForm(start),
      inForm(end),
      'Golan Heights',
      say('English, Portuguese', 'אנגלית, פורטוגזית'),
      say('Private', 'קבוצה פרטית'),
    ])
      await expect(made).toContainText(text)
  })

  await test.step('it is deleted after the question', async () => {
    await prices.rowOf('33%').getByText('Golan Heights').click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('33%')
    await expect(page).toHaveURL(/\/price\/general_discounts\/[0-9a-f-]{36}$/)
    await expect(prices.button('Save', 'שמירה')).toBeVisible()
    await prices.press('Delete', 'מחיקה')
    await answer(
      page,
      say(
        'Are you sure you want to delete this item? This action is IRREVERSIBLE',
        'למחוק את הפריט הזה? אי אפשר לבטל את הפעולה הזאת',
      ),
      say('Delete', 'מחיקה'),
    )
    await seeToast(page, say('Deleted Item Successfully', 'הפריט נמחק בהצלחה'))
    await expect(page).toHaveURL(/\/prices\/general_discounts$/)
    await page.goto('/prices/general_discounts?limit=25')
    await expect(prices.rowOf('5%').first()).toBeVisible()
    await expect(prices.rowOf('33%')).toHaveCount(0)
  })
})
