import type { Locator, Page } from '@playwright/test'
import type { Say } from './journey.ts'

/** The list of tours, the tour editor, and the price list editor. */
export function tourEditor(page: Page, say: Say) {
  const region = (english: string, hebrew: string) =>
    page.getByRole('region', { name: say(english, hebrew), exact: true })
  const field = (english: string, hebrew: string) =>
    page.getByRole('textbox', { name: say(english, hebrew), exact: true })
  const pick = (english: string, hebrew: string) =>
    page.getByRole('combobox', { name: say(english, hebrew), exact: true })
  const lists = page.getByRole('region', { name: say('Price lists', 'רשימת המחירונים'), exact: true })
  return {
    rows: page.getByRole('row').filter({ has: page.getByRole('cell') }),
    search: page.getByRole('searchbox', { name: say('Search by name', 'חיפוש לפי שם') }),
    onlyPublished: page.getByRole('checkbox', {
      name: say('Show only published tours', 'רק סיורים שפורסמו'),
    }),
    create: page.getByRole('button', { name: say('New Tour', 'סיור חדש') }),
    title: page.getByRole('heading', { level: 1 }).locator('visible=true'),
    index: page.getByRole('navigation', { name: say('Sections', 'חלקי הטופס') }).getByRole('link'),

    region,
    field,
    pick,
    groupType: (english: string, hebrew: string) =>
      page.getByRole('switch', { name: say(english, hebrew), exact: true }),
    cell: (groupType: string, name: string) =>
      page.getByRole('table', { name: groupType, exact: true }).getByRole('checkbox', { name, exact: true }),
    save: page.getByRole('button', { name: say('Save', 'שמירה'), exact: true }).locator('visible=true'),
    act: async (english: string, hebrew: string) => {
      await page.getByRole('button', { name: say('Actions', 'פעולות'), exact: true }).click()
      await page.getByRole('menuitem', { name: say(english, hebrew), exact: true }).click()
    },

    lists: lists.getByRole('row').filter({ has: page.getByRole('cell') }),
    addList: page.getByRole('button', { name: say('Add price list', 'הוספת מחירון') }),
    listMenu: async (row: number, english: string, hebrew: string) => {
      await lists
        .getByRole('button', { name: new RegExp(say('^Actions of', '^פעולות:')) })
        .nth(row)
        .click()
      await page.getByRole('menuitem', { name: say(english, hebrew), exact: true }).click()
    },
    prices: page.getByRole('grid', { name: say('Prices in USD', 'מחירים בדולרים') }),
    price: (column: string, pickup: string, dropoff: string) =>
      page.getByRole('textbox', {
        name: say(`${column}, ${pickup} to ${dropoff}`, `${column}, ${pickup} אל ${dropoff}`),
        exact: true,
      }),
    /** Selects the cells between two, by mouse. */
    async drag(from: Locator, to: Locator) {
      await from.hover()
      await page.mouse.down()
      await to.hover()
      await page.mouse.up()
    },
    back: page.getByRole('button', { name: say('Back to the tour', 'חזרה לסיור') }),
  }
}
