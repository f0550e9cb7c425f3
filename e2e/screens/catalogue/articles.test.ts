import { articleForm } from '../../support/articleForm.ts'
import { expect, test } from '../journey.ts'

test('ART-01 ART-02 ART-03 ART-04 ART-05 ART-06 ART-07 ART-08 ART-12 HOLE-C74 HOLE-C90 the office finds an article, follows its link and opens its dialog', async ({
  page,
  context,
  say,
  signIn,
}) => {
  const articles = articleForm(page, say)
  await signIn(page, 'admin@demo.example', '/articles?limit=5')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Articles', 'מאמרים'))
  await expect(articles.search).toHaveAttribute('placeholder', say('Search Articles...', 'חיפוש מאמרים...'))
  await expect(articles.rows).toHaveCount(5)
  await expect(page.getByRole('columnheader')).toHaveText([
    say('Title', 'כותרת'),
    say('Subtitle', 'כותרת משנה'),
    say('Active', 'פעיל'),
    say('Link', 'קישור'),
  ])

  await test.step('text and status narrow the list together', async () => {
    await page.goto('/articles?limit=25')
    await expect(articles.rowOf('Masada at Its Best')).toBeVisible()
    const all = await articles.rows.count()
    await articles.onlyPublished.check()
    await expect(page).toHaveURL(/isActive=true/)
    await expect(articles.rows).not.toHaveCount(all)
    for (const state of await articles.rows.getByRole('cell').nth(2).allTextContents())
      expect(state).toBe(say('YES', 'כן'))
    await articles.search.fill('masada')
    await expect(articles.rows).toHaveCount(1)
    await articles.search.fill('no such text')
    await expect(
      page.getByText(say('No articles found by search criteria.', 'לא נמצאו מאמרים שמתאימים לחיפוש.')),
    ).toBeVisible()
  })

  await test.step('the link opens a new tab and not the dialog', async () => {
    await page.goto('/articles?search=masada')
    const link = articles.rows.first().getByRole('link').last()
    await expect(link).toHaveText(/^https:\/\/www\.example\.com\/article\/[0-9a-f-]{36}$/)
    const [site] = await Promise.all([context.waitForEvent('page'), link.click()])
    await site.close()
    await expect(articles.dialog).toHaveCount(0)
  })

  await test.step('a row opens the dialog filled, and Cancel changes nothing', async () => {
    await articles.rows.first().getByRole('cell').nth(1).click()
    await expect(articles.heading).toHaveText(say('Update Article', 'עריכת מאמר'))
    await expect(articles.title).toHaveValue('Masada at Its Best')
    await expect(articles.text).toContainText('plateau')
    await articles.title.fill('Another title')
    await articles.press('Cancel', 'ביטול')
    await expect(articles.dialog).toHaveCount(0)
    await expect(articles.rowOf('Masada at Its Best')).toBeVisible()
  })

  await articles.create.click()
  await expect(articles.create.first()).toHaveText('+')
  await expect(articles.heading).toHaveText(say('Create Article', 'מאמר חדש'))
  await expect(articles.title).toHaveValue('')
})
