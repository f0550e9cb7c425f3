import type { Page } from '@playwright/test'
import type { Say } from './journey.ts'

/** The list of articles and the dialog of an article. */
export function articleForm(page: Page, say: Say) {
  const dialog = page.getByRole('dialog').filter({ has: page.locator('form') })
  const field = (english: string, hebrew: string) =>
    dialog.getByRole('textbox', { name: say(english, hebrew), exact: true })
  const tools = dialog.getByRole('toolbar')
  return {
    rows: page.getByRole('row').filter({ has: page.getByRole('cell') }),
    rowOf: (title: string) => page.getByRole('row').filter({ hasText: title }),
    search: page.getByRole('searchbox', { name: say('Search Articles...', 'חיפוש מאמרים...') }),
    onlyPublished: page.getByRole('checkbox', {
      name: say('Show only published articles', 'רק מאמרים שפורסמו'),
    }),
    create: page.getByRole('button', { name: say('Create Article', 'מאמר חדש') }),

    dialog,
    heading: dialog.getByRole('heading', { level: 2 }).first(),
    title: field('Title', 'כותרת'),
    active: dialog.getByRole('checkbox', { name: say('Active', 'פעיל'), exact: true }),
    subtitle: field('Subtitle', 'כותרת משנה'),
    category: dialog.getByRole('combobox', { name: say('Category', 'קטגוריה') }),
    text: field('Text', 'טקסט'),
    tool: (english: string, hebrew: string) =>
      tools.getByRole('button', { name: say(english, hebrew), exact: true }),
    files: dialog.locator('input[type="file"]'),
    image: dialog.getByRole('img', { name: say('Image, image 1', 'תמונה, תמונה 1') }),
    press: (english: string, hebrew: string) =>
      dialog.getByRole('button', { name: say(english, hebrew), exact: true }).click(),
  }
}
