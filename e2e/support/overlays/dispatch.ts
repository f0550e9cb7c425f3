import { enterAs, membersOf } from '../crewPhone.ts'
import { dayBoard } from '../dayBoard.ts'
import { dayAhead, weekdayFrom } from '../days.ts'
import { choose } from '../fields.ts'
import { placeOrder } from '../placeOrder.ts'
import type { Desk, Overlay } from './overlay.ts'

const editVehicle = ({ main }: Desk) => main.button('Edit vehicle', 'עריכת רכב')

/** Adds a unit without a vehicle. */
async function addVehicle({ page, say }: Desk): Promise<void> {
  const board = dayBoard(page, say)
  await board.addVehicle.click()
  await board.edit(board.cards.first())
  await board.dialog.getByText(say('External', 'ספק חיצוני')).click()
}

/** Writes to the customer of the order on the page, and opens the list with the message. */
async function writeMessage({ page, main, dialog, say }: Desk): Promise<void> {
  await main.button('Write a message', 'כתיבת הודעה').click()
  await dialog.field('English text', 'טקסט באנגלית').fill('See you soon')
  await dialog.button('Preview', 'תצוגה מקדימה').click()
  await dialog.button('Send', 'שליחה').click()
  await page.getByRole('button', { name: say('Open the list', 'לרשימה') }).click()
}

/** Puts a supplier's vehicle on the unit of the page. */
async function supplyUnit({ page }: Desk): Promise<void> {
  const [, unit = ''] = /manifest\/([^?]+)/.exec(page.url()) ?? []
  const suppliers = await (await page.request.get('/api/v1/carSuppliers')).json()
  const externalCar = { carSupplier: suppliers.data[0]._id, seats: 19 }
  const data = { car: null, driver: null, guide: [], externalCar }
  await page.request.put(`/api/v1/tourCars/${unit}`, { data })
  await page.reload()
}

/** Opens the page of the first departure of the list. */
async function openDeparture({ page }: Desk): Promise<void> {
  const departures = await (await page.request.get('/api/v1/departures?state=open&limit=1')).json()
  const { tour, date } = departures.data[0]
  await page.goto(`/departure/${tour._id}/${date}`)
}

/** Says why the first departure of the list is canceled, before its orders are shown. */
async function sayWhy(desk: Desk): Promise<void> {
  await openDeparture(desk)
  await desk.main.button('Cancel the departure', 'ביטול היציאה').click()
  await desk.dialog.field('What happened', 'מה קרה').fill('Flood in the wadi')
}

/** Says to which tour a departure is moved, before its orders are shown. */
async function sayWhere(desk: Desk): Promise<void> {
  const { page, say, main, dialog } = desk
  const day = weekdayFrom(140, 1)
  const order = await placeOrder(page, { tour: 'Jerusalem and the Dead Sea', day, lastName: 'Movable' })
  await page.goto(`/departure/${order.tour}/${day}`)
  await main.button('Move', 'העברה').click()
  await page.getByRole('menuitem', { name: say('Move to another date', 'העברה לתאריך אחר') }).click()
  await choose(page.getByRole('dialog'), say('Tour', 'סיור'), 'Caesarea, Haifa, Acre and Rosh Hanikra')
  await dialog.field('What happened', 'מה קרה').fill('Flood in the wadi')
}

/** Moves a departure to a day far ahead, and opens its page. */
async function openMoved({ page }: Desk): Promise<void> {
  const order = await placeOrder(page, {
    tour: 'Jerusalem and the Dead Sea',
    day: weekdayFrom(150, 1),
    lastName: 'Movable',
  })
  const [entry] = (await (await page.request.get(`/api/v1/orders/${order._id}`)).json()).selectedTours
  const from = [{ tour: order.tour, date: entry.date }]
  const asked = { kind: 'move', from, to: { date: weekdayFrom(160, 1) }, price: 'keep', messages: false }
  const { _id, hash, items } = await (
    await page.request.post('/api/v1/departureBatches/preview', { data: asked })
  ).json()
  const ticked = items.map(({ order: { _id: id } }: { order: { _id: string } }) => ({
    order: id,
    terms: 'none',
  }))
  const data = { preview: _id, hash, items: ticked, clientKey: crypto.randomUUID() }
  const committed = await page.request.post('/api/v1/departureBatches', { data })
  if (!committed.ok()) throw new Error(await committed.text())
  await page.goto(`/departure/${order.tour}/${entry.date}`)
}

