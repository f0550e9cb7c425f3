import { faultsOf } from '../../support/axe.ts'
import { boardingOf, crewPage, enterOn, newPhone } from '../../support/crewPage.ts'
import { expect, test } from '../../support/journey.ts'
import { planRoad, roadOfYesterday } from '../../support/planRoad.ts'

test('CREW-08 CREW-13 CREW-14 CREW-28 a driver accepts a tour, boards whole and part parties, takes taps back, calls and finds the way', async ({
  page,
  browser,
  baseURL,
  language,
  say,
  signIn,
  picture,
}) => {
  await signIn(page, 'owner@demo.example')
  const road = await planRoad(page, 'Moshe Biton', language, [
    { lastName: 'Levi', adults: 3, place: 'Hilton Tel Aviv', time: '07:00' },
    { lastName: 'Cohen', adults: 4, place: 'Hilton Tel Aviv', time: '07:00' },
    { lastName: 'Rossi', adults: 1, place: 'Carlton Tel Aviv', time: '07:20' },
  ])
  const phone = await newPhone(browser, baseURL ?? '', language)
  const crew = crewPage(phone, say)
  await enterOn(phone, page, road.driver, say)
  const reply = async () => (await boardingOf(page, road.unit, road.day)).replies[0]

  await test.step('declining needs a reason, and a refusal can be taken back', async () => {
    await crew.main
      .locator('summary')
      .filter({ hasText: say('Reply needed', 'ממתין לתשובה שלך') })
      .click()
    await crew.button('Decline', 'לא יכול/ה').click()
    await crew.sheet.getByRole('button', { name: say('Send', 'שליחה') }).click()
    await expect(crew.sheet.getByRole('alert')).toHaveText(say('Please say why', 'נא לכתוב סיבה'))
    await crew.sheet.getByRole('textbox').fill('My car is at the garage')
    expect(await faultsOf(phone, 'dialog')).toEqual([])
    await crew.sheet.getByRole('button', { name: say('Send', 'שליחה') }).click()
    await expect(crew.main).toContainText('My car is at the garage')
    await expect.poll(async () => (await reply()).state).toBe('declined')
    expect(await boardingOf(page, road.unit, road.day)).toMatchObject({ driver: 'Moshe Biton' })
    await crew.button('I can after all', 'אני כן יכול/ה').click()
    await expect(crew.main).toContainText(say('Accepted', 'אישרת'))
    await expect.poll(async () => (await reply()).state).toBe('accepted')
    expect(await faultsOf(phone)).toEqual([])
    await picture(phone, 'crew-days')
  })

  await crew.main.getByRole('link', { name: road.tour }).click()
  await expect(phone).toHaveURL(new RegExp(`/crew/unit/${road.unit}$`))
  const [levi, cohen, rossi] = [crew.party('Levi'), crew.party('Cohen'), crew.party('Rossi')]
  await expect(crew.nextStop).toContainText('Hilton Tel Aviv')
  await picture(phone, 'crew-stop')
  expect(await faultsOf(phone)).toEqual([])

  await test.step('everybody at a stop boards after a question that names them', async () => {
    await crew.button('Board all 7', 'כל ה-7 עלו').click()
    await expect(crew.sheet).toContainText('Levi')
    await expect(crew.sheet).toContainText('Cohen')
    await crew.sheet.getByRole('button', { name: say('Board all 7', 'כל ה-7 עלו') }).click()
    await expect(levi.card).toContainText(say('3 boarded', '3 עלו'))
    await expect(cohen.arrived).toBeVisible()
    await expect.poll(async () => (await boardingOf(page, road.unit, road.day)).boarded).toBe(7)
  })

  await test.step('a tap is taken back, a part of the party boards by the counter, and the rest by holding', async () => {
    await cohen.undo.click()
    await expect(cohen.boarded).toBeVisible()
    await cohen.count.click()
    await crew.sheet.getByRole('button', { name: say('Boarded: one more', 'עלו: אחד יותר') }).click()
    await crew.sheet.getByRole('button', { name: say('Boarded: one more', 'עלו: אחד יותר') }).click()
    await picture(phone, 'crew-count')
    expect(await faultsOf(phone, 'dialog')).toEqual([])
    await crew.sheet.getByRole('button', { name: say('Save', 'שמירה') }).click()
    await expect(cohen.card).toContainText(say('2 boarded · 2 waiting', '2 עלו · 2 ממתינים'))
    await cohen.boarded.click({ delay: 700 })
    await expect(crew.sheet).toBeVisible()
    await crew.sheet.getByRole('button', { name: say('Cancel', 'ביטול') }).click()
    await cohen.boarded.click()
    await expect(cohen.card).toContainText(say('4 boarded', '4 עלו'))
    await expect.poll(async () => (await boardingOf(page, road.unit, road.day)).boarded).toBe(7)
  })

  await test.step('the stop stays until the driver goes on', async () => {
    await expect(crew.nextStop).toContainText('Hilton Tel Aviv')
    await crew.button('On to the next stop', 'לעצירה הבאה').click()
    await expect(crew.nextStop).toContainText('Carlton Tel Aviv')
    await rossi.boarded.click()
    await expect(rossi.card).toContainText(say('1 boarded', 'אחד עלה'))
    await rossi.droppedOff.click()
    await expect(rossi.card).toContainText(say('1 dropped off', 'אחד ירד'))
    await expect.poll(async () => (await boardingOf(page, road.unit, road.day)).droppedOff).toBe(1)
    await picture(phone, 'crew-boarded')
    expect(await faultsOf(phone)).toEqual([])
  })

  await test.step('a party is called, written to and found', async () => {
    const link = (name: string) => rossi.card.getByRole('link', { name })
    await expect(link(say('Call', 'להתקשר'))).toHaveAttribute('href', 'tel:0545550171')
    await expect(link(say('WhatsApp', 'וואטסאפ'))).toHaveAttribute('href', 'https://wa.me/972545550171')
    const way = await crew.nextStop.getByRole('link', { name: say('Navigate', 'ניווט') }).getAttribute('href')
    expect(way).toMatch(/^https:\/\/waze\.com\/ul\?(ll=[\d.]+,[\d.]+&navigate=yes|q=)/)
  })
  await phone.context().close()
})

