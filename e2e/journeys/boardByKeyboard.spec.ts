import { dayBoard } from '../support/dayBoard.ts'
import { expect, type Page, test } from '../support/journey.ts'
import { type PlacedOrder, placeOrder } from '../support/placeOrder.ts'
import { toastOf } from '../support/toasts.ts'

const tour = 'Jerusalem and the Dead Sea'

test.beforeEach(({ page, signIn }) => signIn(page, 'admin@demo.example'))

test('a departure can be planned with the keyboard only, and the focus is never lost', async ({
  page,
  emptyDay,
  say,
  picture,
}) => {
  const board = dayBoard(page, say)
  const large = await placeOrder(page, { tour, day: emptyDay, adults: 6, lastName: 'Six' })
  const small = await placeOrder(page, { tour, day: emptyDay, adults: 2, lastName: 'Two' })
  await board.open(large.tour, emptyDay)
  const spoken = page.getByRole('status')
  const confirmed = say('Delete', 'מחיקה')

  await test.step('the page’s shortcuts are off while a dialog is open', async () => {
    await page.keyboard.press('Shift+N')
    await expect(board.cards).toHaveCount(1)
    await board.edit(board.cards.first())
    await board.dialog.getByRole('textbox', { name: say('Plate number', 'מספר רישוי') }).fill('233-74-016')
    await board.free.first().getByRole('button').press('Enter')
    await expect(board.part('vehicle')).toHaveText('233-74-016')
    await board.dialog.getByRole('tab').first().press('Shift+N')
    await page.keyboard.press('Escape')
    await expect(board.dialog).toBeHidden()
    await page.keyboard.press('Shift+N')
    await expect(board.cards).toHaveCount(2)
  })

  await test.step('the menu starts at the first vehicle that has room for the ticked orders', async () => {
    await board.orderLink(large.orderNumber).focus()
    await page.keyboard.press('x')
    await board.orderLink(small.orderNumber).focus()
    await page.keyboard.press('a')
    const [tooSmall, empty] = [page.getByRole('menuitem').nth(0), page.getByRole('menuitem').nth(1)]
    await expect(tooSmall).toBeDisabled()
    await expect(empty).toBeFocused()
    await picture(page, 'menu-by-keyboard')
    await page.keyboard.press('Enter')
    await expect(board.cards.last()).toContainText(say('6 participants', '6 משתתפים'))
    await expect(board.cards.first()).toContainText(say('0 participants', '0 משתתפים'))
  })

  await test.step('undo says what it did, and moves the focus to the order', async () => {
    await board.undo.press('Enter')
    await expect(
      spoken.filter({
        hasText: say(`Undone: ${large.orderNumber}`, `הפעולה בוטלה: \u2068${large.orderNumber}`),
      }),
    ).toHaveCount(1)
    await expect(board.orderLink(large.orderNumber)).toBeFocused()
    await expect(board.cards.last()).toContainText(say('0 participants', '0 משתתפים'))
  })

  await test.step('Ctrl+Z undoes the last move, and then the one before, even if that one is answered later', async () => {
    const moves = '**/tourCars/addOrder/*'
    const { promise: secondAnswer, resolve: secondAnswered } = Promise.withResolvers<void>()
    await page.route(moves, (route) => secondAnswer.then(() => route.continue()), { times: 1 })
    await board.orderLink(large.orderNumber).focus()
    await page.keyboard.press('2')
    await expect(board.cards.last()).toContainText(say('6 participants', '6 משתתפים'))
    await board.orderLink(small.orderNumber).focus()
    const answer = page.waitForResponse(moves)
    await page.keyboard.press('2')
    await expect(board.cards.last()).toContainText(say('8 participants', '8 משתתפים'))
    await answer
    await page.keyboard.press('Control+z')
    secondAnswered()
    await expect(board.cards.last()).toContainText(say('6 participants', '6 משתתפים'))
    await expect(board.orderLink(small.orderNumber)).toBeFocused()
    await page.keyboard.press('Control+z')
    await expect(board.cards.last()).toContainText(say('0 participants', '0 משתתפים'))
    await expect(board.undo).toHaveCount(0)
  })

  await test.step('undo leaves alone what a colleague has moved since', async () => {
    await board.orderLink(small.orderNumber).focus()
    await page.keyboard.press('1')
    await expect(board.cards.first()).toContainText(say('2 participants', 'שני משתתפים'))
    await expect(board.undo).toBeVisible()
    await takeOff(page, small, emptyDay)
    await expect(board.cards.first()).toContainText(say('0 participants', '0 משתתפים'))
    await page.keyboard.press('Control+z')
    await expect(
      spoken.filter({ hasText: say('Another user has already moved', 'משתמש אחר כבר העביר') }),
    ).toBeVisible()
  })

  await test.step('the focus returns after a question, and goes to the list after a deletion', async () => {
    const remove = board.cards.last().getByRole('button', { name: say('Delete vehicle', 'מחיקת רכב') })
    const answer = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true })
    const cancel = answer(say('Cancel', 'ביטול'))
    await remove.press('Enter')
    await expect(cancel).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(remove).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(cancel).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(answer(confirmed)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(board.cards).toHaveCount(1)
    await expect(page.getByRole('region', { name: say('Vehicles', 'רכבים') })).toBeFocused()
  })
})

