import { enterAs, type Member, membersOf, report } from '../support/crewPhone.ts'
import { dayAhead, plusDays } from '../support/days.ts'
import { menu } from '../support/frame.ts'
import { expect, type Page } from '../support/journey.ts'
import { test } from '../support/newcomer.ts'
import { toastOf } from '../support/toasts.ts'

interface Unit {
  _id: string
  tour: { _id: string; name: string }
  vehicle: string | null
  driver: string | null
  guides: string[]
  people: number
  parties: { selectedTour: string; orderId: string; orderNumber: number; customer: string; people: number }[]
  replies: { operator: { _id: string; name: string } }[]
}

test('CREW-31 staff see boarding live per vehicle and party, and tap themselves', async ({
  page,
  say,
  signIn,
  newcomer,
  picture,
}) => {
  await signIn(page, 'admin@demo.example', '/home')
  const { today, unit, phone } = await onTheRoad(
    { page, newcomer },
    'driver',
    ({ parties }) => parties.length > 1,
  )
  const [first, second] = unit.parties
  if (!first || !second) throw new Error('Fewer than two parties')
  const group = menu(page, say).getByRole('region', { name: say('Field', 'שטח') })
  await group.getByRole('link', { name: say('Boarding', 'עלייה לרכבים') }).click()
  await expect(page).toHaveURL(new RegExp(`/day/boarding\\?date=${today}$`))
  const card = cardOf(page, unit)
  await expect(card).toContainText(say(`${unit.people} waiting`, `${unit.people} ממתינים`))
  await expect(card).toContainText(say('Nothing from the road yet', 'עוד אין דיווח מהשטח'))

  await report(phone, unit._id, { kind: 'boarded', selectedTour: first.selectedTour, count: first.people })
  const left = unit.people - first.people
  await expect(card).toContainText(
    say(`${first.people} boarded · ${left} waiting`, `${first.people} עלו · ${left} ממתינים`),
    { timeout: 2000 },
  )
  await expect(card).toContainText(first.customer)
  await expect(card).toContainText(new RegExp(`\\d\\d:\\d\\d ${say('Boarded', 'עלו')} ${first.people}`))
  await picture(page, 'boarding')

  await card.getByRole('button', { name: say('part', 'קבוצ') }).press('Enter')
  await expect(page).toHaveURL(new RegExp(`unit=${unit._id}`))
  await page.reload()
  const party = partyOf(card, first.orderNumber)
  await expect(party).toContainText(say(`${first.people} boarded`, `${first.people} עלו`))
  const other = partyOf(card, second.orderNumber)
  await other.getByRole('button', { name: say('No-show:', 'לא הגיעו:') }).press('Enter')
  await expect(other.locator('strong')).toHaveText(
    say(second.people === 1 ? '1 no-show' : `${second.people} no-shows`, `${second.people} לא הגיעו`),
  )
  await picture(page, 'boarding-open')

  await page.goto(`/order/${second.orderId}`)
  await expect(page.getByRole('main')).toContainText(
    say(second.people === 1 ? '1 no-show' : `${second.people} no-shows`, `${second.people} לא הגיעו`),
  )
  await picture(page, 'no-show-of-order')
  await page.goBack()

  await other.getByRole('button', { name: say('Take back', 'ביטול הסימון') }).press('Enter')
  await expect(other.locator('strong')).toHaveText(
    say(`${second.people} waiting`, second.people === 1 ? '1 ממתין' : `${second.people} ממתינים`),
  )
  await expect(other).toContainText(say('(taken back)', '(בוטל)'))
  await party.getByRole('button', { name: say('Take back', 'ביטול הסימון') }).press('Enter')
  await expect(card).toContainText(say(`${unit.people} waiting`, `${unit.people} ממתינים`))
})

test('some of a party board, a day without vehicles says so, and keys lead to other days', async ({
  page,
  say,
  signIn,
  emptyDay,
}) => {
  await signIn(page, 'admin@demo.example')
  const today = dayAhead(0)
  const unit = await unitOn(page, today, ({ parties }) => parties.some(isSeveral))
  const several = unit.parties.find(isSeveral)
  if (!several) throw new Error('Everybody travels alone')
  await page.goto(`/day/boarding?date=${today}&unit=${unit._id}`)
  const party = partyOf(cardOf(page, unit), several.orderNumber)
  await party.getByRole('button', { name: say('Only some', 'רק חלק') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: say('How many', 'כמה') }).fill('1')
  await dialog.getByRole('button', { name: say('Boarded', 'עלו'), exact: true }).click()
  await expect(party.locator('strong')).toContainText(say('1 boarded', '1 עלו'))

  await page.goto(`/day/boarding?date=${emptyDay}`)
  await expect(page.getByRole('main')).toContainText(
    say('No vehicles are planned for this day.', 'עדיין לא שובצו רכבים ליום הזה.'),
  )
  const at = (day: string) => expect(page).toHaveURL(new RegExp(`/day/boarding\\?date=${day}$`))
  await page.keyboard.press(say('ArrowRight', 'ArrowLeft'))
  await at(plusDays(emptyDay, 1))
  await page.keyboard.press(say('ArrowLeft', 'ArrowRight'))
  await at(emptyDay)
  await page.keyboard.press('t')
  await at(today)
})

