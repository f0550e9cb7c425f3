import { orderForm } from '../../support/orderForm.ts'
import { daysOf, saveOrder, tabsOf } from '../../support/orderTabs.ts'
import { expect, test } from '../journey.ts'

const star = 'Holy Land in Three Days'
const tours = ['Jerusalem Old City', 'Nazareth and the Sea of Galilee', 'Masada, Ein Gedi and the Dead Sea']

test('HOLE-O16 an agent books a star tour from its card', async ({ page, say, signIn }) => {
  await signIn(page, 'agent@demo.example', '/')
  const cards = page.getByRole('list', {
    name: say('Star tours on sale', 'מסלולים משולבים במכירה'),
  })
  const card = cards
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: star, exact: true }) })
  await test.step('the card shows its tours in order, its discount and its lowest price', async () => {
    await expect(card.getByRole('listitem')).toHaveText(tours)
    await expect(card).toContainText(say('Discount 10%', 'הנחה 10%'))
    await expect(card).toContainText(say('from $', 'החל מ-$'))
  })

  const desk = orderForm(page, say)
  await test.step('Book Now opens a star order filled with its tours', async () => {
    await card.getByRole('button', { name: say(`Book Now: ${star}`, `להזמין עכשיו: ${star}`) }).click()
    await expect(page).toHaveURL(/order=new&starTour=[0-9a-f-]{36}$/)
    await expect(desk.list(say('Star tour', 'מסלול משולב'))).toHaveValue(star)
    await expect(tabsOf(page)).toHaveText(tours)
  })

  await test.step('a reload keeps what was typed', async () => {
    await desk.choose(say('Group type', 'סוג קבוצה'), say('Small Group', 'קבוצה קטנה'))
    await desk.choose(say('Language', 'שפה'), say('English', 'אנגלית'))
    await desk.departures.getByRole('radio').nth(1).check()
    await desk.add(say('Adult', 'מבוגר'), 3)
    const days = await daysOf(page)
    await page.reload()
    await expect(tabsOf(page)).toHaveCount(3)
    await expect.poll(() => daysOf(page)).toEqual(days)
    await expect(desk.field(say('Adult', 'מבוגר'))).toHaveValue('3')
  })

  await test.step('the order is saved for the agency', async () => {
    await desk.next()
    await desk.fillCustomer({ firstName: 'Yael', lastName: 'Amsel', email: 'yael@guests.example' })
    await desk.next()
    await expect(desk.list(say('Agency', 'סוכנות'))).toHaveValue('Blue Dome Travel')
    const number = await saveOrder(page, say, desk)
    await page.goto(`/agency_orders/orders?search=${number}`)
    await expect(page.locator('tbody tr')).toHaveCount(1)
    await expect(page.locator('tbody tr')).toContainText(star)
  })
})
