import { faultsOf } from '../../support/axe.ts'
import { crewPage, enterOn, newPhone } from '../../support/crewPage.ts'
import { expect, type Say, test } from '../../support/journey.ts'
import { crewLink, newOperator, planRoad } from '../../support/planRoad.ts'

test('a crew link asks for four digits, five wrong tries kill it, and dead links all show the same page', async ({
  page,
  browser,
  baseURL,
  language,
  say,
  signIn,
  picture,
}) => {
  await signIn(page, 'owner@demo.example')
  const driver = await newOperator(page, 'Nir Alon', language)
  const link = await crewLink(page, driver)
  const phone = await newPhone(browser, baseURL ?? '', language)
  const crew = crewPage(phone, say)
  const heading = phone.getByRole('heading', { level: 1 })
  const dead = say(
    'This link is no longer valid. Please ask the office for a new one.',
    'הקישור כבר לא בתוקף. אפשר לבקש קישור חדש מהמשרד.',
  )
  await phone.goto(link)
  await expect(crew.digits).toBeFocused()
  await picture(phone, 'crew-enter')
  expect(await faultsOf(phone)).toEqual([])
  await crew.digits.fill('12')
  await crew.digits.press('Enter')
  await expect(phone.getByRole('alert')).toHaveText(say('Please type four digits', 'נא להקליד ארבע ספרות'))
  const wrong = driver.mobilePhone.endsWith('0000') ? '1111' : '0000'
  for (let tries = 0; tries < 4; tries++) {
    await crew.digits.fill(wrong)
    await crew.digits.press('Enter')
    await expect(phone.getByRole('alert')).toContainText(
      say('These aren’t the last digits', 'אלה לא הספרות האחרונות'),
    )
  }
  await crew.digits.fill(wrong)
  await crew.digits.press('Enter')
  await expect(heading).toHaveText(dead)
  await picture(phone, 'crew-dead-link')
  expect(await faultsOf(phone)).toEqual([])
  await phone.goto(link)
  await expect(heading).toHaveText(dead)
  await phone.goto('/crew/enter/nobody-made-this')
  await expect(heading).toHaveText(dead)

  const fresh = await crewLink(page, driver)
  const newest = await crewLink(page, driver)
  await phone.goto(fresh)
  await expect(heading).toHaveText(dead)
  await crew.enter(newest, driver)
  await phone.goBack()
  await expect(phone).not.toHaveURL(new RegExp(newest))
  await phone.context().close()
})

test('CREW-35 a phone that was signed out by the office keeps nothing, and a day without work says so', async ({
  page,
  browser,
  baseURL,
  language,
  say,
  signIn,
}) => {
  await signIn(page, 'owner@demo.example')
  const driver = await newOperator(page, 'Eli Dayan', language)
  const phone = await newPhone(browser, baseURL ?? '', language)
  const crew = crewPage(phone, say)
  await phone.goto(await crewLink(page, driver))
  await crew.digits.fill(driver.mobilePhone.slice(-4))
  await crew.button('Enter', 'כניסה').click()
  await expect(crew.main.getByRole('paragraph')).toHaveText(
    say('No work on these days.', 'אין עבודה בימים האלה.'),
  )
  await phone.goto('/crew/unit/0199aaaa-0000-7000-8000-000000000001')
  await expect(phone.getByRole('alert')).toHaveText(
    say('This vehicle isn’t among your days.', 'הרכב הזה לא נמצא בימים שלך.'),
  )
  await phone.goto('/crew')
  const sessions = await (await page.request.get(`/api/v1/operators/${driver._id}/crewSessions`)).json()
  await page.request.delete(`/api/v1/operators/${driver._id}/crewSessions/${sessions.data[0]._id}`)
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(
    say('Signed out by the office', 'הגישה בוטלה על ידי המשרד'),
  )
  expect(await faultsOf(phone)).toEqual([])
  await phone.context().close()

  const stranger = await newPhone(browser, baseURL ?? '', language)
  await stranger.goto('/crew/enter/nobody-made-this')
  await crewPage(stranger, say).isKept()
  await stranger.context().setOffline(true)
  await stranger.goto('/crew')
  const notice = crewPage(stranger, say).main.getByRole('alert')
  await expect(notice).toContainText(
    say('Open this page once with a connection.', 'צריך לפתוח את העמוד פעם אחת עם חיבור לרשת.'),
  )
  await stranger.context().route('**/api/v1/crew/days', (route) => route.fulfill({ status: 500, body: '{}' }))
  await stranger.context().setOffline(false)
  await expect(notice).toContainText(say('This couldn’t be loaded.', 'הטעינה לא הצליחה.'))
  await stranger.context().close()
})

