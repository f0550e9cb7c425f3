import { enterAs, enterByLink, type Member, membersOf, report } from '../support/crewPhone.ts'
import { dayBoard } from '../support/dayBoard.ts'
import { dayAhead, inForm } from '../support/days.ts'
import { expect, type Page, type Say } from '../support/journey.ts'
import { test } from '../support/newcomer.ts'
import { crewLink } from '../support/planRoad.ts'
import { seeToast } from '../support/toasts.ts'

interface PlannedUnit {
  _id: string
  tour: { _id: string; name: string }
  driver: { _id: string } | null
  guides: { _id: string }[]
}

test('CREW-01 a crew link is made in the dialog of a guide and on the card of a vehicle, copied, and sent by WhatsApp or SMS', async ({
  page,
  say,
  signIn,
  newcomer,
  picture,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page, 'admin@demo.example')
  const [unit] = await unitsOf(page, dayAhead(1))
  const guide = await memberOf(page, 'guide', unit?.guides[0]?._id)
  const digits = guide.mobilePhone.replaceAll(/\D/g, '')
  await signOutPhones(page, guide)

  await page.goto(`/guides?open=${guide._id}`)
  const access = page.getByRole('dialog').getByRole('region', { name: say('Crew link', 'קישור לאיש צוות') })
  await expect(access).toContainText(say('No phone has opened a link yet.', 'עדיין לא נפתח קישור באף טלפון.'))
  await access.getByRole('button', { name: say('Make a crew link', 'יצירת קישור לאיש צוות') }).click()
  await seeToast(page, say('Crew link made', 'הקישור לאיש הצוות נוצר'))
  const shown = access.locator('code')
  await expect(shown).toHaveText(/^http:\/\/\S+\/crew\/enter\/[\w-]{43}$/)
  const link = await shown.innerText()
  await expect(access.getByRole('status')).toContainText(inForm(dayAhead(3)))
  await picture(page, 'crew-link')

  await access.getByRole('button', { name: say('Copy the crew link', 'העתקת הקישור לאיש הצוות') }).click()
  await seeToast(page, say('Crew link copied', 'הקישור לאיש הצוות הועתק'))
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  const whatsapp = access.getByRole('link', { name: say('Open in WhatsApp', 'פתיחה ב־WhatsApp') })
  const sms = access.getByRole('link', { name: say('Send by SMS', 'שליחה ב־SMS') })
  const address = new URL((await whatsapp.getAttribute('href')) ?? '')
  expect(address.origin + address.pathname).toBe(`https://wa.me/${digits}`)
  expect(address.searchParams.get('text')).toContain(link)
  expect(decodeURIComponent((await sms.getAttribute('href')) ?? '')).toMatch(
    new RegExp(`^sms:\\+${digits}\\?&body=.*/crew/enter/`),
  )

  const calendar = page.getByRole('dialog').getByRole('region', { name: say('Calendar link', 'קישור ליומן') })
  await calendar.getByRole('button', { name: say('Make a link', 'יצירת קישור') }).click()
  await expect(calendar.locator('code')).toHaveText(/\/calendar\/[\w-]+\.ics$/)

  const phone = await newcomer()
  await enterByLink(phone, link, guide)
  const phones = access.getByRole('list', { name: say('Phones', 'טלפונים') })
  await expect(phones.getByRole('listitem')).toHaveCount(1)
  await expect(phones).toContainText('Linux')
  expect((await phone.request.get('/api/v1/crew/days')).ok()).toBe(true)
  await phones.getByRole('button', { name: say('Sign out', 'ניתוק') }).press('Enter')
  await page
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: say('Sign out', 'ניתוק'), exact: true })
    .click()
  await seeToast(page, say('Signed out on that phone', 'הטלפון נותק'))
  await expect(access).toContainText(say('No phone has opened a link yet.', 'עדיין לא נפתח קישור באף טלפון.'))
  const refused = await phone.request.get('/api/v1/crew/days')
  expect(refused.status()).toBe(401)
  expect(await refused.json()).toMatchObject({ code: 'crew_session_ended' })

  const board = dayBoard(page, say)
  await board.open(unit?.tour._id ?? '', dayAhead(1))
  const nameOfCrew = say('Crew of', 'הצוות של')
  await board.cards
    .filter({ has: page.getByRole('button', { name: nameOfCrew }) })
    .first()
    .getByRole('button', { name: nameOfCrew })
    .press('Enter')
  const crew = page.getByRole('dialog', { name: nameOfCrew })
  await crew
    .getByRole('button', { name: say('Make a crew link', 'יצירת קישור לאיש צוות') })
    .first()
    .press('Enter')
  await expect(crew.locator('code')).toHaveText(/\/crew\/enter\//)
  await picture(page, 'crew-of-vehicle')
})

