import { boardingOf, crewPage, enterOn, enterTunnel, loseAnswers, newPhone } from '../../support/crewPage.ts'
import { dayAhead } from '../../support/days.ts'
import { expect, test } from '../../support/journey.ts'
import { crewOn, newOperator, planRoad, roadOfYesterday } from '../../support/planRoad.ts'

const hotels = ['Hilton Tel Aviv', 'Carlton Tel Aviv', 'Herods Tel Aviv']
const names = ['Levi', 'Cohen', 'Rossi', 'Dupont', 'Schmidt']

test('CREW-22 CREW-23 CREW-24 five parties board in a tunnel, the browser is closed, an answer gets lost, and each tap reaches the office once', async ({
  page,
  browser,
  baseURL,
  language,
  say,
  signIn,
  picture,
}) => {
  await signIn(page, 'owner@demo.example')
  const guests = names.map((lastName, at) => ({
    lastName,
    adults: 2,
    place: hotels[at % hotels.length] ?? '',
    time: `07:${at % hotels.length}0`,
  }))
  const road = await planRoad(page, 'Yael Harel', language, guests)
  const first = await newPhone(browser, baseURL ?? '', language)
  const context = first.context()
  await enterOn(first, page, road.driver, say)
  await crewPage(first, say).isKept()
  await first.goto(`/crew/unit/${road.unit}`)
  const bar = crewPage(first, say).bar
  await expect(bar).toHaveText(say('All sent', 'הכול נשלח'))

  const leaveTunnel =
    await test.step('a call reaches the office and its answer doesn’t reach the phone', async () => {
      const findAgain = await loseAnswers(context)
      await crewPage(first, say).party('Levi').boarded.click()
      await expect.poll(async () => (await boardingOf(page, road.unit, road.day)).boarded).toBe(2)
      await expect(crewPage(first, say).party('Levi').waits).toBeVisible()
      await expect(bar).toHaveText(say('Offline, 1 tap waiting', 'אין חיבור, סימון אחד ממתין'))
      const leave = await enterTunnel(context)
      await findAgain()
      return leave
    })

  await test.step('without a connection everything is kept, with a clock at each party', async () => {
    for (const name of names.slice(1)) {
      const party = crewPage(first, say).party(name)
      if (!(await party.boarded.isVisible()))
        await first
          .locator('summary')
          .filter({ hasText: hotels[names.indexOf(name) % 3] ?? '' })
          .click()
      await party.boarded.click()
      await expect(party.waits).toBeVisible()
    }
    const cohen = crewPage(first, say).party('Cohen')
    await cohen.note.click()
    const sheet = crewPage(first, say).sheet
    await sheet.getByRole('textbox').fill('Left a bag at the hotel')
    await sheet.getByRole('button', { name: say('Save', 'שמירה') }).click()
    await expect(cohen.card).toContainText('Left a bag at the hotel')
    await expect(bar).toHaveText(say('Offline, 6 taps waiting', 'אין חיבור, 6 סימונים ממתינים'))
    await picture(first, 'crew-offline')
  })

  await test.step('the browser is closed and opened again in the tunnel', async () => {
    // Closing a tab ends its emulated offline mode first, and a hidden page would send its unsent taps in
    // that moment.
    await first.evaluate(() => {
      window.fetch = () => new Promise(() => {})
    })
    await first.close()
    const again = await context.newPage()
    await again.goto('/crew')
    const crew = crewPage(again, say)
    await expect(crew.bar).toHaveText(say('Offline, 6 taps waiting', 'אין חיבור, 6 סימונים ממתינים'))
    await again.goto(`/crew/unit/${road.unit}`)
    await expect(crew.main).toContainText(
      say('10 boarded · 0 no-show · 0 waiting', '10 עלו · 0 לא הגיעו · 0 ממתינים'),
    )
    await again.goto('/crew/me')
    await crew.button('Sign out', 'יציאה').click()
    await expect(crew.sheet).toContainText(
      say('6 taps are not sent yet. Sign out anyway?', '6 סימונים עוד לא נשלחו. לצאת בכל זאת?'),
    )
    await crew.sheet.getByRole('button', { name: say('Cancel', 'ביטול') }).click()
    expect(await boardingOf(page, road.unit, road.day)).toMatchObject({ boarded: 2 })
  })

  await test.step('back in the light everything arrives, each once', async () => {
    await leaveTunnel()
    const [again] = context.pages()
    if (!again) throw new Error('The page is gone')
    const crew = crewPage(again, say)
    await expect(crew.bar).toHaveText(say('All sent', 'הכול נשלח'))
    const boarding = await boardingOf(page, road.unit, road.day)
    expect(boarding).toMatchObject({ boarded: 10, waiting: 0 })
    for (const party of boarding.parties) {
      const taps = party.events.filter(({ kind }: { kind: string }) => kind === 'boarded')
      expect(taps).toHaveLength(1)
    }
    const notes = boarding.parties.flatMap(({ events }: { events: { text: string | null }[] }) =>
      events.filter(({ text }) => text),
    )
    expect(notes).toMatchObject([{ kind: 'note', text: 'Left a bag at the hotel' }])
    await again.goto(`/crew/unit/${road.unit}`)
    await again
      .locator('summary')
      .filter({ hasText: say('stops done', 'הסתיימו') })
      .click()
    await again.locator('summary').filter({ hasText: 'Hilton Tel Aviv' }).click()
    await expect(crew.party('Levi').arrived).toBeVisible()
  })

  await test.step('signing out leaves nothing on the phone', async () => {
    const [again] = context.pages()
    if (!again) throw new Error('The page is gone')
    const crew = crewPage(again, say)
    await again.goto('/crew/me')
    await crew.button('Sign out', 'יציאה').click()
    await crew.sheet.getByRole('button', { name: say('Sign out', 'יציאה') }).click()
    await expect(again.getByRole('heading', { level: 1 })).toContainText(say('signed out', 'יצאת'))
    expect(await keptOn(again)).toBe(0)
    expect((await again.request.get('/api/v1/crew/days')).status()).toBe(401)
  })
  await context.close()
})

