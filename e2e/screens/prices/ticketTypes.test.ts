import { priceForm } from '../../support/priceForm.ts'
import { answer, seeToast } from '../../support/toasts.ts'
import { expect, test } from '../journey.ts'

test('TICK-01 TICK-02 TICK-03 TICK-04 TICK-05 HOLE-C45 HOLE-C67 DISC-03 DISC-04 DISC-05 DISC-06 a ticket type is added, repriced and deleted; adults stay', async ({
  page,
  say,
  signIn,
}) => {
  const prices = priceForm(page, say)
  await signIn(page, 'owner@demo.example', '/prices/ticket_types')
  await expect(page.getByRole('columnheader')).toHaveText([
    say('Type', 'סוג'),
    say('Price Portion', 'חלק מהמחיר'),
    say('Notes', 'הערות'),
  ])

  await test.step('adults can be neither renamed nor deleted', async () => {
    await prices.rowOf('adult').getByText('100%').click()
    await expect(prices.field('Type', 'סוג')).toHaveValue('adult')
    await expect(prices.field('Type', 'סוג')).toBeDisabled()
    await expect(prices.button('Delete', 'מחיקה')).toHaveCount(0)
  })

  await test.step('type and portion are required', async () => {
    await page.goto('/prices/ticket_types')
    await prices.press('Add New Ticket Type', 'הוספת סוג כרטיס')
    await expect(page).toHaveURL(/\/price\/ticket_types\/new$/)
    await expect(prices.field('Price Portion', 'חלק מהמחיר')).toHaveValue('50%')
    await prices.field('Price Portion', 'חלק מהמחיר').fill('')
    await prices.press('Save', 'שמירה')
    await expect(
      prices.form.getByText(say('Please fill in the Type field.', 'נא למלא את סוג הכרטיס.')),
    ).toBeVisible()
    await expect(
      prices.form.getByText(say('Please fill in the price portion.', 'נא למלא את החלק מהמחיר.')),
    ).toBeVisible()
  })

  await test.step('a soldier pays a quarter, then 30 percent', async () => {
    await prices.field('Type', 'סוג').fill('soldier')
    await prices.field('Price Portion', 'חלק מהמחיר').fill('25')
    await prices.field('Notes', 'הערות').fill('In service')
    await prices.press('Save', 'שמירה')
    await seeToast(page, say('Created Item Successfully', 'הפריט נוצר בהצלחה'))
    await expect(page).toHaveURL(/\/prices\/ticket_types$/)
    await page.goto('/prices/ticket_types?limit=25')
    await expect(prices.rowOf('soldier').getByRole('cell')).toHaveText(['soldier', '25%', 'In service'])
    await prices.rowOf('soldier').getByText('In service').click()
    await expect(page).toHaveURL(/\/price\/ticket_types\/[0-9a-f-]{36}$/)
    await expect(prices.button('Save', 'שמירה')).toBeVisible()
    await prices.field('Price Portion', 'חלק מהמחיר').fill('30')
    await prices.press('Save', 'שמירה')
    await seeToast(page, say('Updated Item Successfully', 'הפריט עודכן בהצלחה'))
    await expect(page).toHaveURL(/\/prices\/ticket_types$/)
  })

  await test.step('it is deleted, once the question is answered', async () => {
    await page.goto('/prices/ticket_types?limit=25')
    await prices.rowOf('soldier').getByText('30%').click()
    await expect(prices.field('Notes', 'הערות')).toHaveValue('In service')
    await prices.press('Delete', 'מחיקה')
    const question = say(
      'Are you sure you want to delete this item? This action is IRREVERSIBLE',
      'למחוק את הפריט הזה? אי אפשר לבטל את הפעולה הזאת',
    )
    await answer(page, question, say('Delete', 'מחיקה'))
    await seeToast(page, say('Deleted Item Successfully', 'הפריט נמחק בהצלחה'))
    await expect(page).toHaveURL(/\/prices\/ticket_types$/)
    await expect(prices.rowOf('adult').first()).toBeVisible()
    await expect(prices.rowOf('soldier')).toHaveCount(0)
  })
})