test('MAN-04 CREW-09 CREW-10 replies stand on the vehicle, in its dialog and in the list of the day: nothing before the deadline, then a mark, a tick or the reason', async ({
  page,
  say,
  signIn,
  colleague,
  newcomer,
  picture,
}) => {
  await signIn(page, 'admin@demo.example')
  const tomorrow = dayAhead(1)
  const units = await unitsOf(page, tomorrow)
  const isDrivenByGuide = ({ driver, guides }: PlannedUnit) => guides.some(({ _id }) => _id === driver?._id)
  // On a day with few vehicles, guides drive all of them, and have their icon twice on a card.
  const driven = units.filter(({ driver }) => driver)
  const unit = driven.find((each) => each.guides[0] && !isDrivenByGuide(each)) ?? driven[0]
  if (!unit?.driver) throw new Error('Nobody drives tomorrow')
  const driver = await memberOf(page, isDrivenByGuide(unit) ? 'guide' : 'driver', unit.driver._id)
  const name = `${driver.firstName} ${driver.lastName}`
  // Without a link they couldn't reply, and would have to be called.
  await crewLink(page, { ...driver, name })
  const owner = await colleague('owner@demo.example')
  await setDeadline(owner, say, '23:59')

  const board = dayBoard(page, say)
  await board.open(unit.tour._id, tomorrow)
  const card = board.cards.filter({ hasText: name })
  const late = say(`${name} has not confirmed`, `${name} עוד לא אישר/ה`)
  const accepted = say(`${name} has accepted`, `${name} אישר/ה`)
  await expect(card).toBeVisible()
  await expect(card.getByText(plain(late))).toHaveCount(0)
  await expect(card.getByText(plain(accepted))).toHaveCount(0)

  await setDeadline(owner, say, '00:01')
  await expect(card.getByText(plain(late)).first()).toBeAttached()
  await picture(page, 'late')
  const day = await colleague('admin@demo.example')
  await day.goto(`/day/manifests?date=${tomorrow}`)
  const headers = [
    'First pickup',
    'Tour',
    'Vehicle',
    'Driver',
    'Guides',
    'People',
    'Stops',
    'Languages',
    'Accepted',
    'Version',
    'Changed',
  ]
  if (say('en', 'he') === 'en') await expect(day.getByRole('columnheader')).toHaveText(headers)
  else await expect(day.getByRole('columnheader')).toHaveCount(headers.length)
  const row = day.getByRole('row').filter({ hasText: name })
  await expect(row.getByText(plain(late)).first()).toBeAttached()

  const phone = await newcomer()
  await enterAs(page, phone, driver)
  await report(phone, unit._id, { kind: 'reply', reply: 'accepted' })
  await expect(card.getByText(plain(accepted)).first()).toBeAttached()
  await expect(card.getByText(plain(late))).toHaveCount(0)
  await expect(row.getByText(plain(accepted)).first()).toBeAttached()
  await picture(day, 'accepted-in-the-list')

  await report(phone, unit._id, { kind: 'reply', reply: 'declined', reason: 'Flat tyre' })
  const declined = say(`${name} declined: Flat tyre`, `${name} לא יכול/ה: Flat tyre`)
  await expect(card.getByText(plain(declined)).first()).toBeVisible()
  await expect(row.getByText(plain(declined)).first()).toBeAttached()
  await picture(page, 'declined')

  await board.edit(card)
  const crew = board.dialog.getByRole('list', { name: say('Crew', 'צוות') })
  const line = crew.getByRole('listitem').filter({ hasText: name })
  await expect(line).toContainText('Flat tyre')
  await line.getByRole('button', { name: say('Ask again', 'לשאול שוב') }).press('Enter')
  await expect(line).toContainText(say('No reply, and the deadline has passed', 'אין תשובה, והמועד עבר'))
  await line.getByRole('button', { name: say('Accepted by phone', 'אושר בטלפון') }).press('Enter')
  await expect(line).toContainText(say('Accepted by phone', 'אושר בטלפון'))
  await picture(page, 'accepted-by-phone')
  await page.keyboard.press('Escape')
  await expect(card.getByText(plain(accepted)).first()).toBeAttached()
  await expect(row.getByText(plain(accepted)).first()).toBeAttached()
})

/** The owner changes the reply deadline for crews on the settings page. */
async function setDeadline(owner: Page, say: Say, time: string): Promise<void> {
  await owner.goto('/settings/crew')
  const field = owner.getByRole('textbox', { name: say('Crews answer until', 'הצוות עונה עד') })
  await field.fill(time)
  await owner.getByRole('button', { name: say('Save', 'שמירה'), exact: true }).click()
  await seeToast(owner, say('Settings saved', 'ההגדרות נשמרו'))
}

async function unitsOf(page: Page, date: string): Promise<PlannedUnit[]> {
  const answer = await page.request.get(`/api/v1/manifests?date=${date}`)
  const { data }: { data: PlannedUnit[] } = await answer.json()
  return data.filter(({ _id }) => _id !== 'unassigned')
}

async function memberOf(page: Page, role: 'guide' | 'driver', id: string | undefined): Promise<Member> {
  const found = (await membersOf(page, role)).find(({ _id }) => _id === id)
  if (!found) throw new Error(`Nobody is a ${role} on that vehicle`)
  return found
}

/** Signs out the member's phones from other journeys. */
async function signOutPhones(page: Page, { _id }: Member): Promise<void> {
  const address = `/api/v1/operators/${_id}/crewSessions`
  const { data } = await (await page.request.get(address)).json()
  for (const phone of data) expect((await page.request.delete(`${address}/${phone._id}`)).ok()).toBe(true)
}

/** Matches a text with isolation marks around its names. */
function plain(text: string): RegExp {
  const escaped = text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(
    escaped.replaceAll(' ', '[\\u2066-\\u2069]* [\\u2066-\\u2069]*').replaceAll(':', '[\\u2066-\\u2069]*:'),
  )
}
