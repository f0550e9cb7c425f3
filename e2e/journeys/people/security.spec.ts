import { accountMenu } from '../../support/frame.ts'
import { expect, test } from '../../support/journey.ts'
import { givePasskeyDevice } from '../../support/passkeyDevice.ts'
import { seeToast } from '../../support/toasts.ts'

test('SEC-01 the greeting’s menu leads to password, second factor, passkeys, recovery codes, sessions and calendar link', async ({
  page,
  say,
  signIn,
  picture,
}) => {
  await givePasskeyDevice(page)
  const panel = (english: string, hebrew: string) =>
    page.getByRole('region', { name: say(english, hebrew), exact: true })
  const button = (english: string, hebrew: string) =>
    page.getByRole('button', { name: say(english, hebrew), exact: true })
  await signIn(page, 'admin@demo.example', '/')
  const menu = accountMenu(page, say, 'Inbal')
  await menu.open()
  await menu.list.getByRole('menuitem', { name: say('Security', 'אבטחה') }).click()
  await expect(page).toHaveURL(/\/security$/)
  await expect(page.getByRole('heading', { level: 1, name: say('Security', 'אבטחה') })).toBeVisible()
  await expect(panel('Change password', 'שינוי סיסמה').locator('input[type=password]')).toHaveCount(3)
  await expect(panel('Second factor', 'אימות דו-שלבי')).toContainText(say('Off', 'כבוי'))
  await expect(panel('Where you’re signed in', 'איפה מחוברים').getByRole('row')).not.toHaveCount(0)
  await expect(button('Make a link', 'יצירת קישור')).toBeVisible()

  await panel('Passkeys', 'מפתחות גישה')
    .getByRole('button', { name: say('Add a passkey', 'הוספת מפתח גישה') })
    .click()
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(10)
  await button('I’ve kept them', 'שמרתי אותם').click()
  await expect(panel('Second factor', 'אימות דו-שלבי')).toContainText(
    say('10 recovery codes left.', 'נשארו 10 קודי שחזור.'),
  )
  await expect(button('New recovery codes', 'קודי שחזור חדשים')).toBeVisible()
  await picture(page, 'security')
  await page.getByRole('button', { name: say('Delete ', 'מחיקת ') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('Delete Passkey', 'מחיקת מפתח הגישה') })
    .click()
  await seeToast(page, say('Passkey deleted', 'מפתח הגישה נמחק'))
})
