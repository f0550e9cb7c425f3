import { membersOf } from '../../support/crewPhone.ts'
import { weekdayFrom } from '../../support/days.ts'
import { choose } from '../../support/fields.ts'
import { payInCash } from '../../support/payInCash.ts'
import { placeOrder } from '../../support/placeOrder.ts'
import { seeToast } from '../../support/toasts.ts'
import { expect, type Page, test } from '../journey.ts'

const tour = 'Jerusalem and the Dead Sea'

test('a guide takes the cash of two orders and hands one of them over; the other stays on the list', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'owner@demo.example')
  const { first, second, guide, name, person } = await twoOrders(page, 1, ['Golan', 'Peretz'])

  await page.goto(`/order/${first._id}`)
  const record = say('Record payment', 'רישום תשלום שהתקבל')
  await page.getByRole('main').getByRole('button', { name: record }).click()
  const dialog = page.getByRole('dialog')
  await choose(dialog, say('Who has the cash', 'אצל מי המזומן'), name)
  await dialog.getByRole('textbox', { name: say('Amount', 'סכום') }).fill('100')
  await dialog.getByRole('button', { name: record }).click()
  await seeToast(page, say('Payment recorded', 'התשלום נרשם'))
  const ledger = page.getByRole('region', { name: say('Ledger', 'כרטסת ההזמנה') })
  await expect(ledger.getByRole('row').last()).toContainText(name)
  await payInCash(page, second, { heldBy: guide._id })

  await page.goto('/payments')
  await page.getByRole('tab', { name: say('Crew cash', 'מזומן אצל הצוות') }).click()
  const handOver = new RegExp(`${say('Hand over', 'מסירה למשרד')}.*100\\.00`)
  await person.getByRole('button', { name, exact: true }).click()
  await expect(person.getByRole('link', { name: String(first.orderNumber) })).toBeVisible()
  await person
    .getByRole('row')
    .filter({ hasText: String(second.orderNumber) })
    .getByRole('checkbox')
    .click()
  await person.getByRole('button', { name: handOver }).click()
  await dialog.getByRole('textbox', { name: say('Note', 'הערה') }).fill('Envelope 7')
  await page.reload()
  await person.getByRole('button', { name, exact: true }).click()
  await person
    .getByRole('row')
    .filter({ hasText: String(second.orderNumber) })
    .getByRole('checkbox')
    .click()
  await person.getByRole('button', { name: handOver }).click()
  await expect(dialog.getByRole('textbox', { name: say('Note', 'הערה') })).toHaveValue('Envelope 7')
  await dialog.getByRole('button', { name: handOver }).click()
  await seeToast(page, say('Cash handed over', 'מסירת המזומן נרשמה'))
  await expect(person.getByRole('row').filter({ hasText: String(first.orderNumber) })).toHaveCount(0)
  await expect(person.getByRole('row').filter({ hasText: String(second.orderNumber) })).toHaveCount(1)

  await person.getByRole('link', { name: String(second.orderNumber) }).click()
  await page.goto(`/order/${first._id}`)
  await expect(ledger.getByRole('row').last()).toContainText(say('handed over by', 'נמסר למשרד על ידי'))
})

test('a guide brings an amount: it’s taken from the oldest cash, and never more than they hold', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'owner@demo.example')
  const { first, second, guide, name, person } = await twoOrders(page, 2, ['Amar', 'Biton'])
  for (const order of [first, second]) await payInCash(page, order, { heldBy: guide._id })
  const amountOf = async () => {
    const answer = await page.request.get('/api/v1/crewCash')
    const list: { data: { operator: { _id: string }; currency: string; amount: number }[] } =
      await answer.json()
    const held = list.data.find(({ operator, currency }) => operator._id === guide._id && currency === 'USD')
    return held?.amount ?? 0
  }
  const held = await amountOf()

  await page.goto('/payments/cash')
  const another = person.getByRole('button', { name: say('Another amount', 'סכום אחר') })
  await another.click()
  const dialog = page.getByRole('dialog')
  const amount = dialog.getByRole('textbox', { name: say('Amount', 'סכום') })
  const submit = dialog.getByRole('button', { name: say('Hand over', 'מסירה למשרד') })
  await submit.click()
  await expect(amount).toHaveAttribute('aria-invalid', 'true')
  await amount.fill(String(held + 1))
  await submit.click()
  await expect(dialog).toContainText(say('holds only', 'יש רק'))
  const part = Math.floor(held) - 1
  await amount.fill(String(part))
  await submit.click()
  await seeToast(page, say('Cash handed over', 'מסירת המזומן נרשמה'))
  await expect.poll(amountOf).toBeCloseTo(held - part, 2)
  await expect(person).toContainText((held - part).toFixed(2))

  // Filters show only this person, or part of their cash, but the handover still comes out of all that they
  // hold.
  const rest = (await amountOf()).toFixed(2)
  await page.goto(`/payments/cash?search=${encodeURIComponent(name)}`)
  await expect(person).toContainText(rest)
  await another.click()
  await expect(dialog).toContainText(rest)
  await page.keyboard.press('Escape')
  await page.goto(`/payments/cash?search=${second.orderNumber}`)
  await another.click()
  await expect(dialog).toContainText(rest)
  await amount.fill('1')
  await submit.click()
  await seeToast(page, say('Cash handed over', 'מסירת המזומן נרשמה'))
  await expect.poll(amountOf).toBeCloseTo(Number(rest) - 1, 2)
})

/**
 * Places two orders on a day, and picks a guide whom no other journey uses: the last one, the one before, and
 * so on.
 */
async function twoOrders(page: Page, which: number, [one, other]: [string, string]) {
  const day = weekdayFrom(20, which)
  const first = await placeOrder(page, { tour, day, lastName: one })
  const second = await placeOrder(page, { tour, day, lastName: other })
  const guide = (await membersOf(page, 'guide')).at(-which)
  if (!guide) throw new Error('Too few guides')
  const name = `${guide.firstName} ${guide.lastName}`
  const person = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name, exact: true }) })
  return { first, second, guide, name, person }
}
