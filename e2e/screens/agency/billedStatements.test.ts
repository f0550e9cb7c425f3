import { dayAhead, weekdayFrom } from '../../support/days.ts'
import { placeOrder } from '../../support/placeOrder.ts'
import { agencyToBill, confirmedStatement, draftStatement, owe } from '../../support/statements.ts'
import { seeToast } from '../../support/toasts.ts'
import { expect, type Page, test } from '../journey.ts'

const tour = 'Jerusalem and the Dead Sea'
const dollars = (amount: number) =>
  `$${amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
const ownAgency = async (page: Page): Promise<{ _id: string; name: string }> =>
  (await (await page.request.get('/api/v1/auth/getCurrentUser')).json()).account

test('a draft is confirmed where it stands, also after its lines have changed, and voided with a reason', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'super@demo.example')
  const agency = await agencyToBill(page, { name: say('Fig Garden', 'Date Garden'), customers: ['Dahan'] })
  const draft = await draftStatement(page, agency)
  await page.goto(`/statement/${draft._id}`)
  const main = page.getByRole('main')
  const rows = main.getByRole('row').filter({ has: page.getByRole('cell') })
  await expect(rows).toHaveCount(1)
  const day = weekdayFrom(24, 1)
  await placeOrder(page, { tour, day, lastName: 'Ezra', agency: agency._id, isOnAccount: true })
  const confirm = say('Confirm', 'אישור')
  const mailed = new RegExp(say('mailed', 'במייל'))
  const press = async () => {
    await main.getByRole('button', { name: confirm, exact: true }).click()
    await expect(page.getByRole('dialog')).toContainText(mailed)
    await page.getByRole('dialog').getByRole('button', { name: confirm, exact: true }).click()
  }
  await press()
  const changed = say('The lines have changed. The draft was refreshed.', 'השורות השתנו. הטיוטה עודכנה.')
  await seeToast(page, changed)
  await expect(rows).toHaveCount(2)
  await press()
  const heading = main.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(new RegExp(say('Statement S20', 'דף חשבון')))
  await expect(main).toContainText(say('Confirmed', 'מאושר'))
  await expect(main.getByRole('button', { name: say('Refresh', 'רענון'), exact: true })).toHaveCount(0)

  await main.getByRole('button', { name: say('Void', 'ביטול דף החשבון'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: say('Reason', 'סיבה') }).fill('Another period')
  await dialog.getByRole('button', { name: say('Void', 'ביטול דף החשבון'), exact: true }).click()
  await expect(main.getByRole('definition').last()).toHaveText('Another period')
  await expect(main.getByRole('button', { name: say('Record payment', 'רישום תשלום') })).toHaveCount(0)
  expect((await draftStatement(page, agency)).lines).toHaveLength(2)
})

test('STMT-16 a payment pays the statement, chosen lines, all but questioned ones, or the oldest first, and what’s left shows', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'super@demo.example')
  const agency = await agencyToBill(page, {
    name: say('Carob Trails', 'Walnut Trails'),
    customers: ['Fadida', 'Golan', 'Hason'],
  })
  const statement = await confirmedStatement(page, agency)
  const [first, second, third] = statement.lines
  if (!first || !second || !third) throw new Error('Three orders are three lines')
  const ask = { text: 'Two people only', clientKey: crypto.randomUUID() }
  await page.request.post(`/api/v1/statements/${statement._id}/lines/${second._id}/questions`, { data: ask })
  await page.goto(`/statement/${statement._id}`)
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  const record = say('Record payment', 'רישום תשלום')
  const rest = main.getByRole('definition').last()
  const amount = dialog.getByRole('textbox', { name: say('Amount', 'סכום') })
  const ticks = dialog.getByRole('checkbox')
  const send = async () => {
    await dialog.getByRole('textbox', { name: say('Reference', 'אסמכתה') }).fill('TR-5521')
    await dialog.getByRole('button', { name: record, exact: true }).click()
    await expect(dialog).toHaveCount(0)
  }

  await test.step('a chosen line', async () => {
    await main.getByRole('button', { name: record, exact: true }).click()
    await expect(ticks).toHaveCount(3)
    await expect(amount).toHaveValue(new RegExp(String(Math.trunc(statement.total)).slice(-3)))
    await ticks.nth(1).uncheck()
    await ticks.nth(2).uncheck()
    await send()
    await expect(rest).toHaveText(dollars(second.net + third.net))
    await expect(main).toContainText(say('Partly paid', 'שולם חלקית'))
  })
  await test.step('all but questioned lines, with one click', async () => {
    await main.getByRole('button', { name: record, exact: true }).click()
    await dialog
      .getByRole('button', { name: say('Pay all but questioned lines', 'תשלום הכול חוץ משורות בבירור') })
      .click()
    await expect(ticks.first()).not.toBeChecked()
    await expect(ticks.nth(1)).toBeChecked()
    await send()
    await expect(rest).toHaveText(dollars(second.net))
  })
  await test.step('the whole rest, and more than that, which stays on the account', async () => {
    await main.getByRole('button', { name: record, exact: true }).click()
    await amount.fill(String(second.net + 30))
    await send()
    await expect(rest).toHaveText('$0.00')
    await expect(main).toContainText(say('Paid', 'שולם'))
    await expect(main.getByRole('button', { name: record, exact: true })).toHaveCount(0)
  })
  await page.goto(`/agency_account/${agency._id}`)
  const rows = main.getByRole('row').filter({ has: page.getByRole('cell') })
  await expect(rows.first()).toContainText(dollars(-second.net - 30).replace('$-', '-$'))
  await expect(rows.first()).toContainText('-$30.00')

  await test.step('what’s left pays the oldest statement, and stops paying it', async () => {
    await owe(page, agency, 80)
    const next = await confirmedStatement(page, agency)
    await rows
      .filter({ hasText: '-$30.00' })
      .getByRole('button', { name: say('Let it pay statements', 'שיוך לדפי חשבון') })
      .click()
    await seeToast(page, say('Statements were paid by it', 'התשלום שויך לדפי החשבון'))
    const open = async () =>
      (await (await page.request.get(`/api/v1/statements/${next._id}`)).json()).open as number
    expect(await open()).toBe(50)
    await rows
      .filter({ hasText: dollars(second.net + 30) })
      .getByRole('button', { name: say('Stop paying statements', 'ביטול השיוך') })
      .click()
    await seeToast(page, say('It no longer pays statements', 'השיוך בוטל'))
    expect(await open()).toBe(80)
  })
  await test.step('a payment recorded on the account pays the oldest first', async () => {
    await main
      .getByRole('button', { name: say('Record', 'רישום בחשבון'), exact: true })
      .first()
      .click()
    await amount.fill(String(second.net + 10))
    await dialog.getByRole('textbox', { name: say('Reference', 'אסמכתה') }).fill('TR-5522')
    await dialog.getByRole('button', { name: say('Record', 'רישום בחשבון'), exact: true }).click()
    await expect(dialog).toHaveCount(0)
    const { data } = await (await page.request.get(`/api/v1/statements?agencies=${agency._id}`)).json()
    expect(data.map(({ open }: { open: number }) => open)).toEqual([70, 0])
  })
})

test('STMT-18 the ageing of a day says how long balances have been due, its columns add up, and it’s a file', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'super@demo.example')
  const agency = await agencyToBill(page, { name: say('Zaatar Desk', 'Zatar Office'), owes: 300 })
  await confirmedStatement(page, agency)
  await owe(page, agency, 45)
  const paid = { kind: 'top_up', currency: 'USD', amount: 20, day: dayAhead(0), method: 'cash' }
  await page.request.post(`/api/v1/agencyAccounts/${agency._id}/postings`, {
    data: { ...paid, clientKey: crypto.randomUUID() },
  })
  const main = page.getByRole('main')
  const row = main.getByRole('row').filter({ hasText: agency.name })
  const heads = ['unbilled', 'notDue', 'to30', 'to60', 'to90', 'over90', 'unallocated', 'balance']
  const cells = async () => (await row.getByRole('cell').allTextContents()).slice(2)
  const expected = (column: string) =>
    heads.map((head) => {
      if (head === 'unbilled') return '$45.00'
      if (head === 'unallocated') return '-$20.00'
      if (head === 'balance') return '$325.00'
      return head === column ? '$300.00' : ''
    })
  // The statement is due in 30 days.
  for (const [days, column] of [
    [0, 'notDue'],
    [30, 'notDue'],
    [31, 'to30'],
    [60, 'to30'],
    [61, 'to60'],
    [90, 'to60'],
    [91, 'to90'],
    [120, 'to90'],
    [121, 'over90'],
  ] as const) {
    await page.goto(`/agency_accounts/ageing?day=${dayAhead(days)}`)
    await expect(row).toHaveCount(1)
    await expect.poll(cells, { message: `${days} days from now` }).toEqual(expected(column))
  }
  await page.goto(`/agency_accounts/ageing?day=${dayAhead(-41)}`)
  await expect(main.getByRole('tab', { name: say('Ageing', 'גיול חובות') })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expect(row).toHaveCount(0)
  await page.goto('/agency_accounts/balances')
  await main.getByRole('tab', { name: say('Ageing', 'גיול חובות') }).click()
  await expect(row).toHaveCount(1)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('button', { name: say('Export XLSX', 'ייצוא XLSX') }).click(),
  ])
  expect(file.suggestedFilename()).toBe(`ageing_${dayAhead(0)}.xlsx`)
})

test('STMT-20 an agency’s owner and admin see their own account with balance, limit, unbilled lines, confirmed statements and payments; agents don’t, and nobody of them sees a draft', async ({
  page,
  say,
  signIn,
  newcomer,
}) => {
  await signIn(page, 'super@demo.example')
  const own = await newcomer()
  await signIn(own, 'agency-owner@demo.example', '/agency_account')
  const agency = await ownAgency(own)
  const record = `/api/v1/accounts/${agency._id}`
  const { settlement } = await (await page.request.get(record)).json()
  const limited = { name: agency.name, settlement: { ...settlement, creditLimit: 900_000 } }
  expect((await page.request.put(record, { data: limited })).ok()).toBe(true)
  await owe(page, agency, 64)
  const statement = await confirmedStatement(page, agency)
  await owe(page, agency, 23.45)
  const draft = await draftStatement(page, agency)
  await page.request.post(`/api/v1/agencyAccounts/${agency._id}/postings`, {
    data: {
      ...{ kind: 'payment', currency: 'USD', amount: 11.5, day: dayAhead(0), method: 'cash' },
      clientKey: crypto.randomUUID(),
    },
  })
  for (const login of ['agency-owner@demo.example', 'agency-admin@demo.example']) {
    const person = await newcomer()
    await signIn(person, login, '/agency_orders')
    const main = person.getByRole('main')
    const rows = main.getByRole('row').filter({ has: person.getByRole('cell') })
    await person
      .getByRole('navigation')
      .getByRole('link', { name: say('Account', 'החשבון שלנו'), exact: true })
      .click()
    await expect(person).toHaveURL(/\/agency_account$/)
    await expect(main.getByRole('definition').first()).toContainText('$')
    await expect(main).toContainText(say('Credit limit', 'מסגרת אשראי'))
    await expect(main).toContainText(say('Left', 'נותר'))
    await expect(rows.filter({ hasText: '-$11.50' }).first()).toBeVisible()
    await person.goto('/agency_account?unbilled=true')
    await expect(rows.filter({ hasText: '$23.45' }).first()).toBeVisible()
    await expect(rows.filter({ hasText: '$64.00' })).toHaveCount(0)
    await expect(rows.filter({ hasText: '-$11.50' })).toHaveCount(0)
    await main.getByRole('tab', { name: say('Statements', 'דפי חשבון') }).click()
    await expect(person).toHaveURL(/\/agency_account\/statements$/)
    await expect(rows.filter({ hasText: statement.number ?? '' })).toHaveCount(1)
    await expect(rows.filter({ hasText: say('Draft', 'טיוטה') })).toHaveCount(0)
    await person.goto(`/statement/${draft._id}`)
    await expect(person).toHaveURL(/\/agency_account\/statements$/)
    await rows
      .filter({ hasText: statement.number ?? '' })
      .getByRole('link')
      .first()
      .click()
    await expect(person).toHaveURL(new RegExp(`/statement/${statement._id}$`))
    await expect(main.getByRole('heading', { level: 1 })).toContainText(statement.number ?? '')
    for (const [english, hebrew] of [
      ['Record payment', 'רישום תשלום'],
      ['Void', 'ביטול דף החשבון'],
    ] as const)
      await expect(main.getByRole('button', { name: say(english, hebrew), exact: true })).toHaveCount(0)
    await main.getByRole('button', { name: say('Download', 'הורדה') }).click()
    const [file] = await Promise.all([
      person.waitForEvent('download'),
      person.getByRole('menuitem', { name: say('PDF, Hebrew', 'PDF בעברית') }).click(),
    ])
    expect(file.suggestedFilename()).toBe(`statement_${statement.number}_he.pdf`)
  }
  const agent = await newcomer()
  await signIn(agent, 'agent@demo.example', '/')
  for (const address of ['/agency_account', '/agency_account/statements', `/statement/${statement._id}`]) {
    await agent.goto(address)
    await expect(agent).toHaveURL(/\/agency_orders$/)
  }
  await page.request.delete(`/api/v1/statements/${draft._id}`)
  await page.request.put(record, { data: { name: agency.name, settlement } })
})

test('STMT-21 an agency asks about a line, staff answer it there, both see both, and open questions are on both home pages; nothing is blocked', async ({
  page,
  say,
  signIn,
  newcomer,
}) => {
  await signIn(page, 'super@demo.example')
  const own = await newcomer()
  await signIn(own, 'agency-owner@demo.example', '/agency_account')
  const agency = await ownAgency(own)
  await owe(page, agency, 71)
  const statement = await confirmedStatement(page, agency)
  const open = say('Open questions about statements', 'שאלות פתוחות על דפי חשבון')
  const line = (desk: Page) => desk.getByRole('main').getByRole('link').filter({ hasText: open })
  const text = 'The guide says that two people came'

  await own.goto(`/statement/${statement._id}`)
  await own
    .getByRole('main')
    .getByRole('button', { name: say('Ask about this line', 'שאלה על השורה') })
    .first()
    .click()
  const asking = own.getByRole('dialog')
  const field = asking.getByRole('textbox', { name: say('Question', 'שאלה') })
  await expect(field).toHaveAttribute('maxlength', '500')
  await asking.getByRole('button', { name: say('Send question', 'שליחת השאלה') }).click()
  await expect(asking).toContainText(say('Please enter a question', 'נא להזין שאלה'))
  await field.fill(text)
  await asking.getByRole('button', { name: say('Send question', 'שליחת השאלה') }).click()
  await expect(asking).toHaveCount(0)
  await expect(own.getByRole('main')).toContainText(text)

  await own.goto('/home')
  await line(own).click()
  await expect(own).toHaveURL(/\/agency_account\/statements\?asked=true$/)
  await expect(own.getByRole('main')).toContainText(statement.number ?? '')
  await page.goto('/home')
  await line(page).click()
  await expect(page).toHaveURL(/\/agency_accounts\/statements\?asked=true$/)
  const main = page.getByRole('main')
  const rows = main.getByRole('row').filter({ has: page.getByRole('cell') })
  await rows
    .filter({ hasText: statement.number ?? '' })
    .getByRole('link')
    .first()
    .click()
  await expect(main).toContainText(text)

  const paid = { currency: 'USD', amount: statement.total, day: dayAhead(0), method: 'cash' }
  const allocations = [{ statement: statement._id, amount: statement.total }]
  const answer = await page.request.post(`/api/v1/agencyAccounts/${agency._id}/payments`, {
    data: { ...paid, allocations, clientKey: crypto.randomUUID() },
  })
  expect(answer.ok()).toBe(true)
  await main.getByRole('button', { name: say('Answer', 'מענה'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: say('Answer', 'תשובה') }).fill('Then it was two, sorry')
  await dialog.getByRole('button', { name: say('Send answer', 'שליחת התשובה') }).click()
  await expect(dialog).toHaveCount(0)
  await expect(main).toContainText('Then it was two, sorry')
  await own.goto(`/statement/${statement._id}`)
  for (const said of [text, 'Then it was two, sorry', say('Paid', 'שולם')])
    await expect(own.getByRole('main')).toContainText(said)
  await own.goto('/agency_account/statements?asked=true')
  await expect(own.getByRole('main')).not.toContainText(statement.number ?? '')
})
