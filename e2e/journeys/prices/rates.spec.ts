import { choose } from '../../support/fields.ts'
import { expect, type Page, type Say, test } from '../../support/journey.ts'
import { orderForm } from '../../support/orderForm.ts'

test('a super user changes a rate, the log says who, and an order being booked shows the new rate at once', async ({
  page,
  say,
  signIn,
  colleague,
  picture,
}) => {
  const admin = await colleague('admin@demo.example')
  const desk = orderForm(admin, say)
  await desk.open()
  await desk.chooseTour('Bethlehem Half Day')
  await desk.departures.getByRole('radio').first().check()
  await desk.add(say('Adult', 'מבוגר'), 2)
  await desk.next()
  await desk.fillCustomer({ firstName: 'Rivka', lastName: 'Golan', email: 'rivka@guests.example' })
  await desk.next()
  await choose(desk.form, say('Currency', 'מטבע'), 'ILS')
  const unchecked = say('Nobody has checked this rate yet', 'אף אחד עוד לא בדק את השער הזה')
  await expect(desk.form).toContainText('1 USD = 3.7 ILS')
  await expect(desk.form).toContainText(unchecked)
  await picture(admin, 'order')

  await signIn(page, 'super@demo.example', '/settings')
  await page.getByRole('tab', { name: say('Exchange rates', 'שערי מטבע') }).click()
  await expect(page).toHaveURL(/\/settings\/rates$/)
  const rates = ratesForm(page, say)
  await expect(rates.shekel).toHaveValue('3.7')
  await rates.shekel.fill('36')
  await rates.save.click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText('873%')
  await picture(page, 'jump')
  await question.getByRole('button', { name: say('Cancel', 'ביטול') }).click()
  await rates.shekel.fill('0')
  await rates.save.click()
  await expect(page.getByText(say('Please enter a number above 0', 'נא להזין מספר גדול מ-0'))).toBeVisible()
  await rates.shekel.fill('3.6125')
  await rates.save.click()
  await expect(page.getByText(say('Rates saved', 'השערים נשמרו'))).toBeVisible()
  const change = rates.changes.getByRole('row').filter({ hasText: '3.7 → 3.6125' })
  await expect(change).toContainText('Yael Shapiro')
  await expect(page.getByText(unchecked)).toHaveCount(0)
  await expect(desk.form).toContainText('1 USD = 3.6125 ILS')
  await expect(desk.form).toContainText(say('Set today', 'הוזן היום'))

  await rates.fetchNow.click()
  const reason = say("The Bank of Israel doesn't answer", 'בנק ישראל לא עונה')
  await expect(page.getByRole('status').filter({ hasText: reason })).toBeVisible()
  await expect(rates.shekel).toHaveValue('3.6125')
  await picture(page, 'rates')
})

function ratesForm(page: Page, say: Say) {
  return {
    shekel: page.getByLabel(say('1 US dollar in ILS ₪', 'שער הדולר ב־')).last(),
    save: page.getByRole('button', { name: say('Save', 'שמירה'), exact: true }),
    fetchNow: page.getByRole('button', { name: say('Fetch now', 'משיכה עכשיו') }),
    changes: page.getByRole('region', { name: say('Changes', 'שינויים') }).getByRole('table'),
  }
}
