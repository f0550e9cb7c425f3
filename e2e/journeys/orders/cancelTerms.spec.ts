import { weekdayFrom } from '../../support/days.ts'
import { choose } from '../../support/fields.ts'
import { expect, type Page, test } from '../../support/journey.ts'
import { payInCash } from '../../support/payInCash.ts'
import { type PlacedOrder, placeOrder } from '../../support/placeOrder.ts'
import { payByCard } from '../../support/testDesk.ts'
import { seeToast } from '../../support/toasts.ts'

const tour = 'Jerusalem and the Dead Sea'

test('an order is canceled by its terms: half goes back to the card in time, nothing afterwards, cash goes back by hand, a refused refund is sent again, and a rest is given up', async ({
  page,
  say,
  signIn,
  picture,
}) => {
  await signIn(page, 'owner@demo.example', '/settings/cancellation')
  const policy = await sellBySteps(page)
  const dialog = page.getByRole('dialog')
  const line = dialog.getByRole('row').filter({ hasText: tour })
  const openCancel = async ({ _id }: PlacedOrder) => {
    await page.goto(`/order/${_id}`)
    await page
      .getByRole('main')
      .getByRole('button', { name: say('Cancel Order', 'ביטול ההזמנה') })
      .click()
  }
  const press = (english: string, hebrew: string) =>
    dialog.getByRole('button', { name: say(english, hebrew), exact: true }).click()
  const cancel = async () => {
    await press('Cancel Order', 'ביטול ההזמנה')
    await seeToast(page, say('Order Canceled', 'ההזמנה בוטלה'))
  }
  // The browser asks before it reloads a page with unsaved work.
  page.on('dialog', (asked) => void asked.accept())
  const ledger = page.getByRole('region', { name: say('Ledger', 'כרטסת ההזמנה') })

  await test.step('in time, half of what was paid by card goes back to it', async () => {
    const order = await placeOrder(page, { tour, day: weekdayFrom(20, 1), lastName: 'Sela' })
    const { payments } = await (await page.request.get(`/api/v1/orders/${order._id}`)).json()
    await page.goto(say(payments[0].paymentUrl, payments[0].paymentUrl2))
    await payByCard(page, say, '12312312')
    await expect(page).toHaveURL(/\/checkout\//)
    await openCancel(order)
    await choose(
      dialog,
      say('How much goes back', 'כמה מחזירים'),
      say('By the cancellation terms', 'לפי תנאי הביטול'),
    )
    await expect(line).toContainText('50%')
    await picture(page, 'cancel-by-terms')
    await cancel()
    await expect(ledger).toContainText(say('Cancellation fee', 'דמי ביטול'))
    await expect(ledger.getByText(say('Refund', 'זיכוי'), { exact: true })).toBeVisible()
    const { data, paid, total } = await ledgerOf(page, order)
    const [sale, refund] = ['sale', 'refund'].map(
      (kind) => data.find((row) => row.kind === kind)?.amount ?? 0,
    )
    expect(refund).toBeCloseTo((sale ?? 0) / 2, 2)
    expect(paid).toBeCloseTo(total, 2)
    await picture(page, 'half-refunded')
  })

  await test.step('after the last step nothing goes back by the terms', async () => {
    await openCancel(await placeOrder(page, { tour, day: weekdayFrom(3, 1), lastName: 'Sela' }))
    await choose(
      dialog,
      say('Cancellation fee', 'דמי ביטול'),
      say('By the cancellation terms', 'לפי תנאי הביטול'),
    )
    await expect(line).toContainText('0%')
    await picture(page, 'cancel-too-late')
    await press('Keep the order', 'להשאיר את ההזמנה')
    await expect(dialog).toHaveCount(0)
  })

  await test.step('cash goes back by hand: it waits in the list of payments until staff mark it', async () => {
    const order = await placeOrder(page, { tour, day: weekdayFrom(20, 1), lastName: 'Sela' })
    await payInCash(page, order)
    await openCancel(order)
    await choose(dialog, say('How much goes back', 'כמה מחזירים'), say('Another amount', 'סכום אחר'))
    const typed = dialog.getByRole('textbox', { name: say('Refund', 'סכום ההחזר') })
    await typed.fill('10')
    await openCancel(order)
    await expect(dialog).toContainText(say("We've restored what you typed.", 'שחזרנו את מה שהקלדת.'))
    await expect(typed).toHaveValue(/10/)
    await picture(page, 'cancel-restored')
    await press('Start over', 'להתחיל מחדש')
    await expect(typed).toHaveCount(0)
    await cancel()
    await page.goto('/payments/due')
    const waiting = page
      .getByRole('region', { name: say('To give back', 'זיכויים לביצוע') })
      .getByRole('listitem')
      .filter({ hasText: String(order.orderNumber) })
    await expect(waiting).toContainText(say('To do', 'לביצוע'))
    await picture(page, 'to-give-back')
    await waiting.getByRole('button', { name: say('Mark as given back', 'סימון כהוחזר') }).click()
    const reference = dialog.getByRole('textbox', { name: say('Reference', 'אסמכתה') })
    await reference.fill('Envelope 12')
    await page.reload()
    await waiting.getByRole('button', { name: say('Mark as given back', 'סימון כהוחזר') }).click()
    await expect(reference).toHaveValue('Envelope 12')
    await picture(page, 'giving-back')
    await press('Mark as given back', 'סימון כהוחזר')
    await seeToast(page, say('Marked as given back', 'סומן כהוחזר'))
    await expect(waiting).toHaveCount(0)
    expect(await ledgerOf(page, order)).toMatchObject({ paid: 0, balance: 0, toRefund: 0 })
  })

  await test.step('the owner gives up what nobody will pay', async () => {
    const order = await placeOrder(page, { tour, day: weekdayFrom(20, 1), lastName: 'Sela' })
    await page.goto(`/order/${order._id}`)
    await page
      .getByRole('main')
      .getByRole('button', { name: say('Write off the rest', 'ויתור על היתרה') })
      .click()
    await dialog.getByRole('textbox', { name: say('Reason', 'סיבה') }).fill('A complaint')
    await picture(page, 'giving-up')
    await dialog.getByRole('button', { name: say('Write off', 'ויתור על') }).click()
    await seeToast(page, say('Written off', 'הוויתור נרשם'))
    await expect(ledger.getByRole('row').last()).toContainText('A complaint')
    expect(await ledgerOf(page, order)).toMatchObject({ total: 0, balance: 0 })
  })

  await test.step('a refund that the card refuses is sent again from the order’s page', async () => {
    const order = await placeOrder(page, { tour, day: weekdayFrom(40, 1), lastName: 'Sela' })
    const { payments } = await (await page.request.get(`/api/v1/orders/${order._id}`)).json()
    await page.goto(say(payments[0].paymentUrl, payments[0].paymentUrl2))
    await payByCard(page, say, '4580000000000205')
    await expect(page).toHaveURL(/\/checkout\//)
    await openCancel(order)
    await cancel()
    const refused = page
      .getByRole('region', { name: say('Payments', 'תשלומים'), exact: true })
      .getByRole('listitem')
      .filter({ hasText: say('Refused by the card company', 'סורב בחברת האשראי') })
    await expect(refused).toBeVisible()
    await picture(page, 'refund-refused')
    await refused.getByRole('button', { name: say('Send to the card again', 'שליחה חוזרת לכרטיס') }).click()
    await seeToast(page, say('Sent to the card again', 'נשלח שוב לכרטיס'))
    await expect.poll(() => refusalsOf(page, order)).toBe(2)
    await expect(refused.getByText('23002')).toBeVisible()
  })

  await page.request.put(`/api/v1/cancellationPolicies/${policy._id}`, {
    data: { ...policy, tours: [], updatedAt: undefined },
  })
})

interface Books {
  data: { kind: string; amount: number }[]
  total: number
  paid: number
  balance: number
}

async function ledgerOf(page: Page, { _id }: PlacedOrder): Promise<Books> {
  return (await page.request.get(`/api/v1/orders/${_id}/ledger`)).json()
}

/** The number of times that the card refused a refund of an order. */
async function refusalsOf(page: Page, { _id }: PlacedOrder): Promise<number> {
  const log = await (await page.request.get(`/api/v1/editLogs/docs/Order/${_id}`)).json()
  return log.data.filter(({ action }: { action: string }) => action === 'refund failed').length
}

/** Gives the tour a policy: a full refund until 30 days before, and half until 14 days before. */
async function sellBySteps(page: Page): Promise<{ _id: string }> {
  const { data } = await (await page.request.get('/api/v1/tours/getActiveTours')).json()
  const { _id } = data.find(({ name }: { name: string }) => name === tour)
  const tiers = [
    { daysBefore: 30, time: '19:00', percent: 100 },
    { daysBefore: 14, time: '19:00', percent: 50 },
  ]
  const answer = await page.request.post('/api/v1/cancellationPolicies', {
    data: { name: `Steps ${Date.now()}`, tiers, tours: [_id] },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return answer.json()
}
