import type { Locator } from '@playwright/test'
import { dayAhead, weekdayFrom } from '../days.ts'
import { fillVehicle } from '../fillVehicle.ts'
import { expect } from '../journey.ts'
import { orderForm } from '../orderForm.ts'
import { payInCash } from '../payInCash.ts'
import { placeOrder } from '../placeOrder.ts'
import type { Desk, Overlay } from './overlay.ts'

const cancelOrder = ['Cancel Order', 'ביטול ההזמנה'] as const
const deleteTour = ['Delete tour', 'מחיקת הסיור'] as const
const saveOrder = ['Save order', 'שמירת ההזמנה'] as const

async function beginOrder({ page, say }: Desk): Promise<void> {
  const desk = orderForm(page, say)
  await desk.open()
  await desk.chooseTour('Jerusalem and the Dead Sea')
}

/** Opens the last step of the form. */
const toSummary = ({ page }: Desk) =>
  page.getByRole('dialog').getByRole('navigation').getByRole('button').last().click()

async function cancelOnlyTour(desk: Desk): Promise<void> {
  const { page, dialog } = desk
  await toSummary(desk)
  await dialog.button(...deleteTour).click()
  await dialog.button('Cancel the tour', 'ביטול הסיור').click()
  await expect(page.getByRole('dialog')).toHaveCount(1)
}

/** Fills the order's vehicle and adds one more person to the order. */
async function outgrowVehicle(desk: Desk): Promise<void> {
  const { page, say } = desk
  const [, id = ''] = /\/order\/([^?]+)/.exec(page.url()) ?? []
  await fillVehicle(page, id)
  await orderForm(page, say, page.getByRole('dialog')).add(say('Adult', 'מבוגר'))
  await toSummary(desk)
}

/** Cancels an order that was paid in cash, so that the cash has to be refunded. */
async function oweCash({ page }: Desk): Promise<void> {
  const order = await placeOrder(page, {
    tour: 'Jerusalem and the Dead Sea',
    day: weekdayFrom(40, 1),
    lastName: 'Refund',
  })
  await payInCash(page, order)
  await page.request.post('/api/v1/orders/cancel', { data: { orderId: order._id, canRefund: true } })
  await page.reload()
}

/** Has a guide take the cash of an order. */
async function leaveCashWithGuide({ page }: Desk): Promise<void> {
  const guides = await (await page.request.get('/api/v1/operators?role=guide')).json()
  const order = await placeOrder(page, {
    tour: 'Jerusalem and the Dead Sea',
    day: weekdayFrom(40, 1),
    lastName: 'Cash',
  })
  await payInCash(page, order, { heldBy: guides.data[0]._id })
  await page.reload()
}

/** Cancels an order that was paid in cash, and turns the cash into store credit. */
async function oweCredit({ page }: Desk): Promise<void> {
  const order = await placeOrder(page, {
    tour: 'Jerusalem and the Dead Sea',
    day: weekdayFrom(40, 1),
    lastName: 'Credit',
  })
  await payInCash(page, order)
  await page.request.post('/api/v1/orders/cancel', {
    data: { orderId: order._id, canRefund: true, refundTo: 'credit' },
  })
  await page.reload()
}

/** Records a payment on the agency's account that is open. */
async function recordPayment({ page }: Desk): Promise<void> {
  const [, id = ''] = /\/agency_account\/([^?]+)/.exec(page.url()) ?? []
  const data = { kind: 'payment', currency: 'USD', amount: 3, day: dayAhead(0), method: 'cash' }
  const clientKey = crypto.randomUUID()
  await page.request.post(`/api/v1/agencyAccounts/${id}/postings`, { data: { ...data, clientKey } })
  await page.reload()
}

