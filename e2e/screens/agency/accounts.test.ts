import { dayAhead, weekdayFrom } from '../../support/days.ts'
import { choose, filterBy } from '../../support/fields.ts'
import { limitedAgency } from '../../support/limitedAgency.ts'
import { placeOrder } from '../../support/placeOrder.ts'
import { seeToast } from '../../support/toasts.ts'
import { expect, test } from '../journey.ts'

const tour = 'Jerusalem and the Dead Sea'

test('the balances of agencies are found, sorted and summed, and open the account', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'super@demo.example')
  const word = say('Jasmine', 'Lavender')
  const small = await limitedAgency(page, { name: `${word} Small`, creditLimit: 1000, owes: 120 })
  await limitedAgency(page, { name: `${word} Big`, creditLimit: 500, owes: 450 })
  await limitedAgency(page, { name: `${word} None`, creditLimit: 100 })

  await page.goto('/home')
  await page
    .getByRole('navigation')
    .getByRole('link', { name: say('Agency accounts', 'חשבונות סוכנויות') })
    .first()
    .click()
  await expect(page).toHaveURL(/\/agency_accounts\/balances$/)
  await page.goto(`/agency_accounts/balances?search=${word}`)
  const main = page.getByRole('main')
  const rows = main.getByRole('row').filter({ has: page.getByRole('cell') })
  await expect(rows).toHaveCount(3)
  await expect(rows.first()).toContainText('90%')
  await expect(rows.first()).toContainText(say('Limit nearly used', 'המסגרת כמעט נוצלה'))
  await expect(main).toContainText('$570.00')

  await main
    .getByRole('columnheader', { name: say('Balance', 'יתרה') })
    .getByRole('button')
    .click()
  await expect(page).toHaveURL(/sort=-balance/)
  await expect(rows.nth(1)).toContainText(`${word} Small`)
  await filterBy(page, say('Limit', 'מסגרת'), say('Limit nearly used', 'המסגרת כמעט נוצלה'))
  await expect(rows).toHaveCount(1)
  await page.goto(`/agency_accounts/balances?search=${word}&sides=settled`)
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText(`${word} None`)
  await page.goto(`/agency_accounts/balances?search=${word}&limits=over`)
  await expect(main).toContainText(say('Nothing matches these filters.', 'אין תוצאות למסננים שנבחרו.'))

  await page.goto(`/agency_accounts/balances?search=${word}`)
  await rows.filter({ hasText: small.name }).getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/agency_account/${small._id}$`))
  await main.getByRole('link', { name: say('Agency', 'כרטיס הסוכנות'), exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/account/${small._id}$`))
  await main.getByRole('link', { name: say('Account', 'חשבון הסוכנות'), exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/agency_account/${small._id}$`))
})

test('STMT-09 an account shows its rows with the balance after each, for days, orders and kinds, and the balance of a past day', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'super@demo.example')
  const agency = await limitedAgency(page, {
    name: say('Willow Guides', 'Poplar Guides'),
    creditLimit: null,
  })
  const post = (data: object) =>
    page.request.post(`/api/v1/agencyAccounts/${agency._id}/postings`, {
      data: { currency: 'USD', clientKey: crypto.randomUUID(), ...data },
    })
  await post({ kind: 'opening', amount: 300, day: dayAhead(-20) })
  await post({ kind: 'payment', amount: 100, day: dayAhead(-10), method: 'cash' })
  const order = await placeOrder(page, {
    tour,
    day: weekdayFrom(24, 1),
    lastName: 'Mizrahi',
    agency: agency._id,
    isOnAccount: true,
  })
  const saved = await (await page.request.get(`/api/v1/orders/${order._id}`)).json()
  const total: number = saved.calculatedPrices.totalPrice
  const dollars = (amount: number) =>
    `$${amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`

  await page.goto(`/agency_account/${agency._id}`)
  const main = page.getByRole('main')
  const rows = main.getByRole('row').filter({ has: page.getByRole('cell') })
  await expect(rows).toHaveCount(3)
  await expect(rows.first()).toContainText(say('Tour', 'סיור'))
  await expect(rows.first()).toContainText(dollars(200 + total))
  await expect(rows.nth(1)).toContainText('-$100.00')
  await expect(rows.nth(1)).toContainText('$200.00')
  const balance = main.getByRole('definition').first()
  await expect(balance).toHaveText(dollars(200 + total))

  await page.goto(`/agency_account/${agency._id}?endDate=${dayAhead(-15)}`)
  await expect(balance).toHaveText('$300.00')
  await expect(rows).toHaveCount(1)
  await page.goto(`/agency_account/${agency._id}?startDate=${dayAhead(-15)}&endDate=${dayAhead(-5)}`)
  await expect(balance).toHaveText('$200.00')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('$200.00')
  await page.goto(`/agency_account/${agency._id}?order=${order.orderNumber}`)
  await expect(rows).toHaveCount(1)
  await page.goto(`/agency_account/${agency._id}`)
  await filterBy(page, say('Kind', 'סוג'), say('Payment', 'תשלום'))
  await expect(page).toHaveURL(/kinds=payment/)
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('-$100.00')

  await page.goto(`/agency_account/${agency._id}`)
  await expect(rows.first()).toContainText(String(order.orderNumber))
  await rows.first().getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/order/${order._id}`))
})

