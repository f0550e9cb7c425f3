import { orderForm } from '../../support/orderForm.ts'
import { expect, test } from '../journey.ts'

test('a search that finds nothing keeps the text and never counts as a choice', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'super@demo.example', '/')
  const desk = orderForm(page, say)
  const place = desk.list(say('Location', 'נקודה'))
  await desk.open()
  await desk.choose(say('City', 'עיר'), say('Tel Aviv', 'תל אביב'))
  await desk.choose(say('Location', 'נקודה'), 'Dan Tel Aviv')
  await page.keyboard.type('carltn')
  const list = page.getByRole('listbox', { name: say('Location', 'נקודה') })
  await expect(list.getByText(say('Nothing found', 'לא נמצאו תוצאות'))).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(place).toBeFocused()
  await expect(desk.form.getByText(say('Please select group type', 'נא לבחור סוג קבוצה'))).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(place).toHaveValue('Dan Tel Aviv')
  const notice = desk.form.getByText(
    say('Nothing was chosen for “carltn”. Still chosen: Dan Tel Aviv', 'לא נבחר דבר עבור'),
  )
  await expect(notice).toBeVisible()
  await place.focus()
  await expect(notice).toHaveCount(0)
})
