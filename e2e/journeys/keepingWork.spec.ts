import { articleForm } from '../support/articleForm.ts'

import { still } from '../support/axe.ts'
import { highlightForm } from '../support/highlightForm.ts'
import { expect, type Page, test } from '../support/journey.ts'
import { startOrder } from '../support/openOrder.ts'
import { seeToast, toastOf } from '../support/toasts.ts'

const back = ["We've restored what you typed.", 'שחזרנו את מה שהקלדת.'] as const

test.beforeEach(({ page }) => {
  // The browser asks before it reloads a page with unsaved work.
  page.on('dialog', (dialog) => void dialog.accept())
})

test('without a connection a save says so, the form stays, and the notice disappears by itself', async ({
  page,
  say,
  signIn,
  picture,
}) => {
  const highlight = highlightForm(page, say)
  await signIn(page, 'super@demo.example', '/highlight/new')
  await highlight.name.fill('Old lighthouse')
  await page.context().setOffline(true)
  const notice = page.getByText(say('No connection. Nothing can be saved', 'אין חיבור. אי אפשר לשמור'))
  await expect(notice).toBeVisible()
  await highlight.save.click()
  await seeToast(page, say('No connection to the server', 'אין חיבור לשרת'))
  await expect(highlight.name).toHaveValue('Old lighthouse')
  await test.step('the error is below the notice, not covered by it', async () => {
    const toast = toastOf(page, say('Could not create', 'היצירה לא הצליחה'))
    // Waits for its slide-in from above to end.
    await still(page)
    const [above, below] = [await notice.boundingBox(), await toast.boundingBox()]
    expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0))
  })
  await picture(page, 'offline')
  await page.context().setOffline(false)
  await expect(notice).toHaveCount(0)
  await highlight.save.click()
  await expect(page).toHaveURL(/\/highlights/)
})

test('an answer that was on its way when the connection broke doesn’t hide the break', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'super@demo.example', '/highlight/new')
  await expect(highlightForm(page, say).name).toBeVisible()
  await page.route('**/index.html', (route) => route.fulfill({ status: 200 }), { times: 1 })
  await page.context().setOffline(true)
  await expect(
    page.getByText(say('No connection. Nothing can be saved', 'אין חיבור. אי אפשר לשמור')),
  ).toBeVisible()
})

test('after a server update, a page whose files are gone says so, and a reload fixes it', async ({
  page,
  say,
  signIn,
  picture,
}) => {
  await signIn(page, 'super@demo.example', '/')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await update(page)
  await page.getByRole('link', { name: say('Cars', 'רכבים'), exact: true }).click()
  await expect(
    page.getByText(say("There's a new version of Tourdesk.", 'יש גרסה חדשה של Tourdesk.')),
  ).toBeVisible()
  await picture(page, 'new-version')
  await page.unrouteAll()
  await page.getByRole('button', { name: say('Reload', 'טעינה מחדש') }).click()
  await expect(page).toHaveURL(/\/cars/)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
})

test('when a part of a form fails to load, the form stays as it is, and what was typed is back after a reload', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'super@demo.example', '/')
  const desk = await startOrder(page, say)
  await desk.choose(say('Tour', 'סיור'), 'Jerusalem and the Dead Sea')
  await update(page)
  await desk.form.getByRole('button', { name: say('Find by address', 'חיפוש לפי כתובת') }).click()
  await expect(
    desk.form.getByText(say("There's a new version of Tourdesk.", 'יש גרסה חדשה של Tourdesk.')),
  ).toBeVisible()
  await expect(desk.list(say('Tour', 'סיור'))).toHaveValue('Jerusalem and the Dead Sea')
  await page.unrouteAll()
  await desk.form.getByRole('button', { name: say('Reload', 'טעינה מחדש') }).click()
  await expect(desk.form.getByText(say(...back))).toBeVisible()
  await expect(desk.list(say('Tour', 'סיור'))).toHaveValue('Jerusalem and the Dead Sea')
})

test('what was typed into an article is back after a reload, and gone once the user discards it', async ({
  page,
  say,
  signIn,
}) => {
  const article = articleForm(page, say)
  await signIn(page, 'super@demo.example', '/articles')
  await article.rows.first().click()
  await article.subtitle.fill('Before the gates open')
  await page.reload()
  await expect(article.subtitle).toHaveValue('Before the gates open')
  await expect(article.dialog.getByText(say(...back))).toBeVisible()
  await page.keyboard.press('Escape')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('Close without saving', 'לסגור בלי לשמור') })
    .click()
  await expect(article.dialog).toHaveCount(0)
  await article.rows.first().click()
  await expect(article.subtitle).not.toHaveValue('Before the gates open')
  await expect(article.dialog.getByText(say(...back))).toHaveCount(0)
})

test('when a page crashes, the frame stays and other pages can be reached', async ({ page, say, signIn }) => {
  await signIn(page, 'super@demo.example', '/cars')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.route('**/api/v1/highlights**', (route) => route.fulfill({ json: { data: 7, total: 1 } }))
  await page.getByRole('link', { name: say('Highlights', 'אתרים'), exact: true }).click()
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('link', { name: say('Cars', 'רכבים'), exact: true }).click()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
})

/** Simulates a new build on the server: the files of this page are gone. */
async function update(page: Page): Promise<void> {
  await page.route('**/assets/**', (route) => route.fulfill({ status: 404, json: { code: 'not_found' } }))
  await page.route('**/index.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<script type="module" src="/assets/next.js"></script>',
    }),
  )
}