test('Tab stops once at the orders and once at the vehicles, and no toast covers them', async ({
  page,
  emptyDay,
  say,
  picture,
}) => {
  const board = dayBoard(page, say)
  const place = (lastName: string) => placeOrder(page, { tour, day: emptyDay, lastName })
  const orders = [await place('First'), await place('Second'), await place('Third')]
  await board.open(orders[0]?.tour ?? '', emptyDay)
  const order = (index: number) => board.orderLinks.nth(index)
  const vehicles = page.getByRole('region', { name: say('Vehicles', 'רכבים') })
  const firstCard = board.cards.first().getByRole('button').first()

  await test.step('arrows move between the orders, two Tabs leave the list', async () => {
    await expect(board.orderLinks).toHaveCount(3)
    await page.keyboard.press('l')
    await expect(order(0)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(order(1)).toBeFocused()
    await page.keyboard.press('End')
    await expect(order(2)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(vehicles).toBeFocused()
  })

  await test.step('a new vehicle takes the focus, and keys move there and back to the same order', async () => {
    await page.keyboard.press('Shift+N')
    await expect(firstCard).toBeFocused()
    const toast = await toastOf(page, say('Created Item Successfully', 'הפריט נוצר בהצלחה')).boundingBox()
    const list = await page
      .getByRole('region', { name: say('Purchased tours', 'סיורים שהוזמנו') })
      .first()
      .boundingBox()
    if (!toast || !list) throw new Error('The toast or the list is not on the screen')
    expect(toast.y + toast.height).toBeLessThan(list.y)
    await picture(page, 'toast')
    await page.keyboard.press('l')
    await expect(order(1)).toBeFocused()
    await page.keyboard.press('v')
    await expect(firstCard).toBeFocused()
  })
})

/** Moves it as a colleague would on another screen. */
async function takeOff(page: Page, order: PlacedOrder, day: string): Promise<void> {
  const api = '/api/v1'
  const answer = await page.request.get(`${api}/tourEvents/assignments/${day}?tour=${order.tour}`)
  const { purchasedTours }: { purchasedTours: { _id: string; orderId: string; tourCarId: string }[] } =
    await answer.json()
  const entry = purchasedTours.find(({ orderId }) => orderId === order._id)
  const gone = await page.request.delete(`${api}/tourCars/removeOrder/${entry?.tourCarId}/${entry?._id}`)
  expect(gone.ok()).toBe(true)
}
