import type { Locator, Page } from '@playwright/test'
import type { Say } from './journey.ts'

/** The board of a departure, with a planner's actions. */
export function dayBoard(page: Page, say: Say) {
  const vehicles = page.getByRole('region', { name: say('Vehicles', 'רכבים') })
  const dialog = page.getByRole('dialog', { name: say('Vehicle and crew', 'רכב וצוות') })
  const edit = (card: Locator) => card.getByRole('button', { name: say('Edit vehicle', 'עריכת רכב') })
  return {
    rowOf: (order: number) => page.getByRole('row').filter({ has: linkTo(page, order) }),
    orderLinks: page
      .getByRole('region', { name: say('Purchased tours', 'סיורים שהוזמנו') })
      .first()
      .getByRole('link'),
    /** Opens the menu of vehicles for an order. */
    assign: (order: number) =>
      page.getByRole('button', { name: say(`Assign order ${order}`, `שיבוץ הזמנה ${order}`) }).click(),
    orderLink: (order: number) => linkTo(page, order),

    /** All cards, in the order in which they were created. */
    cards: vehicles.getByRole('article'),
    cardOf: (vehicle: string) => vehicles.getByRole('article', { name: vehicle }),
    /** The card of a vehicle that left on an earlier day. */
    underWay: (vehicle: string) =>
      vehicles.getByRole('article', { name: say(`${vehicle}, Day`, `${vehicle}, יום`) }),
    addVehicle: vehicles.getByRole('button', { name: say('Add a vehicle', 'הוספת רכב') }),
    delete: (card: Locator) => card.getByRole('button', { name: say('Delete vehicle', 'מחיקת רכב') }).click(),
    orders: (card: Locator) => card.getByRole('button', { name: say('participant', 'משתת') }),
    undo: page.getByRole('button', { name: say('Undo', 'ביטול הפעולה') }),

    /** The dialog of one vehicle: its vehicle and crew, its tabs and their tables. */
    dialog,
    edit: (card: Locator) => edit(card).click(),
    part: (name: string) => dialog.getByRole('definition').nth(['vehicle', 'driver', 'guide'].indexOf(name)),
    tab: (english: string, hebrew: string) => dialog.getByRole('tab', { name: say(english, hebrew) }).click(),
    row: (name: string) => dialog.getByRole('row').filter({ has: page.getByRole('button', { name }) }),
    free: dialog
      .getByRole('row')
      .filter({ has: page.getByRole('cell', { name: say('Available', 'זמין'), exact: true }) }),
    /** A question over the board. */
    question: (text: string) => page.getByRole('dialog').filter({ hasText: text }),

    open: async (tour: string, day: string) => {
      await page.goto(`/assignments/calendar?date=${day}&tour=${tour}`)
      await vehicles.getByRole('button').first().waitFor()
    },
  }
}

function linkTo(page: Page, order: number): Locator {
  return page.getByRole('link', { name: String(order), exact: true })
}