test('CREW-21 two of the crew tap the same party: both taps stay, the later one counts, and both phones say the same', async ({
  page,
  browser,
  baseURL,
  language,
  say,
  signIn,
}) => {
  await signIn(page, 'owner@demo.example')
  const road = await planRoad(page, 'Gadi Peretz', language, [
    { lastName: 'Levi', adults: 3, place: 'Hilton Tel Aviv', time: '07:00' },
    { lastName: 'Cohen', adults: 2, place: 'Hilton Tel Aviv', time: '07:00' },
  ])
  const mate = await newOperator(page, 'Orna Segal', language, 'guide')
  await crewOn(page, road.unit, { driver: road.driver._id, guide: [mate._id] })
  const [one, two] = [
    await newPhone(browser, baseURL ?? '', language),
    await newPhone(browser, baseURL ?? '', language),
  ]
  await enterOn(one, page, road.driver, say)
  await enterOn(two, page, mate, say)
  await crewPage(one, say).isKept()
  for (const phone of [one, two]) await phone.goto(`/crew/unit/${road.unit}`)
  const [ofDriver, ofGuide] = [crewPage(one, say).party('Levi'), crewPage(two, say).party('Levi')]

  await ofDriver.boarded.click()
  await expect(ofDriver.arrived).toBeVisible()
  await expect(ofGuide.card).toContainText(say('3 boarded', '3 עלו'))
  await ofGuide.count.click()
  await crewPage(two, say)
    .sheet.getByRole('button', { name: say('Boarded: one less', 'עלו: אחד פחות') })
    .click()
  await crewPage(two, say)
    .sheet.getByRole('button', { name: say('Save', 'שמירה') })
    .click()
  for (const party of [ofDriver, ofGuide])
    await expect(party.card).toContainText(say('2 boarded · 1 waiting', '2 עלו · אחד ממתין'))
  const { parties } = await boardingOf(page, road.unit, road.day)
  const levi = parties.find(({ customer }: { customer: string }) => customer.includes('Levi'))
  expect(levi.events.map(({ count }: { count: number }) => count)).toEqual([3, 2])
  for (const phone of [one, two]) await phone.context().close()
})

test('CREW-30 a driver who was swapped in a tunnel sends what was tapped before and sees the vehicle closed, and the newcomer sees it all', async ({
  page,
  browser,
  baseURL,
  language,
  say,
  signIn,
  picture,
}) => {
  await signIn(page, 'owner@demo.example')
  const { unit, driver, peopleOf } = await roadOfYesterday(page, language, 1)
  const one = await newPhone(browser, baseURL ?? '', language)
  await enterOn(one, page, driver, say)
  await crewPage(one, say).isKept()
  await one.goto(`/crew/unit/${unit}`)
  const guest = await crewPage(one, say).nextGuest()
  const people = peopleOf(guest)
  const party = crewPage(one, say).party(guest)
  await expect(party.boarded).toBeVisible()
  const leaveTunnel = await enterTunnel(one.context())
  await party.boarded.click()
  await expect(party.waits).toBeVisible()
  const newcomer = await newOperator(page, 'Tal Barak', language)
  await crewOn(page, unit, { driver: newcomer._id, guide: [] })
  await leaveTunnel()
  await expect(crewPage(one, say).main).toHaveText(
    say('You are no longer on this vehicle', 'הרכב הזה כבר לא אצלך'),
  )
  await picture(one, 'crew-swapped')
  expect(await boardingOf(page, unit, dayAhead(-1))).toMatchObject({ boarded: people })

  const two = await newPhone(browser, baseURL ?? '', language)
  await enterOn(two, page, newcomer, say)
  await two.goto(`/crew/unit/${unit}`)
  await two
    .locator('summary')
    .filter({ hasText: say('stop', 'הסתיימ') })
    .first()
    .click()
  await two.locator('details details > summary').first().click()
  await expect(crewPage(two, say).party(guest).arrived).toBeVisible()
  for (const phone of [one, two]) await phone.context().close()
})

/** The size of what the page stores in the browser's database. */
function keptOn(phone: import('@playwright/test').Page): Promise<number> {
  return phone.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('crew')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const reading = opening.result.transaction(['taps', 'answers'])
          const counts = [reading.objectStore('taps').count(), reading.objectStore('answers').count()]
          reading.oncomplete = () => resolve(counts.reduce((sum, { result }) => sum + result, 0))
        }
      }),
  )
}
