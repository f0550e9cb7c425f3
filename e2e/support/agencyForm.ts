import type { Page } from '@playwright/test'
import type { Say } from './journey.ts'

/** The list of agencies and the agency form, in the dialog or on its own page. */
export function agencyForm(page: Page, say: Say) {
  const form = page.locator('form')
  const field = (english: string, hebrew: string) =>
    form.getByRole('textbox', { name: say(english, hebrew), exact: true })
  const flag = (english: string, hebrew: string) =>
    form.getByRole('switch', { name: say(english, hebrew), exact: true })
  return {
    rowOf: (name: string) => page.getByRole('row').filter({ hasText: name }),
    rows: page.getByRole('row').filter({ has: page.getByRole('cell') }),
    search: page.getByRole('searchbox', { name: say('Search by name', 'חיפוש לפי שם') }),
    create: page.getByRole('button', { name: say('Create Agency', 'סוכנות חדשה') }),
    edit: async (name: string) => {
      await page.getByRole('button', { name: say(`Edit ${name}`, `עריכת ${name}`) }).click()
      await form.waitFor()
    },

    form,
    refusal: form.getByRole('alert'),
    name: field('Name', 'שם'),
    phone: field('Phone', 'טלפון'),
    rate: field('Commission Rate', 'אחוז עמלה'),
    agencyKey: field('Hashavshevet Agency Key', 'מפתח הסוכנות בחשבשבת'),
    alert: field('Redirection Alert Text', 'הודעה לפני מעבר לאתר'),
    apiKey: field('API Key', 'מפתח API'),
    logo: form.getByRole('group', { name: say('Logo', 'לוגו') }),
    logoPicture: form.getByRole('img', { name: say('Logo, image 1', 'לוגו, תמונה 1') }),
    files: form.locator('input[type="file"]'),
    flags: {
      affiliation: flag('Affiliation Links', 'קישורי שותפים'),
      dailyOnly: flag('Daily tab Only', 'סיורים יומיים בלבד'),
      payment: flag('Can Pay to Agency', 'אפשר לשלם לסוכנות'),
      privateGroup: flag('Allow Private Group', 'אפשר להזמין קבוצה פרטית'),
    },
    active: flag('Active', 'פעילה'),
    press: (english: string, hebrew: string) =>
      form.getByRole('button', { name: say(english, hebrew), exact: true }).click(),
    button: (english: string, hebrew: string) =>
      form.getByRole('button', { name: say(english, hebrew), exact: true }),
  }
}
