import { dayAhead, weekdayFrom } from '../../support/days.ts'
import { filterBy } from '../../support/fields.ts'
import { placeOrder } from '../../support/placeOrder.ts'
import { expect, test } from '../journey.ts'

test('money received is summed by day and method, and a day opens its payments', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'owner@demo.example', '/operations')
  const order = await placeOrder(page, {
    tour: 'Jerusalem and the Dead Sea',
    day: weekdayFrom(20, 1),
    lastName: 'Arbel',
  })
  const paid = await page.request.post(`/api/v1/orders/${order._id}/ledger`, {
    data: {
      kind: 'payment',
      method: 'transfer',
      amount: 12.34,
      day: dayAhead(0),
      reference: 'Leumi 4471',
      clientKey: crypto.randomUUID(),
    },
  })
  expect(paid.ok()).toBe(true)

  await page.goto('/payments/due')
  await page.getByRole('tab', { name: say('Received', 'התקבלו') }).click()
  await expect(page).toHaveURL(/\/payments\/received$/)
  const main = page.getByRole('main')
  const [year, month, day] = dayAhead(0).split('-')
  const today = main
    .getByRole('row')
    .filter({ hasText: `${day}/${month}/${year}` })
    .filter({ hasText: 'USD' })
  const { data } = await (
    await page.request.get(`/api/v1/payments/received/sums?startDate=${dayAhead(0)}&endDate=${dayAhead(0)}`)
  ).json()
  const dollars = data.filter(({ currency }: { currency: string }) => currency === 'USD')
  const transfers = dollars.find(({ method }: { method: string }) => method === 'transfer')
  await expect(today).toContainText(
    `$${transfers.amount.toLocaleString('en-US', { minimumFractionDigits: 2 })}`,
  )
  await expect(
    main
      .getByRole('row')
      .filter({ hasText: say('All days', 'כל הימים') })
      .first(),
  ).toBeVisible()
  await expect(main.getByRole('columnheader', { name: say('Bank transfer', 'העברה בנקאית') })).toBeVisible()

  await filterBy(page, say('Methods', 'אמצעי תשלום'), say('Bank transfer', 'העברה בנקאית'))
  await expect(page).toHaveURL(/method=transfer/)
  await expect(main.getByRole('columnheader', { name: say('Card', 'כרטיס אשראי'), exact: true })).toHaveCount(
    0,
  )
  await today.click()
  await expect(page).toHaveURL(/show=rows/)
  const row = main.getByRole('row').filter({ hasText: String(order.orderNumber) })
  await expect(row).toContainText('Leumi 4471')
  await expect(row).toContainText('$12.34')
  await page.goBack()
  await expect(
    main
      .getByRole('row')
      .filter({ hasText: say('All days', 'כל הימים') })
      .first(),
  ).toBeVisible()

  await page.goto(`/payments/received?startDate=${dayAhead(-900)}&endDate=${dayAhead(-890)}`)
  await expect(
    main.getByText(say('No money was received on these days.', 'לא התקבל כסף בימים האלה.')),
  ).toBeVisible()
})
