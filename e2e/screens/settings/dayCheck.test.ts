import { onTestFinished } from 'vitest'
import { expect, type Page, type Say, test } from '../journey.ts'

const address = '/api/v1/settings/check'

// Other journeys with the same business check their days by its settings.
test.beforeEach(async ({ newcomer, signIn }) => {
  const keeper = await newcomer()
  await signIn(keeper, 'owner@demo.example')
  const { updatedAt: _, ...first } = await settingsOf(keeper)
  onTestFinished(async () => {
    expect((await keeper.request.put(address, { data: first })).ok()).toBe(true)
  })
})

test('CHECK-35 the owner sets thresholds, licences and how urgent a finding is, and resets them', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'owner@demo.example', '/settings/check')
  await expect(page.getByRole('tab', { name: say('Day check', 'בדיקת היום') })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  const form = checkForm(page, say)
  await expect(form.rest).toHaveValue('7')
  await expect(form.licence('D1')).toHaveValue('16')
  await expect(form.incident('Check', 'לבדיקה')).toBeChecked()

  await form.rest.fill('25')
  await form.licence('D1').fill('14')
  await form.incident('Off', 'כבוי').click()
  await form.save.click()
  await expect(form.rest).toHaveAccessibleDescription(
    new RegExp(say('Please enter 0 to 24 hours', 'נא להזין בין 0 ל-24 שעות')),
  )
  await form.rest.fill('9')
  await form.save.click()
  await expect(page.getByText(say('Settings saved', 'ההגדרות נשמרו'))).toBeVisible()
  expect(await settingsOf(page)).toMatchObject({
    minRestHours: 9,
    licences: { B: 8, D1: 14 },
    severities: { incident: 'off', message_failed: 'warn' },
  })

  await page.getByRole('button', { name: say('Reset to defaults', 'חזרה לברירת המחדל') }).click()
  await expect(form.rest).toHaveValue('7')
  await expect(form.incident('Check', 'לבדיקה')).toBeChecked()
  await form.save.click()
  await expect
    .poll(async () => settingsOf(page))
    .toMatchObject({ minRestHours: 7, licences: { D1: 16 }, severities: { incident: 'warn' } })
})

test('CHECK-35 a colleague’s choice appears without touching what is typed, and admins don’t get there', async ({
  page,
  say,
  signIn,
  newcomer,
}) => {
  await signIn(page, 'owner@demo.example', '/settings/check')
  const form = checkForm(page, say)
  await form.rest.fill('11')
  const boss = await newcomer()
  await signIn(boss, 'super@demo.example')
  const theirs = await settingsOf(boss)
  const data = { ...theirs, severities: { ...theirs.severities, incident: 'stop' } }
  expect((await boss.request.put(address, { data })).ok()).toBe(true)
  await expect(form.incident('Must solve', 'חובה לטפל')).toBeChecked()
  await expect(form.rest).toHaveValue('11')
  await form.save.click()
  await expect
    .poll(async () => settingsOf(page))
    .toMatchObject({ minRestHours: 11, severities: { incident: 'stop' } })

  const admin = await newcomer()
  await signIn(admin, 'admin@demo.example', '/settings/check')
  await expect(admin).toHaveURL(/\/operations$/)
})

function checkForm(page: Page, say: Say) {
  return {
    rest: page.getByLabel(say('Rest between two days of work', 'מנוחה בין שני ימי עבודה')),
    licence: (type: string) => page.getByLabel(say(`Licence ${type}`, `רישיון ${type}`)),
    incident: (english: string, hebrew: string) =>
      page
        .getByRole('radiogroup', { name: say('Incidents on the road', 'אירועים חריגים בדרך') })
        .getByRole('radio', { name: say(english, hebrew) }),
    save: page.getByRole('button', { name: say('Save', 'שמירה') }),
  }
}

interface CheckSettings {
  minRestHours: number
  severities: Record<string, string>
  updatedAt?: string
}

async function settingsOf({ request }: Page): Promise<CheckSettings> {
  return (await request.get(address)).json()
}
