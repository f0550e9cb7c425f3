import type { Page } from '@playwright/test'
import type { Say } from './journey.ts'

/** The list of highlights and the editor of a highlight. */
export function highlightForm(page: Page, say: Say) {
  const form = page.locator('form')
  const field = (english: string, hebrew: string) =>
    form.getByRole('textbox', { name: say(english, hebrew), exact: true })
  const images = form.getByRole('group', { name: say('Images', 'תמונות') })
  return {
    rows: page.getByRole('row').filter({ has: page.getByRole('cell') }),
    rowOf: (name: string) => page.getByRole('row').filter({ hasText: name }),
    search: page.getByRole('searchbox', { name: say('Search by name', 'חיפוש לפי שם') }),
    create: page.getByRole('button', { name: say('New Highlight', 'אתר חדש') }),
    title: page.getByRole('heading', { level: 1 }),

    form,
    name: field('Name', 'שם'),
    address: form.getByRole('combobox', { name: say('Address', 'כתובת') }),
    subtitle: field('Subtitle', 'כותרת משנה'),
    description: field('Description', 'תיאור'),
    whatToBring: form.getByRole('combobox', { name: say('What to bring', 'מה להביא') }),
    images,
    pictures: images.getByRole('img', { name: say('Images, image', 'תמונות, תמונה') }),
    files: images.locator('input[type="file"]'),
    removeImage: (number: number) =>
      images.getByRole('button', { name: say(`Remove image ${number}`, `הסרת תמונה ${number}`) }),
    video: field('Videos', 'סרטונים'),
    videos: form.getByRole('list', { name: say('Videos', 'סרטונים') }).getByRole('link'),
    removeVideo: form.getByRole('button', { name: say('Remove video 1', 'הסרת סרטון 1') }),
    activate: form.getByRole('checkbox', {
      name: say('Check to Activate upon Save', 'להפעיל את האתר עם השמירה'),
    }),
    save: form.getByRole('button', { name: say('Save', 'שמירה'), exact: true }),
    cancel: form.getByRole('button', { name: say('Cancel', 'ביטול'), exact: true }),
    act: async (english: string, hebrew: string) => {
      await page.getByRole('button', { name: say('Actions', 'פעולות') }).click()
      await page.getByRole('menuitem', { name: say(english, hebrew), exact: true }).click()
    },
  }
}