/** Overlays of a day and of its boards, with their vehicles and crews. */
export const dispatch: Overlay[] = [
  {
    name: 'closing days for sale',
    shows: 'dialog departures/closures/CloseDays.tsx',
    at: '/departures/list',
    opener: ({ main }) => main.button('Close days', 'סגירת ימים'),
  },
  {
    name: 'closing a departure for sale',
    shows: 'dialog departures/page/CloseDialog.tsx',
    at: '/departures/list',
    before: openDeparture,
    opener: ({ main }) => main.button('Close for sale', 'סגירה למכירה'),
  },
  {
    name: 'canceling a departure',
    shows: 'dialog departures/cancel/CancelForm.tsx',
    at: '/departures/list',
    before: openDeparture,
    opener: ({ main }) => main.button('Cancel the departure', 'ביטול היציאה'),
  },
  {
    name: 'the orders of a departure that is canceled',
    shows: 'dialog departures/cancel/CancelDepartures.tsx',
    at: '/departures/list',
    before: sayWhy,
    opener: ({ dialog }) => dialog.button('Show the orders', 'הצגת ההזמנות'),
    returnsTo: ({ main }) => main.button('Cancel the departure', 'ביטול היציאה'),
  },
  {
    name: 'where a departure can be moved',
    shows: 'menu departures/move/MoveMenu.tsx',
    at: '/departures/list',
    before: openDeparture,
    opener: ({ main }) => main.button('Move', 'העברה'),
  },
  {
    name: 'moving a departure',
    shows: 'dialog departures/move/MoveForm.tsx',
    at: '/departures/list',
    before: openDeparture,
    opener: ({ main }) => main.button('Move', 'העברה'),
    item: ({ page, say }) =>
      page.getByRole('menuitem', { name: say('Move to another date', 'העברה לתאריך אחר') }),
  },
  {
    name: 'merging a departure',
    shows: 'dialog departures/move/MergeForm.tsx',
    at: '/departures/list',
    before: openDeparture,
    opener: ({ main }) => main.button('Move', 'העברה'),
    item: ({ page, say }) => page.getByRole('menuitem', { name: say('Merge…', 'איחוד…') }),
  },
  {
    name: 'the orders of a departure that is moved',
    shows: 'dialog departures/move/MoveSteps.tsx',
    at: '/departures/list',
    before: sayWhere,
    opener: ({ dialog }) => dialog.button('Show the orders', 'הצגת ההזמנות'),
    returnsTo: ({ main }) => main.button('Move', 'העברה'),
  },
  {
    name: 'the way back of a move',
    shows: 'dialog departures/move/UndoMove.tsx',
    at: '/departures/list',
    before: openMoved,
    opener: ({ main }) => main.button('Undo…', 'ביטול הפעולה…'),
  },
  {
    name: 'the settings of a departure',
    shows: 'dialog departures/page/DepartureDialog.tsx',
    at: '/departures/list',
    before: openDeparture,
    opener: ({ main }) => main.button('Settings', 'הגדרות'),
  },
  {
    name: 'what is sent for a whole day',
    shows: 'menu dispatch/day/acts/DayActs.tsx',
    at: '/day',
    opener: ({ main }) => main.button('For the whole day', 'לכל היום'),
  },
  {
    name: 'reminding all customers of a day',
    shows: 'dialog dispatch/day/acts/DayActs.tsx',
    at: '/day',
    opener: ({ main }) => main.button('For the whole day', 'לכל היום'),
    item: ({ page, say }) =>
      page.getByRole('menuitem', { name: say('Remind all customers', 'תזכורת לכל הלקוחות') }),
  },
  {
    name: 'how to plan a day',
    shows: 'dialog dispatch/plan/PlanDialog.tsx',
    at: '/day',
    opener: ({ main }) => main.button('Propose a plan', 'הצעת שיבוץ'),
  },
  {
    name: 'where a free car can go',
    shows: 'menu dispatch/day/assign/PutMenu.tsx',
    at: '/day',
    opener: ({ page, say }) =>
      page
        .getByRole('region', { name: say('Free cars', 'רכבים פנויים') })
        .getByRole('button')
        .first(),
  },
  {
    name: 'where an order can go',
    shows: 'menu dispatch/board/passengers/AssignMenu.tsx',
    at: '$board',
    opener: ({ main }) => main.button('Assign order', 'שיבוץ הזמנה'),
  },
  {
    name: 'by how much to shift the stops',
    shows: 'menu dispatch/stops/StopsTab.tsx',
    at: '/manifest/$stops?tab=stops',
    opener: ({ main }) => main.button('Shift all', 'הזזת הכול'),
  },
  {
    name: 'proposed pickup times',
    shows: 'dialog dispatch/stops/proposal/ProposeTimesDialog.tsx',
    at: '$board',
    opener: ({ main }) => main.button('Propose times', 'הצעת שעות איסוף'),
  },
  {
    name: 'proposed pickup times that can’t be loaded',
    shows: 'dialog kit/dialog/lazyDialogOf.tsx',
    at: '$board',
    before: async ({ page }) => {
      await page.route('**/ProposeTimesDialog-*.js', (route) => route.abort())
      await page.reload()
    },
    opener: ({ main }) => main.button('Propose times', 'הצעת שעות איסוף'),
  },
  {
    name: 'the orders on a vehicle',
    shows: 'dialog dispatch/board/vehicles/UnitOrdersDialog.tsx',
    at: '$board',
    opener: ({ page, say }) =>
      page
        .getByRole('article')
        .getByRole('button', { name: say('participant', 'משתת') })
        .first(),
  },
  {
    name: 'splitting an order',
    shows: 'dialog dispatch/board/split/SplitDialog.tsx',
    at: '$board',
    before: ({ page, say }) =>
      page
        .getByRole('article')
        .getByRole('button', { name: say('participant', 'משתת') })
        .first()
        .click(),
    opener: ({ page, say }) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: say('Split order', 'פיצול הזמנה') })
        .first(),
  },
  {
    name: 'dialogs of the board that can’t be loaded',
    shows: 'dialog dispatch/board/LazyBoardDialogs.tsx',
    at: '$board',
    before: async ({ page }) => {
      await page.route('**/BoardDialogs-*.js', (route) => route.abort())
      await page.reload()
    },
    opener: editVehicle,
  },
  {
    name: 'deleting a vehicle',
    shows: 'question dispatch/board/vehicles/UnitCards.tsx',
    at: '$board',
    opener: ({ main }) => main.button('Delete vehicle', 'מחיקת רכב'),
  },
  {
    name: 'the log of a departure',
    shows: 'dialog dispatch/board/DepartureLog.tsx',
    at: '$board',
    opener: ({ main }) => main.button('Log', 'יומן שינויים'),
  },
  {
    name: 'the log of a vehicle',
    shows: 'dialog dispatch/unit/UnitDialog.tsx',
    at: '$board',
    opener: editVehicle,
    inside: ({ dialog }) => dialog.tab('Log', 'יומן שינויים').click(),
  },
  {
    name: 'the cars for a vehicle',
    shows: 'dialog dispatch/unit/UnitDialog.tsx',
    at: '$board',
    opener: editVehicle,
  },
  {
    name: 'the guides for a vehicle',
    shows: 'dialog dispatch/unit/UnitDialog.tsx',
    at: '$board',
    opener: editVehicle,
    inside: ({ dialog }) => dialog.tab('Guide', 'מדריך').click(),
  },
  {
    name: 'the drivers for a vehicle',
    shows: 'dialog dispatch/unit/UnitDialog.tsx',
    at: '$board',
    opener: editVehicle,
    inside: ({ dialog }) => dialog.tab('Driver', 'נהג').click(),
  },
  {
    name: 'the crew of a vehicle',
    shows: 'dialog dispatch/replies/CrewDialog.tsx',
    at: '$board',
    opener: ({ main }) => main.button('Crew of', 'הצוות של'),
    inside: ({ dialog }) => dialog.button('Make a crew link', 'יצירת קישור לאיש צוות').click(),
  },
  {
    name: 'signing a phone of the crew out',
    shows: 'question dispatch/crewAccess/CrewPhones.tsx',
    at: '/guides?open=$guide',
    before: async ({ page, dialog }) => {
      const [guide] = await membersOf(page, 'guide')
      if (guide) await enterAs(page, page, guide)
      await dialog.button('Sign out', 'ניתוק').waitFor()
    },
    opener: ({ dialog }) => dialog.button('Sign out', 'ניתוק'),
  },
  {
    name: 'some of a party',
    shows: 'dialog dispatch/boarding/PartDialog.tsx',
    at: '/day/boarding',
    before: ({ main }) => main.button('part', 'קבוצ').click(),
    opener: ({ main }) => main.button('Only some', 'רק חלק'),
  },
  {
    name: 'why a finding of the day is known',
    shows: 'dialog dispatch/check/KnowDialog.tsx',
    at: '/day',
    before: async (step) => {
      await reportIncident(step)
      await step.page.keyboard.press('c')
    },
    opener: ({ main }) => main.button('Mark as known', 'סימון כידוע'),
  },
  {
    name: 'a person of the day who is away',
    shows: 'dialog dispatch/absence/AbsenceDialog.tsx',
    at: '/day',
    opener: ({ main }) => main.button(': mark as unavailable', ': סימון כלא זמין'),
  },
  {
    name: 'the suppliers of a vehicle',
    shows: 'dialog dispatch/unit/UnitDialog.tsx',
    at: '$board',
    opener: editVehicle,
    inside: ({ page, say }) => page.getByRole('dialog').getByText(say('External', 'ספק חיצוני')).click(),
  },
  {
    name: 'the size of a vehicle',
    shows: 'question dispatch/unit/usePutQuestion.ts',
    at: '$emptyBoard',
    before: addVehicle,
    opener: ({ page }) => page.getByRole('dialog').getByRole('button', { name: 'Capital Minibus' }),
  },
  {
    name: 'what to print of a day',
    shows: 'dialog dispatch/manifest/PrintDialog.tsx',
    at: '/day/manifests',
    opener: ({ main }) => main.button('Print sheets', 'הדפסת דפים'),
  },
  {
    name: 'as what a sheet is printed',
    shows: 'menu dispatch/manifest/PrintMenu.tsx',
    at: '/day/manifests',
    before: ({ page }) => page.getByRole('main').getByRole('row').nth(1).getByRole('link').click(),
    opener: ({ main }) => main.button('Print', 'הדפסה'),
  },
  {
    name: 'asking a supplier',
    shows: 'dialog dispatch/suppliers/AskSupplierDialog.tsx',
    at: '/manifest/$stops',
    before: supplyUnit,
    opener: ({ main }) => main.button('Ask the supplier', 'פנייה לספק'),
  },
  {
    name: 'stopping messages to many',
    shows: 'question messages/BatchProgress.tsx',
    at: '/order/$order',
    before: async (desk) => {
      await writeMessage(desk)
      await desk.main.row().click()
      const all = desk.say('All messages sent with this one', 'כל ההודעות באותו משלוח')
      await desk.page.getByRole('dialog').getByRole('link', { name: all }).click()
    },
    opener: ({ main }) => main.button('Stop sending', 'עצירת השליחה'),
  },
  {
    name: 'who gets the sheets of a day by message',
    shows: 'dialog dispatch/manifest/HandOutDialog.tsx',
    at: '/day/manifests',
    opener: ({ main }) => main.button('Send sheets', 'שליחת דפים'),
  },
  {
    name: 'a message to the customers of a vehicle',
    shows: 'dialog messages/WriteDialog.tsx',
    at: '/day/manifests',
    before: ({ page }) => page.getByRole('main').getByRole('row').nth(1).getByRole('link').click(),
    opener: ({ main }) => main.button('Message the customers', 'הודעה ללקוחות'),
  },
  {
    name: 'what a message can name',
    shows: 'menu messages/MessageWords.tsx',
    at: '/order/$order',
    before: ({ main }) => main.button('Write a message', 'כתיבת הודעה').click(),
    opener: ({ dialog }) => dialog.button('Insert a field', 'הוספת שדה'),
  },
  {
    name: 'a message',
    shows: 'dialog messages/MessageDialog.tsx',
    at: '/order/$order',
    before: writeMessage,
    opener: ({ main }) => main.row(),
  },
  {
    name: 'canceling a message',
    shows: 'question messages/MessageMoves.tsx',
    at: '/order/$order',
    before: async (desk) => {
      await writeMessage(desk)
      await desk.main.row().click()
    },
    opener: ({ dialog }) => dialog.button('Cancel the message', 'ביטול ההודעה'),
  },
]

/** Reports an incident for tomorrow, the day that the Day page shows. */
async function reportIncident({ page }: Desk): Promise<void> {
  const answer = await page.request.get(`/api/v1/boardings?date=${dayAhead(1)}`)
  const { data, now }: { data: { _id: string }[]; now: string } = await answer.json()
  const incident = { kind: 'incident', text: 'The van doesn’t start', at: now, tourCar: data[0]?._id }
  const events = [{ ...incident, _id: crypto.randomUUID() }]
  await page.request.post('/api/v1/boardings/events', { data: { events } })
}