test('CREW-27 CHECK-20 an incident is in the order’s log, is a finding of the day until somebody knows it, and rings on the Day page', async ({
  page,
  say,
  signIn,
  newcomer,
  colleague,
  picture,
}) => {
  await signIn(page, 'admin@demo.example')
  const { today, unit, member: before, phone } = await onTheRoad({ page, newcomer }, 'guide')
  const [party] = unit.parties
  await page.goto(`/day?date=${today}`)
  await expect(page.getByRole('article').first()).toBeVisible()
  await countTones(page)
  await report(
    phone,
    unit._id,
    { kind: 'boarded', selectedTour: party?.selectedTour, count: party?.people },
    { kind: 'note', selectedTour: party?.selectedTour, text: 'They sit in front' },
    { kind: 'incident', text: 'Road 90 is closed' },
  )
  const ringing = toastOf(page, 'Road 90 is closed')
  await expect(ringing).toBeVisible({ timeout: 3000 })
  expect(await tonesPlayed(page)).toBeGreaterThan(0)
  const findings = page.getByRole('region', { name: say('Findings of the day', 'לטיפול ביום הזה') })
  const incident = findings.getByRole('listitem').filter({ hasText: 'Road 90 is closed' })
  await expect(findings).toBeVisible()
  await page.keyboard.press('c')
  await expect(incident).toContainText(say('Check', 'לבדיקה'))
  await expect(incident).toContainText(`${before.firstName} ${before.lastName}`)
  await expect(incident).toContainText(unit.tour.name)
  await picture(page, 'incident')
  await page.reload()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(findings).toBeVisible()
  await page.keyboard.press('c')
  await expect(incident).toBeVisible()
  await expect(ringing).toHaveCount(0)

  const log = await colleague('owner@demo.example')
  await log.goto(`/order/${party?.orderId}`)
  const logOfOrder = log.getByRole('region', { name: say('Log', 'יומן שינויים') })
  await expect(logOfOrder).toContainText('They sit in front')
  await expect(logOfOrder).toContainText('Road 90 is closed')

  await incident.getByRole('button', { name: say('Mark as known', 'סימון כידוע') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: say('Mark as known', 'סימון כידוע') }).click()
  const reason = dialog.getByRole('textbox', { name: say('Reason', 'סיבה') })
  await expect(reason).toHaveAttribute('aria-invalid', 'true')
  await reason.fill('The driver takes road 25')
  await picture(page, 'known-dialog')
  await dialog.getByRole('button', { name: say('Mark as known', 'סימון כידוע') }).click()
  const known = findings.getByRole('list', { name: say('Known', 'ידועים'), exact: true })
  await expect(known).toContainText(
    new RegExp(say('Known: .?The driver takes road 25', 'ידוע: .?The driver takes road 25')),
  )
  await expect(findings).toContainText(say('1 known', 'אחד ידוע'))
  await picture(page, 'incident-known')
  await known.getByRole('button', { name: say('Open again', 'פתיחה מחדש') }).click()
  await expect(known).toHaveCount(0)
  await expect(incident.getByRole('button', { name: say('Mark as known', 'סימון כידוע') })).toBeVisible()
})

test('a guide who takes over at noon sees what was tapped before, and the office takes a note back', async ({
  page,
  say,
  signIn,
  newcomer,
  colleague,
  picture,
}) => {
  await signIn(page, 'admin@demo.example')
  const { today, unit, member: before, phone } = await onTheRoad({ page, newcomer }, 'guide')
  const [party] = unit.parties
  await report(
    phone,
    unit._id,
    { kind: 'boarded', selectedTour: party?.selectedTour, count: party?.people },
    { kind: 'incident', text: 'A bag is missing' },
    { kind: 'cash', selectedTour: party?.selectedTour, amount: 37.5, currency: 'USD' },
  )
  const log = await colleague('owner@demo.example')

  await log.goto('/payments/cash')
  const holder = `${before.firstName} ${before.lastName}`
  await expect(log.getByRole('listitem').filter({ hasText: holder })).toContainText('$37.50')

  const after = await freeGuide(page, today)
  await swapGuide(page, unit._id, before._id, after._id)
  const newcomersPhone = await newcomer()
  await enterAs(page, newcomersPhone, after)
  const sheet = await (await newcomersPhone.request.get(`/api/v1/crew/units/${unit._id}`)).json()
  expect(sheet.events.map(({ kind }: { kind: string }) => kind)).toContain('boarded')
  await page.goto(`/day?date=${today}`)
  const findings = page.getByRole('region', { name: say('Findings of the day', 'לטיפול ביום הזה') })
  const incident = findings.getByRole('listitem').filter({ hasText: 'A bag is missing' })
  await expect(findings).toBeVisible()
  await page.keyboard.press('c')
  await incident.getByRole('link', { name: say('Vehicle', 'הרכב') }).click()
  const card = cardOf(page, unit)
  await expect(card).toContainText(`${after.firstName} ${after.lastName}`)
  await report(newcomersPhone, unit._id, {
    kind: 'dropped_off',
    selectedTour: party?.selectedTour,
    count: party?.people,
  })
  await expect(card).toContainText(say(`${party?.people} dropped off`, `${party?.people} ירדו`))

  await card.getByRole('button', { name: new RegExp(say('Take back: .*bag', 'ביטול הסימון: .*bag')) }).click()
  await expect(card).toContainText(say('(taken back)', '(בוטל)'))
  await picture(page, 'incident-taken-back')
  await page.goto(`/day?date=${today}`)
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(findings).toBeVisible()
  await page.keyboard.press('c')
  await expect(findings.getByRole('listitem').first()).toBeVisible()
  await expect(incident).toHaveCount(0)
})

