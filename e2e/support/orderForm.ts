import { expect, type Locator, type Page } from '@playwright/test'
import { choose } from './fields.ts'
import type { Say } from './journey.ts'
import { seeToast } from './toasts.ts'

/** The order form with a user's actions; by default it's the dialog of a new order. */
export function orderForm(
  page: Page,
  say: Say,
  form = page.getByRole('dialog', { name: say('New order', 'הזמנה חדשה') }),
) {
  const press = (name: string) => form.getByRole('button', { name, exact: true }).click()
  const more = (ticket: string) =>
    form.getByRole('button', { name: say(`${ticket}: one more`, `${ticket}: אחד יותר`) })
  const less = (ticket: string) =>
    form.getByRole('button', { name: say(`${ticket}: one less`, `${ticket}: אחד פחות`) })
  const departures = form.getByRole('group', { name: say('Next departures', 'היציאות הקרובות') })
  const keep = form.getByRole('button', { name: say('Confirm this pickup', 'אישור האיסוף הזה') })
  /** Leaves a step, confirming the pickups that the form suggests for its tours. */
  const leave = async (go: () => Promise<void>) => {
    for (let tour = 0; tour < 4; tour += 1) {
      if (await keep.isVisible()) await keep.click()
      await go()
      if (!(await keep.isVisible())) return
    }
  }
  return {
    form,
    steps: form.getByRole('navigation', { name: say('Steps', 'שלבים') }).getByRole('button'),
    types: form.getByRole('group', { name: say('Order type', 'סוג ההזמנה') }).getByRole('radio'),
    type: (name: string) => form.getByRole('radio', { name, exact: true }).check(),
    total: form
      .getByRole('complementary', { name: say('This order', 'ההזמנה') })
      .getByRole('status')
      .first(),
    /** The order's tours in the summary. */
    cards: form.getByRole('listitem').filter({ has: page.getByRole('heading') }),
    check: (name: string) => form.getByRole('checkbox', { name, exact: true }),
    list: (label: string) => form.getByRole('combobox', { name: label, exact: true }),
    /** The order so far, beside the steps. */
    summary: form.getByRole('complementary', { name: say('This order', 'ההזמנה') }),
    departures,
    /** The calendar for the tour's day, in which only open days can be chosen. */
    calendar: page.getByRole('dialog', { name: say('Tour date', 'תאריך הסיור') }),
    openCalendar: () => form.getByRole('button', { name: say('Tour date', 'תאריך הסיור') }).click(),
    /** The day of the open entry as the form shows it: `5/9/2026`. */
    dayChosen: async () => {
      const button = form.getByRole('button', { name: say('Tour date', 'תאריך הסיור') })
      return /\d+\/\d+\/\d+/.exec(await button.innerText())?.[0] ?? ''
    },
    more,
    less,
    next: () => leave(() => press(say('Next', 'המשך'))),
    close: () => press(say('Close form', 'סגירת הטופס')),
    save: () => press(say('Save order', 'שמירת ההזמנה')),
    step: (name: string) => leave(() => form.getByRole('navigation').getByRole('button', { name }).click()),
    field: (name: string) => form.getByRole('textbox', { name, exact: true }),
    choose: (label: string, option: string) => choose(form, label, option),

    open: async () => {
      await page.getByRole('button', { name: say('New order', 'הזמנה חדשה') }).click()
      await form.waitFor()
    },

    /** Chooses tour, group and language of the open entry, by their labels. */
    chooseTour: async (tour: string, group = say('Small Group', 'קבוצה קטנה')) => {
      await choose(form, say('Tour', 'סיור'), tour)
      await choose(form, say('Group type', 'סוג קבוצה'), group)
      await choose(form, say('Language', 'שפה'), say('English', 'אנגלית'))
    },

    /** Types the number of people for a ticket type. */
    setParty: async (ticket: string, count: number) => {
      await form.getByRole('textbox', { name: ticket, exact: true }).fill(String(count))
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

/** Places a daily order for two through the form, from the list of orders. */
export async function bookOrder(page: Page, say: Say): Promise<void> {
  const desk = orderForm(page, say)
  await desk.open()
  await desk.chooseTour('Jerusalem and the Dead Sea')
  await desk.departures.getByRole('radio').first().check()
  await desk.add(say('Adult', 'מבוגר'), 2)
  await desk.next()
  await desk.fillCustomer({ firstName: 'Gali', lastName: 'Tamir', email: 'gali@guests.example' })
  await desk.next()
  await desk.save()
  await seeToast(page, say('Order Saved!', 'ההזמנה נשמרה!'))
}

async function fill(form: Locator, label: string, text: string): Promise<void> {
  await form.getByRole('textbox', { name: label, exact: true }).fill(text)
}

/** Waits for an amount in a part of the screen and returns the first one. */
export async function amountIn(part: Locator): Promise<number> {
  await expect(part).toContainText(/[$€₪]\d/)
  const amount = /[$€₪]([\d,.]+)/.exec(await part.innerText())?.[1]
  return Number(amount?.replaceAll(',', ''))
}
