import { highlightForm } from '../../support/highlightForm.ts'
import { expect } from '../../support/journey.ts'
import { letTimePass } from '../../support/letTimePass.ts'
import { test } from '../../support/ownProduct.ts'
import { seeToast } from '../../support/toasts.ts'

test('a session that nobody uses warns a minute before it ends, in every tab, and what was typed stays', async ({
  page,
  say,
  signIn,
  colleague,
  picture,
  ownProduct,
}) => {
  const boss = await colleague('owner@demo.example')
  await boss.goto('/settings/security')
  await boss
    .getByRole('combobox', { name: say('Sign out without use after', 'יציאה אוטומטית ללא שימוש אחרי') })
    .click()
  await boss.getByRole('option', { name: say('15 minutes', '15 דקות') }).click()
  await boss.getByRole('button', { name: say('Save', 'שמירה'), exact: true }).click()
  await seeToast(boss, say('Settings saved', 'ההגדרות נשמרו'))

  await page.context().clock.install()
  await signIn(page, 'admin@demo.example', '/highlight/new')
  const name = highlightForm(page, say).name
  await name.fill('Old lighthouse')
  const list = await page.context().newPage()
  await list.goto('/highlights')
  await expect(list.getByRole('row').nth(1)).toBeVisible()
  const warning = (tab: typeof page) => tab.getByText(say('Are you still there?', 'עדיין כאן?'))
  const wait = async (time: string) => {
    await page.clock.fastForward(time)
    await page.clock.runFor(2000)
  }
  await wait('13:50')
  await expect(warning(page)).toHaveCount(0)
  await wait('00:10')
  await expect(warning(page)).toBeVisible()
  await expect(warning(list)).toBeVisible()
  await picture(page, 'warning')
  await page.setViewportSize({ width: 390, height: 844 })
  await picture(page, 'warning-phone')
  await page.setViewportSize({ width: 1440, height: 900 })
  // Activity in any tab counts.
  await list.getByRole('button', { name: say('Stay signed in', 'להישאר במערכת') }).click()
  await page.clock.runFor(2000)
  await expect(warning(list)).toHaveCount(0)
  await expect(warning(page)).toHaveCount(0)

  await wait('13:59')
  await expect(warning(page)).toBeVisible()
  await letTimePass(ownProduct, 'sessions', '16 minutes')
  await wait('01:00')
  // The list has no unsaved work; the form keeps what was typed.
  await expect(list).toHaveURL(/\/login$/)
  await expect(
    list.getByText(say('You were signed out, since nobody used', 'החיבור הסתיים כי לא היה שימוש')),
  ).toBeVisible()
  const ended = page.getByRole('dialog', { name: say('Your session has ended', 'החיבור למערכת הסתיים') })
  await expect(ended).toBeVisible()
  await picture(page, 'ended')
  await ended.getByLabel(say('Password', 'סיסמה'), { exact: true }).fill('demo-tourdesk')
  await ended.getByRole('button', { name: say('Sign In', 'כניסה'), exact: true }).click()
  await expect(ended).toHaveCount(0)
  await expect(name).toHaveValue('Old lighthouse')
  await page
    .getByRole('button', { name: say('Save', 'שמירה'), exact: true })
    .first()
    .click()
  await expect(page).toHaveURL(/\/highlights/)
})
