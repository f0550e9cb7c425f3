import { articleForm } from '../../support/articleForm.ts'
import { expect, test } from '../../support/journey.ts'
import { pictureFile } from '../../support/pictures.ts'
import { watchCalls } from '../../support/requests.ts'
import { answer, seeToast } from '../../support/toasts.ts'

const categories = {
  en: [
    'City & Local Guides',
    'Cultural Experiences & Festivals',
    'Natural, Historical & Archaeological Sites',
    'Practical Traveling Information',
    'Social, Political & Economic',
    'Special Interests',
  ],
  he: [
    'ערים ומדריכים מקומיים',
    'תרבות ופסטיבלים',
    'טבע, היסטוריה וארכאולוגיה',
    'מידע שימושי למטיילים',
    'חברה, פוליטיקה וכלכלה',
    'תחומי עניין מיוחדים',
  ],
}

test('ART-08 ART-09 ART-10 ART-11 ART-12 ART-13 ART-14 ART-15 ART-16 ART-17 MEDIA-09 CCONST-16 HOLE-C9 HOLE-C58 HOLE-C69 an article is written with its formats and picture, changed and deleted', async ({
  page,
  language,
  say,
  signIn,
  picture,
}) => {
  const articles = articleForm(page, say)
  const title = say('Saturday in Haifa', 'שבת בחיפה')
  await signIn(page, 'owner@demo.example', '/articles?article=new')
  await expect(articles.text).toBeVisible()

  await test.step('each missing field has an error under it', async () => {
    await articles.press('Save', 'שמירה')
    for (const text of [
      say('Title is required', 'נא למלא כותרת'),
      say('required', 'נא למלא כותרת משנה'),
      say('Category is required', 'נא לבחור קטגוריה'),
      say('Text is required', 'נא לכתוב את הטקסט'),
    ])
      await expect(articles.dialog.getByText(text, { exact: true })).toBeVisible()
    await expect(articles.title).toBeFocused()
    await picture(page, 'article-faults')
  })

  await test.step('all six fields are filled in, the text with formatting', async () => {
    await articles.title.fill(title)
    await articles.subtitle.fill(say('What is open', 'מה פתוח'))
    await articles.category.click()
    await expect(page.getByRole('option')).toHaveText(categories[language])
    await page.getByRole('option').nth(3).click()
    await articles.text.click()
    await page.keyboard.type('   ')
    await expect(
      articles.dialog.getByText(say('Text is required', 'נא לכתוב את הטקסט'), { exact: true }),
    ).toBeVisible()
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Delete')
    await articles.tool('Heading', 'כותרת').click()
    await page.keyboard.type(say('Gardens', 'גנים'))
    await page.keyboard.press('Enter')
    await articles.tool('Bulleted list', 'רשימת תבליטים').click()
    await page.keyboard.type(say('Open until ', 'פתוח עד '))
    await page.keyboard.press('Control+b')
    await page.keyboard.type('17:00')
    await page.keyboard.press('Control+a')
    // Presses Escape at once, before the focus has moved to the address.
    await articles.tool('Link', 'קישור').evaluate(async (tool: HTMLElement) => {
      tool.click()
      await Promise.resolve()
      const press = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })
      document.activeElement?.dispatchEvent(press)
    })
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await articles.tool('Link', 'קישור').click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await articles.files.setInputFiles(pictureFile('haifa.png'))
    await expect(articles.image).toBeVisible()
    await picture(page, 'article-written')
    const sent = page.waitForRequest((request) => request.url().endsWith('/api/v1/articles'))
    await articles.press('Save', 'שמירה')
    const body = (await sent).postDataJSON()
    expect(body).not.toHaveProperty('_id')
    await seeToast(page, say('Created Item Successfully', 'הפריט נוצר בהצלחה'))
    await expect(articles.dialog).toHaveCount(0)
  })

  await test.step('it opens again with the same values; the checkbox makes it active', async () => {
    await page.goto(`/articles?search=${encodeURIComponent(title)}`)
    await expect(articles.rowOf(title)).toContainText(say('NO', 'לא'))
    await articles.rows.first().getByRole('link').first().click()
    await expect(articles.heading).toHaveText(say('Update Article', 'עריכת מאמר'))
    await expect(articles.text.getByRole('heading', { level: 2 })).toHaveText(say('Gardens', 'גנים'))
    await expect(articles.text.getByRole('listitem')).toHaveText(say('Open until 17:00', 'פתוח עד 17:00'))
    await expect(articles.text.locator('li strong')).toHaveText('17:00')
    await expect(articles.category).toHaveValue(categories[language][3] ?? '')
    await expect(articles.image).toHaveJSProperty('naturalWidth', 1)
    await articles.active.check()
    const calls = watchCalls(page)
    await articles.press('Save', 'שמירה')
    await seeToast(page, say('Updated Item Successfully', 'הפריט עודכן בהצלחה'))
    await expect(articles.rowOf(title)).toContainText(say('YES', 'כן'))
    expect(calls('POST ')).toEqual(['POST articles'])
    await expect(articles.dialog).toHaveCount(0)
  })

  await test.step('closing with something unsaved asks', async () => {
    await articles.rows.first().getByRole('link').first().click()
    await articles.subtitle.fill(say('Other', 'אחר'))
    await page.goBack()
    await answer(
      page,
      say('You have unsaved changes. Close without saving them?', 'יש שינויים שלא נשמרו. לסגור בלי לשמור?'),
      say('Keep editing', 'להמשיך לערוך'),
    )
    await expect(articles.subtitle).toHaveValue(say('Other', 'אחר'))
  })

  await test.step('deleting asks its own question', async () => {
    const question = say('Delete this Article?', 'למחוק את המאמר הזה?')
    await articles.press('Delete', 'מחיקה')
    await answer(page, question, say('Cancel', 'ביטול'))
    await expect(articles.title).toHaveValue(title)
    await articles.press('Delete', 'מחיקה')
    await answer(page, question, say('Delete', 'מחיקה'))
    await seeToast(page, say('Deleted Item Successfully', 'הפריט נמחק בהצלחה'))
    await expect(articles.dialog).toHaveCount(0)
    await expect(articles.rowOf(title)).toHaveCount(0)
  })
})