test('CREW-34 the page fits 360 pixels and a thumb, in both languages, and keeps the person’s choice', async ({
  page,
  browser,
  baseURL,
  language,
  say,
  signIn,
  picture,
}) => {
  await signIn(page, 'owner@demo.example')
  const road = await planRoad(page, 'Dana Golan', 'he', [
    { lastName: 'López García de la Fuente', adults: 10, place: 'Hilton Tel Aviv', time: '07:00' },
    { lastName: 'Levi', adults: 2, place: 'Hilton Tel Aviv', time: '07:00' },
    { lastName: 'Rossi', adults: 1, place: 'Carlton Tel Aviv', time: '07:20' },
  ])
  const viewport = { width: 360, height: 740 }
  // The record says Hebrew, so the page is in Hebrew, whatever the phone's language.
  const phone = await newPhone(browser, baseURL ?? '', language, viewport)
  const hebrew = crewPage(phone, (_, text) => text)
  await phone.goto(await crewLink(page, road.driver))
  await expect(phone.getByRole('main')).toContainText('Main Office')
  await hebrew.digits.fill(road.driver.mobilePhone.slice(-4))
  await hebrew.button('Enter', 'כניסה').click()
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('הימים שלי')
  await expect(hebrew.main.locator('details').first()).toBeVisible()

  const otherwise: Say = (english, text) => say(text, english)
  for (const shown of [otherwise, say]) {
    const crew = crewPage(phone, shown)
    await phone.goto('/crew/me')
    await phone.getByRole('radio', { name: shown('English', 'עברית') }).check()
    await expect(phone.locator('html')).toHaveAttribute('dir', shown('ltr', 'rtl'))
    await phone.reload()
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText(shown('Me', 'אני'))
    for (const address of ['/crew/me', '/crew', '/crew/away', `/crew/unit/${road.unit}`]) {
      await phone.goto(address)
      await expect(crew.main).not.toHaveAttribute('aria-busy')
      await phone.locator('details').evaluateAll((all) => {
        for (const each of all) each.setAttribute('open', '')
      })
      expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
      expect(await smallTargets(phone)).toEqual([])
      expect(await faultsOf(phone)).toEqual([])
      await picture(phone, `crew-360${address.replaceAll('/', '-').slice(0, 10)}-${shown('en', 'he')}`)
    }
    await phone.goto(`/crew/unit/${road.unit}`)
    const box = await crew.party('Levi').boarded.boundingBox()
    const next = await crew.nextStop.boundingBox()
    expect(next?.y).toBeLessThan(viewport.height / 2)
    expect(box?.height).toBeGreaterThanOrEqual(44)
  }
  await phone.context().close()

  const other = await newPhone(browser, baseURL ?? '', language, viewport)
  await enterOn(other, page, road.driver, say)
  await expect(other.locator('html')).toHaveAttribute('lang', language)
  await other.context().close()
})

test('the page, its worker and its manifest come compressed and under a strict policy', async ({
  request,
}) => {
  const page = await request.get('/crew')
  const script = /src="(\/assets\/crew-[^"]+\.js)"/.exec(await page.text())?.[1] ?? ''
  const sent = await request.get(script, { headers: { 'accept-encoding': 'br' } })
  expect(sent.headers()).toMatchObject({ 'content-encoding': 'br' })
  expect(sent.headers()['cache-control']).toContain('immutable')
  expect(page.headers()['content-security-policy']).toContain("worker-src 'self'")
  expect(page.headers()['cache-control']).toBe('no-cache')
  const worker = await request.get('/crew-worker.js')
  expect(worker.headers()).toMatchObject({ 'cache-control': 'no-cache' })
  expect(worker.headers()['content-type']).toContain('javascript')
  expect(await worker.text()).toContain(script)
  expect((await request.get('/crew.webmanifest')).headers()['content-type']).toContain('manifest')
})

/** Targets that are too small for a thumb: links, buttons and fields under 44 pixels. */
function smallTargets(phone: import('@playwright/test').Page): Promise<string[]> {
  return phone
    .locator('a, button, summary, input:not([type="radio"]), label:has(input), textarea')
    .evaluateAll((all) =>
      all
        .filter((each) => {
          const { width, height } = each.getBoundingClientRect()
          return width > 0 && (width < 44 || height < 44)
        })
        .map((each) => each.outerHTML.slice(0, 120)),
    )
}
