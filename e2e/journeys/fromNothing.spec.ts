import { test as base, type Locator, type Page } from '@playwright/test'
import { dayBoard } from '../support/dayBoard.ts'
import { weekdayFrom } from '../support/days.ts'
import { doors } from '../support/doors.ts'
import { expect, type Options } from '../support/journey.ts'
import { orderForm } from '../support/orderForm.ts'
import { type RunningProduct, startProduct } from '../support/startProduct.ts'
import { seeToast } from '../support/toasts.ts'

/** An empty installation whose first owner is named in its settings. */
const test = base.extend<Options & { product: RunningProduct }>({
  language: ['en', { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  product: async ({}, provide) => {
    const owner = { ADMIN_EMAIL: 'ruth@office.example', ADMIN_PASSWORD: 'olive-grove-3' }
    const product = await startProduct({ DEMO: 'off', ...owner })
    await provide(product)
    await product.stop()
  },
  baseURL: async ({ product }, provide) => provide(product.address),
})

test('SETUP-04 SETUP-07 a newcomer gets from an empty business to a sold seat and a planned day, with the keyboard only', async ({
  page,
  language,
}, info) => {
  test.setTimeout(300_000)
  await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language)
  const say = (english: string, hebrew: string) => (language === 'he' ? hebrew : english)
  const hands = keyboard(page)
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog').last()
  const button = (place: Locator, english: string, hebrew: string) =>
    place.getByRole('button', { name: say(english, hebrew), exact: true })
  const field = (english: string, hebrew: string) =>
    dialog.getByRole('textbox', { name: say(english, hebrew), exact: true })
  const progress = (done: number) =>
    expect(main.getByText(say(`${done} of 9 done`, `${done} מתוך 9 הושלמו`))).toBeVisible()
  const picture = (name: string) =>
    page.screenshot({ path: info.outputPath(`${name}-${language}.png`), animations: 'disabled' })

  await test.step('the home page of an empty business leads to the checklist', async () => {
    await doors(page, say).enter('ruth@office.example', 'olive-grove-3')
    await expect(page).toHaveURL(/\/operations/)
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
    await hands.press(
      page.getByRole('banner').getByRole('link', { name: say('Tourdesk: Home', 'Tourdesk: דף הבית') }),
    )
    await expect(page).toHaveURL(/\/home$/)
    await hands.press(main.getByRole('link', { name: say('Continue', 'להמשך'), exact: true }))
    await progress(1)
  })

  await test.step('business details and rates are confirmed over the list', async () => {
    await hands.press(button(main, 'Business details: Change', 'פרטי העסק: שינוי'))
    await hands.type(field('Office phone', 'טלפון המשרד'), '03-555-0100')
    await page.keyboard.press('Enter')
    await progress(2)
    await hands.press(button(main, 'Exchange rates: Change', 'שערי מטבע: שינוי'))
    await hands.press(button(dialog, 'Save', 'שמירה'))
    await progress(3)
  })

  await test.step('a city’s pickup places are ticked, and can’t be added twice', async () => {
    const choose = button(main, 'Pickup locations: Choose places', 'נקודות איסוף: בחירת מקומות')
    const all = dialog.getByRole('checkbox', { name: say('All of Jerusalem', 'כל ירושלים') })
    await hands.press(choose)
    await hands.press(all, 'Space')
    await picture('places')
    await hands.pressBack(dialog.getByRole('button', { name: say('Add 16 places', 'הוספת 16 מקומות') }))
    await progress(4)
    await hands.press(choose)
    await expect(all).toBeDisabled()
    await page.keyboard.press('Escape')
  })

  await test.step('a guide, a driver, a car and an agency are added over the list', async () => {
    for (const [english, hebrew, first, last] of [
      ['Guides: Add', 'מדריכים: הוספה', say('Noa', 'נועה'), say('Regev', 'רגב')],
      ['Drivers: Add', 'נהגים: הוספה', say('Amir', 'אמיר'), say('Haddad', 'חדד')],
    ] as const) {
      await hands.press(button(main, english, hebrew))
      await hands.type(field('First name', 'שם פרטי'), first)
      await hands.type(field('Last name', 'שם משפחה'), last)
      await hands.type(field('Mobile phone', 'טלפון נייד'), '052-555-0101')
      await hands.type(field('Email', 'אימייל'), 'crew@office.example')
      await page.keyboard.press('Enter')
      await expect(dialog).toBeHidden()
    }
    await progress(6)
    await hands.press(button(main, 'Vehicles: Add', 'רכבים: הוספה'))
    await hands.type(field('Plate number', 'מספר רישוי'), '233-74-016')
    await hands.type(field('Make', 'יצרן'), 'Mercedes Sprinter')
    await hands.type(field('Year', 'שנה'), '2024')
    await hands.type(field('Seats', 'מקומות'), '16')
    await page.keyboard.press('Enter')
    await progress(7)
    await hands.press(button(main, 'First agency: Add', 'סוכנות ראשונה: הוספה'))
    await hands.type(field('Name', 'שם'), say('Carmel Travel', 'נסיעות הכרמל'))
    await hands.type(field('Phone', 'טלפון'), '04-555-0100')
    await page.keyboard.press('Enter')
    await progress(8)
  })

  await test.step('the first tour goes on sale with a price, and leads back to the finished list', async () => {
    const text = (english: string, hebrew: string) =>
      main.getByRole('textbox', { name: say(english, hebrew), exact: true })
    await hands.press(
      main.getByRole('link', { name: say('First tour, with prices: Add', 'סיור ראשון, עם מחירים: הוספה') }),
    )
    await hands.type(text('Name', 'שם'), say('Old City on Foot', 'העיר העתיקה ברגל'))
    await hands.type(text('Number', 'מספר'), 'J100')
    await hands.press(
      main.getByRole('switch', { name: say('Small Group', 'קבוצה קטנה'), exact: true }),
      'Space',
    )
    await hands.press(
      main.getByRole('checkbox', { name: say('English, Every day', 'אנגלית, כל הימים'), exact: true }),
      'Space',
    )
    await hands.press(button(main, 'Add price list', 'הוספת מחירון'))
    const [jerusalem, small] = [say('Jerusalem', 'ירושלים'), say('Small', 'קטנה')]
    const price = page.getByRole('textbox', {
      name: say(`${small}, ${jerusalem} to ${jerusalem}`, `${small}, ${jerusalem} אל ${jerusalem}`),
      exact: true,
    })
    await hands.toCell(price)
    await page.keyboard.type('120')
    await page.keyboard.press('Enter')
    await hands.press(button(main, 'Save and activate', 'שמירה והפעלה'))
    await hands.pressBack(button(main, 'Save and publish', 'שמירה ופרסום'))
    await expect(page).toHaveURL(/\/setup$/)
    await progress(9)
    await picture('all-done')
  })

  const desk = orderForm(page, say)
  await test.step('the first seat is sold, from a pickup place that’s added inside the order', async () => {
    await hands.press(main.getByRole('link', { name: say('New order', 'הזמנה חדשה'), exact: true }))
    await desk.form.waitFor()
    await hands.choose(desk.list(say('Tour', 'סיור')), say('Old City on Foot', 'העיר העתיקה ברגל'))
    // The only ones this tour has.
    await expect(desk.list(say('Group type', 'סוג קבוצה'))).toHaveValue(say('Small Group', 'קבוצה קטנה'))
    await expect(desk.list(say('Language', 'שפה'))).toHaveValue(say('English', 'אנגלית'))
    await hands.press(desk.departures.getByRole('radio').first(), 'Space')
    await hands.type(desk.field(say('Adult', 'מבוגר')), '2')
    await hands.choose(desk.list(say('City', 'עיר')), say('Jerusalem', 'ירושלים'))
    const place = desk.list(say('Location', 'נקודה'))
    await hands.choose(place, say('Add a location', 'הוספת נקודה'))
    await hands.type(field('Place Name', 'שם המקום'), say('Zion Gate', 'שער ציון'))
    await hands.typeInList(
      dialog
        .getByRole('textbox', { name: say('Address', 'כתובת') })
        .or(dialog.getByRole('combobox', { name: say('Address', 'כתובת') })),
      say('Zion Gate, Jerusalem', 'שער ציון, ירושלים'),
    )
    await hands.press(button(dialog, 'Save Location', 'שמירת הנקודה'))
    await expect(place).toHaveValue(say('Zion Gate', 'שער ציון'))
    await expect(desk.field(say('Adult', 'מבוגר'))).toHaveValue('2')
    await hands.press(button(desk.form, 'Next', 'המשך'))
    await hands.type(desk.field(say('First name', 'שם פרטי')), say('Dana', 'דנה'))
    await hands.type(desk.field(say('Last name', 'שם משפחה')), say('Almagor', 'אלמגור'))
    await hands.type(desk.field(say('Email', 'אימייל')), 'dana@guests.example')
    await hands.press(button(desk.form, 'Next', 'המשך'))
    await hands.press(button(desk.form, 'Save order', 'שמירת ההזמנה'))
    await seeToast(page, say('Order Saved!', 'ההזמנה נשמרה!'))
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('its day is planned: a vehicle, a driver and a guide', async () => {
    const board = dayBoard(page, say)
    await hands.press(page.getByRole('link', { name: say('Assignments', 'שיבוצים'), exact: true }))
    const sold = await page.request.get('/api/v1/orders/purchasedTours/data')
    const { data }: { data: { date: string }[] } = await sold.json()
    // At the end of a week, the first bookable day is in the next week.
    if ((data[0]?.date ?? '') > weekdayFrom(0, 6)) await hands.press(button(main, 'Next week', 'השבוע הבא'))
    await hands.press(main.getByRole('link', { name: say('Old City on Foot', 'העיר העתיקה ברגל') }).first())
    await expect(board.orderLinks).toHaveCount(1)
    await page.keyboard.press('Shift+N')
    await expect(board.cards).toHaveCount(1)
    await page.keyboard.press('l')
    await page.keyboard.press('1')
    const card = board.cards.first()
    await expect(card).toContainText(say('2 participants', 'שני משתתפים'))
    await hands.press(card.getByRole('button', { name: say('Edit vehicle', 'עריכת רכב') }))
    await hands.press(board.dialog.getByRole('button', { name: '233-74-016' }))
    await expect(board.part('vehicle')).toContainText('233-74-016')
    for (const [tab, name, part] of [
      [say('Driver', 'נהג'), say('Amir Haddad', 'אמיר חדד'), 'driver'],
      [say('Guide', 'מדריך'), say('Noa Regev', 'נועה רגב'), 'guide'],
    ] as const) {
      await hands.toTab(board.dialog.getByRole('tab', { name: tab }))
      await hands.press(board.dialog.getByRole('button', { name }))
      await expect(board.part(part)).toContainText(name)
    }
    await page.keyboard.press('Escape')
    await expect(card).toContainText('233-74-016')
    await picture('planned')
  })
})

/** Finds things without a mouse: Tab by Tab. */
function keyboard(page: Page) {
  const isHere = (target: Locator) =>
    target.evaluate(
      (element) => element === document.activeElement || element.contains(document.activeElement),
    )

  async function reach(target: Locator, tab = 'Tab'): Promise<void> {
    await expect(target).toBeEnabled()
    for (let presses = 0; presses < 250; presses += 1) {
      if (await isHere(target)) return
      await page.keyboard.press(tab)
    }
    throw new Error(`${tab} doesn’t reach ${target}`)
  }

  async function press(target: Locator, key = 'Enter'): Promise<void> {
    await reach(target)
    await page.keyboard.press(key)
  }

  return {
    press,
    /** Goes backwards, where that's the shorter way. */
    async pressBack(target: Locator) {
      await reach(target, 'Shift+Tab')
      await page.keyboard.press('Enter')
    },
    async type(target: Locator, text: string) {
      await reach(target)
      await page.keyboard.press('Control+a')
      await page.keyboard.insertText(text)
    },
    /** Types into a field with suggestions, without taking one. */
    async typeInList(target: Locator, text: string) {
      await reach(target)
      await page.keyboard.insertText(text)
    },
    /** Opens a list and moves down to an option. */
    async choose(list: Locator, option: string) {
      await press(list, 'ArrowDown')
      const wanted = page.getByRole('option', { name: option }).first()
      await expect(wanted).toBeVisible()
      for (let presses = 0; presses < 40; presses += 1) {
        if ((await wanted.getAttribute('data-combobox-selected')) !== null) break
        await page.keyboard.press('ArrowDown')
      }
      await page.keyboard.press('Enter')
    },
    /** Moves to a cell of a grid with the arrow keys. */
    async toCell(cell: Locator) {
      const grid = page.getByRole('grid')
      const first = grid.getByRole('textbox').first()
      await reach(first)
      for (let presses = 0; presses < 40 && !(await isHere(cell)); presses += 1) {
        const [at, wanted] = [await page.locator(':focus').boundingBox(), await cell.boundingBox()]
        if (!at || !wanted) throw new Error('The cell isn’t on the screen')
        const isAbove = at.y + 2 < wanted.y
        await page.keyboard.press(isAbove ? 'ArrowDown' : at.x < wanted.x ? 'ArrowRight' : 'ArrowLeft')
      }
    },
    /** Moves along the tabs to one of them. */
    async toTab(tab: Locator) {
      const list = page.getByRole('tablist').last()
      await reach(list)
      for (let presses = 0; presses < 6 && !(await isHere(tab)); presses += 1)
        await page.keyboard.press('ArrowRight')
    },
  }
}
