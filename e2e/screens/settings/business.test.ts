import { onTestFinished } from 'vitest'
import { accountMenu } from '../../support/frame.ts'
import { expect, type Page, type Say, test } from '../journey.ts'

// Other journeys with the same business show its name and website.
test.beforeEach(async ({ newcomer, signIn }) => {
  const keeper = await newcomer()
  await signIn(keeper, 'owner@demo.example')
  const { name, officePhone, siteBaseUrl } = await settingsOf(keeper)
  onTestFinished(() => saveElsewhere(keeper, { name, officePhone, siteBaseUrl }))
})

test('the owner changes name and phone of the business, and a colleague sees it without reloading', async ({
  page,
  say,
  signIn,
  colleague,
}) => {
  await signIn(page, 'owner@demo.example', '/')
  const account = accountMenu(page, say, 'Daniel')
  await account.open()
  await account.list.getByRole('menuitem', { name: say('Settings', 'הגדרות') }).click()
  await expect(page).toHaveURL(/\/settings\/business$/)
  const form = businessForm(page, say)
  await expect(form.name).toHaveValue('Main Office')

  await form.name.fill('')
  await form.phone.fill('call us')
  await form.site.fill('olive.example')
  await form.save.click()
  await expect(form.name).toHaveAccessibleDescription(new RegExp(say('Name is required', 'שם הוא שדה חובה')))
  await expect(form.phone).toBeVisible()

  await form.name.fill('Olive Tours')
  await form.phone.fill('03-555-0177')
  await form.site.fill('https://olive.example')
  await form.save.click()
  await expect(page.getByText(say('Settings saved', 'ההגדרות נשמרו'))).toBeVisible()

  const admin = await colleague('admin@demo.example')
  await expect(admin.getByRole('banner')).toContainText('Olive Tours')
  const saved = await settingsOf(page)
  expect(saved).toMatchObject({ officePhone: '03-555-0177', siteBaseUrl: 'https://olive.example' })
  await saveElsewhere(page, { name: 'Main Office' })
  await expect(admin.getByRole('banner')).toContainText('Main Office')
})

test('a colleague’s save appears without touching what is typed', async ({ page, say, signIn, newcomer }) => {
  await signIn(page, 'owner@demo.example', '/settings/business')
  const boss = await newcomer()
  await signIn(boss, 'super@demo.example')
  const mine = businessForm(page, say)
  await mine.phone.fill('03-555-0188')
  await saveElsewhere(boss, { siteBaseUrl: 'https://pomelo.example' })
  await expect(mine.site).toHaveValue('https://pomelo.example')
  await expect(mine.phone).toHaveValue('03-555-0188')
  await mine.save.click()
  await expect(page.getByText(say('Settings saved', 'ההגדרות נשמרו'))).toBeVisible()
  const saved = await settingsOf(boss)
  expect(saved).toMatchObject({ officePhone: '03-555-0188', siteBaseUrl: 'https://pomelo.example' })
})

test('only the owner and super users of the main account open the settings', async ({
  page,
  say,
  signIn,
  colleague,
}) => {
  await signIn(page, 'admin@demo.example', '/settings/business')
  await expect(page).toHaveURL(/\/operations$/)
  const account = accountMenu(page, say, 'Inbal')
  await account.open()
  await expect(account.list.getByRole('menuitem', { name: say('Settings', 'הגדרות') })).toHaveCount(0)
  const agency = await colleague('agency-admin@demo.example')
  await agency.goto('/settings')
  await expect(agency).toHaveURL(/\/agency_orders/)
})

function businessForm(page: Page, say: Say) {
  const field = (english: string, hebrew: string) => page.getByLabel(say(english, hebrew))
  return {
    name: field('Business name', 'שם העסק'),
    phone: field('Office phone', 'טלפון המשרד'),
    site: field('Website', 'אתר האינטרנט'),
    save: page.getByRole('button', { name: say('Save', 'שמירה') }),
  }
}

interface Business {
  name: string
  officePhone: string
  siteBaseUrl: string
}

async function settingsOf({ request }: Page): Promise<Business> {
  return (await request.get('/api/v1/settings/business')).json()
}

/** Saves the details without using the screen. */
async function saveElsewhere(person: Page, change: Partial<Business>): Promise<void> {
  const data = { ...(await settingsOf(person)), ...change }
  const saved = await person.request.put('/api/v1/settings/business', { data })
  expect(saved.ok()).toBe(true)
}
