import { faultsOf } from '../../support/axe.ts'
import { highlightForm } from '../../support/highlightForm.ts'
import { expect, type Page, type Say } from '../../support/journey.ts'
import { letTimePass } from '../../support/letTimePass.ts'
import { test } from '../../support/ownProduct.ts'
import { switchOnApp } from '../../support/switchOnApp.ts'
import { seeToast } from '../../support/toasts.ts'

test('SEC-10 the owner requires a second factor; people hear of it, and after 14 days sign-in leads to the set-up and nowhere else', async ({
  page,
  say,
  signIn,
  colleague,
  picture,
  ownProduct,
}) => {
  const admin = await colleague('admin@demo.example')
  await admin.goto('/highlight/new')
  await highlightForm(admin, say).name.fill('Old lighthouse')
  await signIn(page, 'owner@demo.example', '/settings/security')
  const settings = securityForm(page, say)
  await expect(settings.factor).toHaveValue(say('Nobody', 'אף אחד'))
  await settings.choose(settings.factor, say('All staff', 'כל הצוות'))
  await picture(page, 'settings')
  await page.setViewportSize({ width: 390, height: 844 })
  await picture(page, 'settings-phone')
  await page.setViewportSize({ width: 1440, height: 900 })
  await settings.save.click()
  await seeToast(page, say('Settings saved', 'ההגדרות נשמרו'))
  // Applies to the owner too, and to everyone signed in, without reloading.
  const due = say('Please set it up by', 'יש להגדיר אותו עד')
  await expect(page.getByText(due)).toBeVisible()
  await expect(admin.getByText(due)).toBeVisible()
  await picture(admin, 'due')

  await letTimePass(ownProduct, 'requirements', '15 days')
  await admin.getByRole('button', { name: say('Save', 'שמירה'), exact: true }).click()
  const title = say('Set up a second factor to go on', 'כדי להמשיך יש להגדיר אימות דו-שלבי')
  await expect(admin.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(admin).toHaveURL(/\/security\/setup$/)
  expect(await faultsOf(admin)).toEqual([])
  await picture(admin, 'set-up')
  await admin.setViewportSize({ width: 390, height: 844 })
  await picture(admin, 'set-up-phone')
  await admin.setViewportSize({ width: 1440, height: 900 })
  // All other addresses and API calls are refused.
  await admin.goto('/operations')
  await expect(admin).toHaveURL(/\/security\/setup$/)
  const refused = await admin.request.get('/api/v1/views?list=operations')
  expect([refused.status(), (await refused.json()).code]).toEqual([403, 'second_factor_required'])

  const tab = await admin.context().newPage()
  await tab.goto('/users/cms')
  await expect(tab.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await tab.getByRole('button', { name: say('Set up an authenticator app', 'הגדרת אפליקציית אימות') }).click()
  await switchOnApp(tab, say)
  await expect(tab.getByRole('dialog').getByRole('listitem')).toHaveCount(10)
  await tab.getByRole('button', { name: say('I’ve kept them', 'שמרתי אותם') }).click()
  await expect(tab).toHaveURL(/\/users\/cms$/)
  // The other tab continues automatically.
  await expect(admin).toHaveURL(/\/operations$/)
  await admin.goto('/highlight/new')
  await expect(highlightForm(admin, say).name).toHaveValue('Old lighthouse')

  await admin.goto('/security')
  await admin.getByRole('button', { name: say('Remove second factor', 'הסרת האימות הדו-שלבי') }).click()
  await admin
    .getByRole('dialog')
    .getByRole('button', { name: say('Remove second factor', 'הסרת האימות הדו-שלבי') })
    .click()
  await expect(
    admin.getByText(say('Your account requires a second factor. Add', 'לפני ההסרה צריך להוסיף')),
  ).toBeVisible()
})

function securityForm(page: Page, say: Say) {
  const field = (english: string, hebrew: string) =>
    page.getByRole('combobox', { name: say(english, hebrew) })
  return {
    factor: field('Second factor required from', 'אימות דו-שלבי חובה עבור'),
    save: page.getByRole('button', { name: say('Save', 'שמירה'), exact: true }),
    async choose(box: ReturnType<typeof field>, name: string) {
      await box.click()
      await page.getByRole('option', { name, exact: true }).click()
    },
  }
}