test('staff record what an agency paid, and reverse what was wrong', async ({ page, say, signIn }) => {
  await signIn(page, 'super@demo.example')
  const agency = await limitedAgency(page, {
    name: say('Rosemary Desk', 'Thyme Desk'),
    creditLimit: null,
  })
  await page.goto(`/agency_account/${agency._id}`)
  const main = page.getByRole('main')
  const rows = main.getByRole('row').filter({ has: page.getByRole('cell') })
  const record = say('Record', 'רישום בחשבון')
  await expect(main).toContainText(say('Nothing is on this account yet.', 'עדיין אין רישומים בחשבון.'))
  await main.getByRole('button', { name: record, exact: true }).first().click()
  const dialog = page.getByRole('dialog')
  const send = dialog.getByRole('button', { name: record, exact: true })
  const amount = dialog.getByRole('textbox', { name: say('Amount', 'סכום') })

  await send.click()
  await expect(dialog).toContainText(say('Please enter a reference', 'נא להזין אסמכתה'))
  await amount.fill('70')
  await dialog.getByRole('textbox', { name: say('Reference', 'אסמכתה') }).fill('TR-9911')
  await send.click()
  await seeToast(page, say('Recorded', 'נרשם'))
  await expect(dialog).toHaveCount(0)
  await expect(rows.first()).toContainText('-$70.00')
  await expect(rows.first()).toContainText('TR-9911')

  await main.getByRole('button', { name: record, exact: true }).first().click()
  await choose(dialog, say('What is recorded', 'מה לרשום'), say('Adjustment', 'התאמה'))
  await expect(dialog.getByRole('combobox', { name: say('Method', 'אמצעי תשלום') })).toHaveCount(0)
  await amount.fill('-5')
  await send.click()
  await expect(dialog).toContainText(say('Please enter a reason', 'נא להזין סיבה'))
  await dialog.getByRole('textbox', { name: say('Note', 'הערה') }).fill('A bus was late')
  await send.click()
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText('-$75.00')

  await rows
    .nth(1)
    .getByRole('button', { name: say('Reverse the payment of $70.00', 'ביטול הרישום: תשלום') })
    .click()
  const reverse = dialog.getByRole('button', { name: say('Reverse', 'ביטול הרישום'), exact: true })
  await reverse.click()
  await expect(dialog).toContainText(say('Please enter a reason', 'נא להזין סיבה'))
  await dialog.getByRole('textbox', { name: say('Reason', 'סיבה') }).fill('Another agency')
  await reverse.click()
  await expect(dialog).toHaveCount(0)
  await expect(rows).toHaveCount(3)
  await expect(rows.first()).toContainText('Another agency')
  await expect(main.getByRole('definition').first()).toHaveText('-$5.00')
  await expect(rows.nth(2)).toContainText(say('Reversed', 'בוטל'))
  await expect(rows.nth(2).getByRole('button')).toHaveCount(0)
})

test('an agency’s owner and admin see their own account, its agents don’t', async ({
  page,
  say,
  signIn,
  newcomer,
}) => {
  await signIn(page, 'agency-owner@demo.example', '/')
  await page
    .getByRole('navigation')
    .getByRole('link', { name: say('Account', 'החשבון שלנו'), exact: true })
    .click()
  await expect(page).toHaveURL(/\/agency_account$/)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(say('Account', 'החשבון שלנו'))
  await expect(main.getByRole('definition').first()).toContainText('$')
  await expect(main.getByRole('button', { name: say('Record', 'רישום בחשבון'), exact: true })).toHaveCount(0)
  await expect(main.getByRole('columnheader', { name: say('Note', 'הערה') })).toHaveCount(0)
  for (const address of ['/agency_accounts/balances', `/agency_account/${crypto.randomUUID()}`]) {
    await page.goto(address)
    await expect(page).toHaveURL(/\/agency_account$/)
  }
  const agent = await newcomer()
  await signIn(agent, 'agent@demo.example', '/')
  await expect(
    agent.getByRole('navigation').getByRole('link', { name: say('Account', 'החשבון שלנו'), exact: true }),
  ).toHaveCount(0)
  await agent.goto('/agency_account')
  await expect(agent).toHaveURL(/\/agency_orders$/)
})