test('CREW-15 a no-show can be marked once the party was waited for, and until then the button says from when', async ({
  page,
  browser,
  baseURL,
  language,
  say,
  signIn,
  picture,
}) => {
  await signIn(page, 'owner@demo.example')
  const road = await planRoad(page, 'Ronit Azulay', language, [
    { lastName: 'Levi', adults: 3, place: 'Hilton Tel Aviv', time: '07:15' },
  ])
  const phone = await newPhone(browser, baseURL ?? '', language)
  const crew = crewPage(phone, say)
  await enterOn(phone, page, road.driver, say)
  await phone.goto(`/crew/unit/${road.unit}`)
  const { card } = crew.party('Levi')
  const early = card.getByRole('button', { name: say('No-show from', 'אפשר לסמן מ-') })
  await expect(early).toBeDisabled()
  await expect(early).toHaveText(say('No-show from \u206607:25\u2069', 'אפשר לסמן מ-\u206607:25\u2069'))
  await crew.party('Levi').count.click()
  await expect(
    crew.sheet.getByRole('button', { name: say('No-show: one more', 'לא הגיעו: אחד יותר') }),
  ).toBeDisabled()
  await phone.context().close()

  const past = await roadOfYesterday(page, language)
  const other = await newPhone(browser, baseURL ?? '', language)
  await enterOn(other, page, past.driver, say)
  await other.goto(`/crew/unit/${past.unit}`)
  const guest = await crewPage(other, say).nextGuest()
  const people = past.peopleOf(guest)
  const missing = crewPage(other, say).party(guest)
  await missing.noShow.click()
  await expect(missing.card).toContainText(
    people === 1 ? say('1 no-show', 'אחד לא הגיע') : say(`${people} no-show`, `${people} לא הגיעו`),
  )
  await expect(missing.arrived).toBeVisible()
  await picture(other, 'crew-no-show')
  await missing.undo.click()
  await expect(missing.noShow).toBeVisible()
  await other.context().close()
})
