import { seeToast } from '../../support/toasts.ts'
import { expect, type Page, test } from '../journey.ts'

test('AFF-01 AFF-02 AFF-03 AFF-04 AFF-05 AFF-06 AFF-07 OCONST-20 HOLE-C75 HOLE-C77 an agency copies the links that name it and the person', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'agent@demo.example', '/')
  const { _id, account } = await sessionOf(page)
  const who = `agencyId=${account._id}&agentId=${_id}`
  await page.getByRole('link', { name: say('Affiliation Links', 'קישורי שותפים') }).click()
  await expect(page).toHaveURL(/\/affiliation_links$/)
  await expect(page.getByRole('columnheader')).toHaveText([
    say('Tour Number', 'מספר הסיור'),
    say('Tour Name', 'שם הסיור'),
    say('Affiliation Link', 'קישור שותפים'),
  ])

  async function copied(name: string): Promise<string> {
    await page.getByRole('button', { name: say(`Copy: ${name}`, `העתקה: ${name}`), exact: true }).click()
    await seeToast(page, say('Link copied successfully', 'הקישור הועתק בהצלחה'))
    return page.evaluate(() => navigator.clipboard.readText())
  }
  expect(await copied('iframe')).toMatch(new RegExp(`^https?://.+/iframe\\?${who}$`))
  expect(await copied(say('Daily Home Screen', 'דף הסיורים היומיים'))).toMatch(new RegExp(`/daily\\?${who}$`))
  expect(await copied(say('Redirection Alert Text', 'הודעה לפני מעבר לאתר'))).toContain(
    'You are leaving the website of Blue Dome Travel',
  )
  const tour = await copied('Golan Heights')
  expect(tour).toMatch(new RegExp(`/tour/[0-9a-f-]{36}\\?${who}$`))
  await expect(page.getByRole('row').filter({ hasText: 'Golan Heights' })).toContainText(tour)
  await page
    .getByRole('main')
    .getByRole('searchbox', { name: say('Tour number or name', 'מספר או שם סיור') })
    .fill('golan')
  await expect(page).toHaveURL(/\/affiliation_links\?search=golan$/)
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.reload()
  await expect(page.getByRole('row')).toHaveCount(2)

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
  })
  await page.getByRole('button', { name: say('Copy: iframe', 'העתקה: iframe') }).click()
  await seeToast(page, say('Could not copy', 'ההעתקה לא הצליחה'))
})

test('AFF-02 an agency without a redirection alert sees no block for it', async ({
  page,
  say,
  signIn,
  newcomer,
}) => {
  const copy = (name: string) =>
    page.getByRole('button', { name: say(`Copy: ${name}`, `העתקה: ${name}`), exact: true })
  const alert = copy(say('Redirection Alert Text', 'הודעה לפני מעבר לאתר'))
  await signIn(page, 'agent@demo.example', '/affiliation_links')
  await expect(alert).toBeVisible()
  const { account } = await sessionOf(page)
  const owner = await newcomer()
  await signIn(owner, 'owner@demo.example')
  const { request } = owner
  const address = `/api/v1/accounts/${account._id}`
  const before = await (await request.get(address)).json()
  const save = async (leaveSiteMsg: string) => {
    const { updatedAt: _, priceManagement: __, ...data } = before
    expect((await request.put(address, { data: { ...data, leaveSiteMsg } })).ok()).toBe(true)
  }
  await save('')
  await page.reload()
  await expect(copy('iframe')).toBeVisible()
  await expect(alert).toHaveCount(0)
  await save(before.leaveSiteMsg)
})

test('AFF-06 HOLE-C76 without affiliation there are neither links nor their blocks, only the tours', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'elias.mansour@sevengates.example', '/')
  expect((await sessionOf(page)).account.doesIncludeAffiliation).toBe(false)
  await expect(page.getByRole('link', { name: say('Affiliation Links', 'קישורי שותפים') })).toHaveCount(0)
  await page.goto('/affiliation_links')
  await expect(page.getByRole('cell', { name: 'Golan Heights' })).toBeVisible()
  await expect(page.getByRole('columnheader')).toHaveText([
    say('Tour Number', 'מספר הסיור'),
    say('Tour Name', 'שם הסיור'),
  ])
  await expect(page.getByRole('button', { name: new RegExp(say('^Copy: ', '^העתקה: ')) })).toHaveCount(0)
})

interface Session {
  _id: string
  account: { _id: string; doesIncludeAffiliation: boolean }
}

async function sessionOf(page: Page): Promise<Session> {
  return (await page.request.get('/api/v1/auth/getCurrentUser')).json()
}
