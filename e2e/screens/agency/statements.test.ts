import { dayAhead, inList, weekdayFrom } from '../../support/days.ts'
import { choose, filterBy } from '../../support/fields.ts'
import { agencyToBill, draftStatement, owe } from '../../support/statements.ts'
import { seeToast } from '../../support/toasts.ts'
import { expect, test } from '../journey.ts'

const dollars = (amount: number) =>
  `$${amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`

test('statements are drafted for one agency, found by state, agency and period, and open by their address', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'super@demo.example')
  const agency = await agencyToBill(page, { name: say('Cedar Road Tours', 'Maple Road Tours') })
  await page.goto('/agency_accounts/balances')
  const main = page.getByRole('main')
  await main.getByRole('tab', { name: say('Statements', 'דפי חשבון'), exact: true }).click()
  await expect(page).toHaveURL(/\/agency_accounts\/statements$/)
  await main
    .getByRole('button', { name: say('New statement', 'דף חשבון חדש') })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  const create = dialog.getByRole('button', { name: say('Create draft', 'יצירת טיוטה'), exact: true })
  await create.click()
  await expect(dialog).toContainText(say('Please select an agency', 'נא לבחור סוכנות'))
  await choose(dialog, say('Agency', 'סוכנות'), agency.name)
  await create.click()
  await seeToast(page, say('Nothing to bill in this period.', 'אין מה לחייב בתקופה הזאת.'))
  await owe(page, agency, 310)
  await create.click()
  await expect(page).toHaveURL(/\/statement\/[^/]+$/)
  const address = page.url()
  const heading = main.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(say('Draft of a statement', 'טיוטת דף חשבון'))

  await page.goto(`/agency_accounts/statements?agencies=${agency._id}`)
  const rows = main.getByRole('row').filter({ has: page.getByRole('cell') })
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText(agency.name)
  await expect(rows).toContainText('$310.00')
  await expect(rows).toContainText(say('Draft', 'טיוטה'))
  await filterBy(page, say('State', 'מצב'), say('Paid', 'שולם'))
  await expect(page).toHaveURL(/states=paid/)
  const noMatch = say('Nothing matches these filters.', 'אין תוצאות למסננים שנבחרו.')
  await expect(main).toContainText(noMatch)
  const earlier = `startDate=${dayAhead(-900)}&endDate=${dayAhead(-800)}`
  await page.goto(`/agency_accounts/statements?agencies=${agency._id}&${earlier}`)
  await expect(main).toContainText(noMatch)
  await page.goto(`/agency_accounts/statements?agencies=${agency._id}&states=draft&currency=USD`)
  await rows.getByRole('link').first().click()
  expect(page.url()).toContain(new URL(address).pathname)
  await page.reload()
  await expect(heading).toHaveText(say('Draft of a statement', 'טיוטת דף חשבון'))
})

test('STMT-19 one action drafts for all agencies with progress, and those without lines get none', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'super@demo.example')
  const name = say('Harbor', 'Marina')
  const busy = await agencyToBill(page, { name: `${name} Busy`, owes: 120 })
  const idle = await agencyToBill(page, { name: `${name} Idle` })
  await page.goto('/agency_accounts/statements')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: say('Drafts for all agencies', 'טיוטות לכל הסוכנויות') }).click()
  const dialog = page.getByRole('dialog')
  const status = dialog.getByRole('status')
  let calls = 0
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/statements/batch', async (route) => {
    calls += 1
    if (calls === 2) await released
    await route.fallback()
  })
  await dialog.getByRole('button', { name: say('Create drafts', 'יצירת טיוטות'), exact: true }).click()
  await expect(status).toHaveText(new RegExp(say('^10 of \\d+ agencies$', '^10 מתוך \\d+ סוכנויות$')))
  await expect(dialog.getByRole('progressbar')).toHaveCount(1)
  release()
  await expect(status).toHaveText(new RegExp(say('drafts? (was|were) created', 'נוצר')))
  await expect(dialog.getByRole('progressbar')).toHaveCount(0)
  await dialog
    .getByRole('button', { name: say('Close', 'סגירה'), exact: true })
    .last()
    .click()
  await page.goto(`/agency_accounts/statements?agencies=${busy._id},${idle._id}`)
  const rows = main.getByRole('row').filter({ has: page.getByRole('cell') })
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText(busy.name)
  await expect(rows).toContainText('$120.00')
})

