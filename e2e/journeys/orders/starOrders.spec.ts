import { expect, test } from '../../support/journey.ts'
import { orderForm } from '../../support/orderForm.ts'
import { daysOf, saveOrder, tabsOf } from '../../support/orderTabs.ts'

const tours = ['Jerusalem Old City', 'Nazareth and the Sea of Galilee', 'Masada, Ein Gedi and the Dead Sea']

test('a star tour that changes while its order is open is filled in again, and keeps what was typed', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'admin@demo.example', '/')
  const api = page.request
  const available = await (await api.get('/api/v1/starTours/getAvailableTours')).json()
  const idOfTour = (name: string) =>
    available.data.find((tour: { name: string }) => tour.name === name)._id as string
  const [first, second, third] = tours.map(idOfTour)
  const name = say('Two Days', 'יומיים')
  const form = { starTourId: 'new', name, number: say('S910', 'S911'), discount: 0.2, isActive: true }
  const made = await (
    await api.post('/api/v1/starTours', { data: { ...form, tours: [first, second] } })
  ).json()

  const desk = orderForm(page, say)
  await desk.open()
  await desk.type(say('Star', 'מסלול משולב'))
  await desk.choose(say('Star tour', 'מסלול משולב'), name)
  await desk.choose(say('Group type', 'סוג קבוצה'), say('Small Group', 'קבוצה קטנה'))
  await desk.choose(say('Language', 'שפה'), say('English', 'אנגלית'))
  await desk.departures.getByRole('radio').first().check()
  await desk.add(say('Adult', 'מבוגר'), 2)
  const [firstDay] = await daysOf(page)
  await desk.next()
  await desk.fillCustomer({ firstName: 'Noa', lastName: 'Amsel', email: 'noa.amsel@guests.example' })
  await desk.next()
  const address = `/api/v1/starTours/${made._id}`
  await api.put(address, { data: { ...form, starTourId: made._id, tours: [first, third] } })
  await desk.save()
  const changed = say('The tours of this star tour have changed', 'הסיורים במסלול המשולב הזה השתנו')
  await expect(desk.form.getByText(changed)).toBeVisible()
  await desk.form.getByRole('button', { name: say('Fill in its tours', 'מילוי הסיורים מחדש') }).click()
  await expect(desk.form.getByText(changed)).toHaveCount(0)
  await expect(tabsOf(page)).toHaveText([tours[0]!, tours[2]!])
  expect((await daysOf(page))[0]).toBe(firstDay)
  await desk.step(say('Summary', 'סיכום'))
  await saveOrder(page, say, desk)

  await api.put(address, { data: { ...form, starTourId: made._id, tours: [first], isActive: false } })
})