/** Overlays of the order form, an order's page, and their questions. */
export const orders: Overlay[] = [
  {
    name: 'the columns of a list',
    shows: 'dialog kit/table/columns/ColumnsDialog.tsx',
    at: '/operations',
    opener: ({ main }) => main.button('Columns', 'עמודות'),
  },
  {
    name: 'the views of a list',
    shows: 'menu views/ViewsMenu.tsx',
    at: '/operations',
    opener: ({ main }) => main.button('Views', 'תצוגות'),
  },
  {
    name: 'the name of a view',
    shows: 'dialog views/ViewNameDialog.tsx',
    at: '/operations',
    opener: ({ main }) => main.button('Views', 'תצוגות'),
    item: ({ page, say }) =>
      page.getByRole('menuitem', { name: say('Save as a new view', 'שמירה כתצוגה חדשה') }),
  },
  {
    name: 'a tour that is missing in an order',
    shows: 'dialog catalogue/tours/AddTourDialog.tsx',
    at: '/operations?order=new',
    before: markLast(tourList),
    opener: tourList,
  },
  {
    name: 'a star tour that is missing in an order',
    shows: 'dialog catalogue/starTours/AddStarTourDialog.tsx',
    at: '/operations?order=new&type=starTour',
    before: markLast(starTourList),
    opener: starTourList,
  },
  {
    name: 'a new order',
    shows: 'dialog orders/OrderDialog.tsx',
    at: '/operations',
    opener: ({ main }) => main.button('New order', 'הזמנה חדשה'),
  },
  {
    name: 'the status of several tours',
    shows: 'dialog orders/bulk/BulkDialog.tsx',
    at: '/operations',
    before: ({ page }) => page.getByRole('main').getByRole('row').nth(1).getByRole('checkbox').click(),
    opener: ({ main }) => main.button('Change status', 'שינוי סטטוס'),
  },
  {
    name: 'a saved order over the list',
    shows: 'dialog orders/OrderDialog.tsx',
    at: '/operations',
    opener: ({ main }) => main.row(),
  },
  {
    name: 'an order form whose file is missing',
    shows: 'dialog orders/LazyOrderDialog.tsx',
    at: '/operations',
    before: async ({ page }) => {
      await page.route('**/OrderDialog-*.js', (route) => route.abort())
      await page.reload()
    },
    opener: ({ main }) => main.button('New order', 'הזמנה חדשה'),
  },
  {
    name: 'leaving an order',
    shows: 'question orders/useDeskGuard.ts',
    at: '/operations',
    before: beginOrder,
    opener: ({ dialog }) => dialog.button('Next', 'המשך'),
    key: 'Escape',
  },
  {
    name: 'canceling an order',
    shows: 'dialog orders/form/cancel/CancelOrderDialog.tsx',
    at: '/order/$order',
    opener: ({ main }) => main.button(...cancelOrder),
  },
  {
    name: 'writing off what is open',
    shows: 'dialog orders/page/GiveUp.tsx',
    at: '/order/$order',
    opener: ({ main }) => main.button('Write off the rest', 'ויתור על היתרה'),
  },
  {
    name: 'a payment link to scan',
    shows: 'dialog kit/QrButton.tsx',
    at: '/order/$order',
    opener: ({ main }) => main.button('Show QR code', 'הצגת קוד QR'),
  },
  {
    name: 'editing an order',
    shows: 'dialog orders/OrderDialog.tsx',
    at: '/order/$order',
    opener: ({ main }) => main.button('Edit order', 'עריכת ההזמנה'),
  },
  {
    name: 'canceling an order from its form',
    shows: 'dialog orders/form/cancel/CancelOrderDialog.tsx',
    at: '/order/$order?edit=true',
    opener: ({ dialog }) => dialog.button(...cancelOrder),
  },
  {
    name: 'canceling one tour of an order',
    shows: 'question orders/form/tours/useDeleteEntry.ts',
    at: '/order/$order?edit=true',
    before: toSummary,
    opener: ({ dialog }) => dialog.button(...deleteTour),
  },
  {
    name: 'the whole order after its last tour',
    shows: 'question orders/form/OrderDeskLoader.tsx',
    at: '/order/$order?edit=true',
    before: cancelOnlyTour,
    opener: ({ dialog }) => dialog.button(...saveOrder),
    // There's nothing left to save, so the button is disabled.
    returnsTo: ({ page }) => page.getByRole('dialog'),
  },
  {
    name: 'more people than seats',
    shows: 'question orders/form/useSaveOrder.ts',
    at: '/order/$unpaid?edit=true',
    before: outgrowVehicle,
    opener: ({ dialog }) => dialog.button(...saveOrder),
  },
  {
    name: 'a link to send by mail',
    shows: 'dialog orders/links/SendLinkButton.tsx',
    at: '/order/$order',
    // The demo business has no mail server.
    before: async ({ page }) => {
      await page.route('**/api/v1/auth/getCurrentUser', async (route) => {
        const answer = await route.fetch()
        await route.fulfill({ response: answer, json: { ...(await answer.json()), sendsMail: true } })
      })
      await page.reload()
    },
    opener: ({ main }) => main.button("Send the customer's link by mail", 'שליחת הקישור ללקוח במייל'),
  },
  {
    name: 'a new link for the customer',
    shows: 'question orders/links/CustomerLinkPanel.tsx',
    at: '/order/$order',
    opener: ({ main }) => main.button('New link', 'קישור חדש'),
  },
  {
    name: 'one more payment',
    shows: 'dialog orders/page/AddPaymentDialog.tsx',
    at: '/order/$unpaid',
    opener: ({ main }) => main.button('Add payment', 'הוספת תשלום'),
  },
  {
    name: 'money that was received',
    shows: 'dialog orders/page/RecordPaymentDialog.tsx',
    at: '/order/$unpaid',
    opener: ({ main }) => main.button('Record payment', 'רישום תשלום שהתקבל'),
  },
  {
    name: 'a store credit that pays',
    shows: 'dialog orders/page/PayByCreditDialog.tsx',
    at: '/order/$unpaid',
    opener: ({ main }) => main.button('Pay by store credit', 'תשלום בשובר זיכוי'),
  },
  {
    name: 'a longer validity of a store credit',
    shows: 'dialog payments/ProlongDialog.tsx',
    at: '/payments/credits',
    before: oweCredit,
    opener: ({ main }) => main.button('Extend', 'הארכת תוקף'),
  },
  {
    name: 'a store credit that becomes a refund',
    shows: 'dialog orders/page/TakeCreditBackDialog.tsx',
    at: '/payments/credits',
    before: oweCredit,
    opener: ({ main }) => main.button('Turn into a refund', 'המרה להחזר כספי'),
  },
  {
    name: 'a line of the ledger to take back',
    shows: 'dialog orders/page/TakeBackDialog.tsx',
    at: '/order/$paidByAgency',
    opener: ({ page, say }) =>
      page.getByRole('button', { name: say('Take back the payment', 'ביטול הרישום: תשלום') }).first(),
  },
  {
    name: 'a payment that came',
    shows: 'question orders/page/SettleButton.tsx',
    at: '/order/$unpaid',
    opener: ({ main }) => main.button('Mark as paid', 'סימון כשולם'),
  },
  {
    name: 'a refund that was made by hand',
    shows: 'dialog orders/refunds/MakeRefundDialog.tsx',
    at: '/payments/due',
    before: oweCash,
    opener: ({ main }) => main.button('Mark as given back', 'סימון כהוחזר'),
  },
  {
    name: 'money of an agency to record',
    shows: 'dialog agencyAccounts/RecordPostingDialog.tsx',
    at: '/agency_account/$account',
    opener: ({ main }) => main.button('Record', 'רישום בחשבון'),
  },
  {
    name: 'a line of an agency’s account to reverse',
    shows: 'dialog agencyAccounts/ReversePostingDialog.tsx',
    at: '/agency_account/$account',
    before: recordPayment,
    opener: ({ page, say }) =>
      page.getByRole('button', { name: say('Reverse the payment', 'ביטול הרישום: תשלום') }).first(),
  },
  {
    name: 'payments of several orders',
    shows: 'dialog payments/RecordPaymentsDialog.tsx',
    at: '/payments/due',
    before: ({ page }) => page.getByRole('main').getByRole('row').nth(1).getByRole('checkbox').click(),
    opener: ({ main }) => main.button('Record payment', 'רישום תשלום'),
  },
  {
    name: 'cash that a guide hands over',
    shows: 'dialog payments/HandOverDialog.tsx',
    at: '/payments/cash',
    before: leaveCashWithGuide,
    opener: ({ main }) => main.button('Hand over', 'מסירה'),
  },
  {
    name: 'an amount of cash that a guide hands over',
    shows: 'dialog payments/HandOverAmountDialog.tsx',
    at: '/payments/cash',
    before: leaveCashWithGuide,
    opener: ({ main }) => main.button('Another amount', 'סכום אחר'),
  },
]

function tourList({ page, say }: Desk) {
  return page.getByRole('combobox', { name: say('Tour', 'סיור'), exact: true })
}

function starTourList({ page, say }: Desk) {
  return page.getByRole('combobox', { name: say('Star tour', 'מסלול משולב'), exact: true })
}

/** The list's last entry adds a missing item. */
function markLast(list: (desk: Desk) => Locator): (desk: Desk) => Promise<void> {
  return async (desk) => {
    await list(desk).press('ArrowDown')
    await list(desk).press('ArrowUp')
  }
}
