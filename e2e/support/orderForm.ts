import type { Locator, Page } from '@playwright/test'
import { choose } from './fields.ts'
import type { Say } from './journey.ts'

/** The order form over a page, with what a person does in it. */
export function orderForm(page: Page, say: Say) {
  const form = page.getByRole('dialog', { name: say('New order', 'הזמנה חדשה') })
  const press = (name: string) => form.getByRole('button', { name, exact: true }).click()
  const more = (ticket: string) =>
    form.getByRole('button', { name: say(`${ticket}: one more`, `${ticket}: אחד יותר`) })
  const less = (ticket: string) =>
    form.getByRole('button', { name: say(`${ticket}: one less`, `${ticket}: אחד פחות`) })
  const departures = form.getByRole('group', { name: say('Next departures', 'היציאות הקרובות') })
  return {
    form,
    /** The order so far, beside the steps. */
    summary: form.getByRole('complementary', { name: say('This order', 'ההזמנה') }),
    departures,
    more,
    less,
    next: () => press(say('Next', 'הבא')),
    save: () => press(say('Save order', 'שמירת ההזמנה')),
    step: (name: string) => form.getByRole('navigation').getByRole('button', { name }),
    field: (name: string) => form.getByRole('textbox', { name, exact: true }),
    choose: (label: string, option: string) => choose(form, label, option),

    open: async () => {
      await page.getByRole('button', { name: say('New order', 'הזמנה חדשה') }).click()
      await form.waitFor()
    },

    /** Tour, group and language of the open entry; names are those of the screen. */
    chooseTour: async (tour: string, group = say('Small Group', 'קבוצה קטנה')) => {
      await choose(form, say('Tour', 'סיור'), tour)
      await choose(form, say('Group type', 'סוג קבוצה'), group)
      await choose(form, say('Language', 'שפה'), say('English', 'אנגלית'))
    },

    add: async (ticket: string, times = 1) => {
      for (let time = 0; time < times; time += 1) await more(ticket).click()
    },

    fillCustomer: async (customer: { firstName: string; lastName: string; email: string }) => {
      await fill(form, say('First name', 'שם פרטי'), customer.firstName)
      await fill(form, say('Last name', 'שם משפחה'), customer.lastName)
      await fill(form, say('Email', 'אימייל'), customer.email)
    },
  }
}

async function fill(form: Locator, label: string, text: string): Promise<void> {
  await form.getByRole('textbox', { name: label, exact: true }).fill(text)
}
