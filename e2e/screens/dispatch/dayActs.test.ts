import { fillVehicle } from '../../support/fillVehicle.ts'
import { placeOrder } from '../../support/placeOrder.ts'
import { seeToast } from '../../support/toasts.ts'
import { expect, type Page, test } from '../journey.ts'

const tour = 'Jerusalem and the Dead Sea'

test('DAY-11 customers are reminded, changed sheets sent and suppliers asked for a whole day, after a look at who gets what, and never twice', async ({
  page,
  emptyDay,
  say,
  signIn,
}) => {
  await signIn(page, 'admin@demo.example')
  const wish = { tour, day: emptyDay }
  const first = await placeOrder(page, { ...wish, lastName: 'First', mobilePhone: '054-555-7741' })
  await placeOrder(page, { ...wish, lastName: 'Second', mobilePhone: '054-555-7742' })
  await placeOrder(page, { ...wish, lastName: 'Unreachable' })
  await fillVehicle(page, first._id)
  await page.goto(`/day?date=${emptyDay}`)

  const dialog = page.getByRole('dialog')
  const reached = dialog.getByRole('region', { name: say('Who gets it', 'מי מקבל'), exact: true })
  const unreached = dialog.getByRole('region', { name: say('Who gets nothing', 'מי לא מקבל') })
  const open = async (act: string) => {
    await page.getByRole('button', { name: say('For the whole day', 'לכל היום') }).click()
    await page.getByRole('menuitem', { name: act }).click()
  }
  const send = async (name: string) => {
    await dialog.getByRole('button', { name, exact: true }).click()
    await seeToast(page, say('Done.', 'בוצע.'))
    await expect(dialog).toHaveCount(0)
  }

  await test.step('customers: those who are ticked, and the next time only the others', async () => {
    await open(say('Remind all customers', 'תזכורת לכל הלקוחות'))
    await expect(reached.getByRole('checkbox')).toHaveCount(3)
    await expect(reached).toContainText('+972545557741')
    await expect(unreached).toContainText('Noa Unreachable')
    await expect(unreached).toContainText(say('No email address', 'אין כתובת אימייל'))
    await reached.getByRole('checkbox', { name: 'Noa Second' }).click()
    await send(say('Send reminders', 'שליחת תזכורות'))
    await open(say('Remind all customers', 'תזכורת לכל הלקוחות'))
    await expect(unreached).toContainText('Noa First')
    await expect(unreached).toContainText(say('Knows this already', 'כבר יודעים'))
    await expect(reached).toContainText('Noa Second')
    await expect(reached.getByRole('checkbox')).toHaveCount(2)
    await dialog.getByRole('button', { name: say('Cancel', 'ביטול') }).click()
  })

  await test.step('suppliers: asked once, then known', async () => {
    await open(say('Ask the suppliers', 'פנייה לספקים'))
    await expect(reached.getByRole('checkbox')).toHaveCount(2)
    await send(say('Send requests', 'שליחת פניות'))
    await open(say('Ask the suppliers', 'פנייה לספקים'))
    await expect(unreached).toContainText(
      say('Asked, Knows all of it already', 'ממתין לתשובה, כבר יודע הכול'),
    )
    await expect(dialog.getByRole('button', { name: say('Send requests', 'שליחת פניות') })).toBeDisabled()
    await dialog.getByRole('button', { name: say('Cancel', 'ביטול') }).click()
  })

  await test.step('sheets: only after they changed, to those who work with them', async () => {
    const sheets = say('Send changed sheets', 'שליחת רשימות שהשתנו')
    await open(sheets)
    const none = say('No sheet has changed since it was handed out.', 'אף רשימה לא השתנתה מאז שנמסרה.')
    await expect(dialog.getByText(none)).toBeVisible()
    await dialog.getByRole('button', { name: say('Cancel', 'ביטול') }).click()
    await cancel(page, first._id)
    await open(sheets)
    await expect(reached.getByRole('checkbox')).toHaveCount(2)
    await send(say('Send sheets', 'שליחת רשימות'))
    await open(sheets)
    await expect(dialog.getByText(none)).toBeVisible()
  })
})

async function cancel(page: Page, orderId: string): Promise<void> {
  const data = { orderId, canRefund: false }
  const answer = await page.request.post('/api/v1/orders/cancel', { data })
  expect(answer.ok()).toBe(true)
}