/** A vehicle of today, and the phone of someone in its crew. */
async function onTheRoad(
  { page, newcomer }: { page: Page; newcomer: () => Promise<Page> },
  role: 'driver' | 'guide',
  suits: (unit: Unit) => boolean = () => true,
) {
  const today = dayAhead(0)
  const unit = await unitOn(page, today, suits)
  const member = await crewOf(page, unit, role)
  const phone = await newcomer()
  await enterAs(page, phone, member)
  return { today, unit, member, phone }
}

const cardOf = (page: Page, unit: Unit) =>
  page
    .getByRole('article', { name: unit.tour.name })
    .filter({ hasText: unit.vehicle ?? '' })
    .first()
const partyOf = (card: ReturnType<typeof cardOf>, order: number) =>
  card.locator('[data-row]').filter({ hasText: String(order) })

const isSeveral = ({ people }: { people: number }) => people > 1

/** Vehicles that journeys of this file have already used, since they share one product. */
const used = new Set<string>()

/**
 * A suitable vehicle of the day with a driver and a guide, a different one for each journey. The one with the
 * fewest parties comes first, since there are only a few such vehicles on a Saturday.
 */
async function unitOn(page: Page, date: string, suits: (unit: Unit) => boolean): Promise<Unit> {
  const answer = await page.request.get(`/api/v1/boardings?date=${date}`)
  const { data }: { data: Unit[] } = await answer.json()
  const [unit] = data
    .filter(({ _id }) => !used.has(_id))
    .filter(({ parties, guides, driver }) => parties.length > 0 && driver && guides.length > 0)
    .filter(suits)
    .toSorted((one, other) => one.parties.length - other.parties.length)
  if (!unit) throw new Error('Too few vehicles are out today')
  used.add(unit._id)
  return unit
}

async function crewOf(page: Page, unit: Unit, role: 'driver' | 'guide'): Promise<Member> {
  const ids = unit.replies.map(({ operator }) => operator._id)
  const name = role === 'driver' ? unit.driver : unit.guides[0]
  const members = [...(await membersOf(page, 'driver')), ...(await membersOf(page, 'guide'))]
  const member = members.find(
    ({ _id, firstName, lastName }) => ids.includes(_id) && `${firstName} ${lastName}` === name,
  )
  if (!member) throw new Error(`No ${role} on the vehicle`)
  return member
}

async function freeGuide(page: Page, date: string): Promise<Member> {
  const plan = await (await page.request.get(`/api/v1/tourEvents/day/${date}`)).json()
  const free = plan.guides.find(({ dayStatus }: { dayStatus: string }) => dayStatus === 'available')
  const guide = (await membersOf(page, 'guide')).find(({ _id }) => _id === free?._id)
  if (!guide) throw new Error('No guide is free')
  return guide
}

/** Replaces a guide. A guide who drives stays the driver, since not every guide may drive. */
async function swapGuide(page: Page, unitId: string, from: string, to: string): Promise<void> {
  const date = dayAhead(0)
  const { data } = await (await page.request.get(`/api/v1/tourCars/tourEventsCarsByDate/${date}`)).json()
  const unit = data.find(({ _id }: { _id: string }) => _id === unitId)
  const { car, externalCar, driver, guide, updatedAt } = unit
  const answer = await page.request.put(`/api/v1/tourCars/${unitId}`, {
    data: {
      car: car?._id ?? null,
      externalCar: externalCar && { carSupplier: externalCar.carSupplier, seats: externalCar.seats },
      driver: driver?._id ?? null,
      guide: guide.map(({ _id }: { _id: string }) => (_id === from ? to : _id)),
      updatedAt,
    },
  })
  expect(answer.ok()).toBe(true)
}

/** Counts the tones that the page plays from now on. */
async function countTones(page: Page): Promise<void> {
  await page.evaluate(() => {
    const start = OscillatorNode.prototype.start
    Reflect.set(self, 'tones', 0)
    OscillatorNode.prototype.start = function (when) {
      Reflect.set(self, 'tones', Number(Reflect.get(self, 'tones')) + 1)
      start.call(this, when)
    }
  })
}

const tonesPlayed = (page: Page) => page.evaluate(() => Number(Reflect.get(self, 'tones')))