test('STMT-25 where there’s nothing to bill and where there are no statements, the page says so', async ({
  page,
  say,
  signIn,
  newcomer,
}) => {
  await signIn(page, 'super@demo.example')
  const agency = await agencyToBill(page, { name: say('Quiet Paths', 'Still Paths') })
  const own = await newcomer()
  await signIn(own, 'sharon.friedman@carmelholidays.example', '/agency_account/statements')
  await expect(own.getByRole('main')).toContainText(say('No statements yet.', 'עדיין אין דפי חשבון.'))
  await expect(
    own
      .getByRole('main')
      .getByRole('row')
      .filter({ has: own.getByRole('cell') }),
  ).toHaveCount(0)
  await page.goto('/agency_accounts/statements')
  const main = page.getByRole('main')
  await main
    .getByRole('button', { name: say('New statement', 'דף חשבון חדש') })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await choose(dialog, say('Agency', 'סוכנות'), agency.name)
  await dialog.getByRole('button', { name: say('Create draft', 'יצירת טיוטה'), exact: true }).click()
  await seeToast(page, say('Nothing to bill in this period.', 'אין מה לחייב בתקופה הזאת.'))
  await expect(dialog).toBeVisible()
})

test('STMT-12 a draft shows its lines; lines are left out, adjustments added with a reason, and it’s refreshed', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'super@demo.example')
  const agency = await agencyToBill(page, {
    name: say('Almond Hills', 'Pecan Hills'),
    customers: ['Azulay', 'Biton'],
  })
  const draft = await draftStatement(page, agency)
  const [first, second] = draft.lines as [Line, Line]
  await page.goto(`/statement/${draft._id}`)
  const main = page.getByRole('main')
  const rows = main.getByRole('row').filter({ has: page.getByRole('cell') })
  await expect(rows).toHaveCount(2)
  const row = rows.filter({ hasText: 'Azulay' })
  for (const text of [
    'Jerusalem and the Dead Sea',
    String(first.order?.number),
    inList(weekdayFrom(24, 1)),
    dollars(first.net),
    dollars(first.gross),
    `${first.percent}%`,
  ])
    await expect(row).toContainText(text)
  const total = main.getByRole('definition').filter({ hasText: dollars(draft.total) })
  await expect(total.first()).toBeVisible()

  await row.getByRole('button', { name: say('Leave out', 'להוציא מהחיוב') }).click()
  await expect(row).toContainText(say('Left out', 'לא בחיוב'))
  const toPay = main.getByRole('definition').last()
  await expect(toPay).toHaveText(dollars(second.net))
  await row.getByRole('button', { name: say('Put back', 'להחזיר לחיוב') }).click()
  await expect(toPay).toHaveText(dollars(draft.total))

  await main.getByRole('button', { name: say('Add adjustment', 'הוספת התאמה') }).click()
  const dialog = page.getByRole('dialog')
  const add = dialog.getByRole('button', { name: say('Add', 'הוספה'), exact: true })
  await dialog.getByRole('textbox', { name: say('Amount', 'סכום') }).fill('-15')
  await add.click()
  await expect(dialog).toContainText(say('Please enter a reason', 'נא להזין סיבה'))
  await dialog.getByRole('textbox', { name: say('Reason', 'סיבה') }).fill('A museum was closed')
  await add.click()
  await expect(dialog).toHaveCount(0)
  await expect(rows).toHaveCount(3)
  await expect(rows.last()).toContainText(say('Adjustment', 'התאמה'))
  await expect(rows.last()).toContainText('A museum was closed')
  await expect(rows.last()).toContainText('-$15.00')
  await expect(toPay).toHaveText(dollars(draft.total - 15))

  const data = { orderId: first.order?._id, canRefund: true }
  expect((await page.request.post('/api/v1/orders/cancel', { data })).ok()).toBe(true)
  await main.getByRole('button', { name: say('Refresh', 'רענון'), exact: true }).click()
  await seeToast(page, say('The draft is up to date', 'הטיוטה מעודכנת'))
  await expect(rows).toHaveCount(4)
  await expect(row.nth(1)).toContainText(say('Cancellation', 'ביטול'))
  await expect(row.nth(1)).toContainText(`-${dollars(first.net)}`)
  await expect(toPay).toHaveText(dollars(second.net - 15))
})

type Line = Awaited<ReturnType<typeof draftStatement>>['lines'][number]
