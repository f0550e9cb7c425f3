import type { Browser, BrowserContext, Page } from '@playwright/test'
import { expect, type Say } from './journey.ts'
import { crewLink, type Driver } from './planRoad.ts'

const size = { width: 390, height: 844 }

/** A driver's phone, whose browser is in the journey's language. */
export async function newPhone(browser: Browser, baseURL: string, language: 'en' | 'he', viewport = size) {
  const locale = language === 'he' ? 'he-IL' : 'en-GB'
  const context = await browser.newContext({ baseURL, viewport, locale, hasTouch: true, isMobile: true })
  return context.newPage()
}

/** The parts of the crew's page. */
export function crewPage(page: Page, say: Say) {
  const main = page.getByRole('main')
  const button = (english: string, hebrew: string) =>
    page.getByRole('button', { name: say(english, hebrew), exact: true })
  const nextStop = page.getByRole('region').filter({ hasText: say('Next stop', 'העצירה הבאה') })
  return {
    main,
    button,
    /** Shows whether there's a connection, and how much hasn't been sent. */
    bar: page.getByRole('banner').getByRole('status'),
    party: (name: string) => partyOn(main, say, name),
    /** The stop at the top of the screen. */
    nextStop,
    /** The name of that stop's first party. */
    nextGuest: () => nextStop.getByRole('heading', { level: 3 }).first().innerText(),
    sheet: page.getByRole('dialog'),
    digits: page.getByRole('textbox', {
      name: say('The last four digits of your mobile phone', 'ארבע הספרות האחרונות של הטלפון הנייד שלך'),
    }),
    /** Opens a link and enters the phone's last digits. */
    enter: async (link: string, { mobilePhone }: Pick<Driver, 'mobilePhone'>) => {
      await page.goto(link)
      await crewPage(page, say).digits.fill(mobilePhone.replaceAll(/\D/g, '').slice(-4))
      await button('Enter', 'כניסה').click()
      await expect(page).toHaveURL(/\/crew$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('My days', 'הימים שלי'))
      await expect(main).not.toHaveAttribute('aria-busy')
    },
    /** Waits until the phone can open the page offline. */
    isKept: () => page.evaluate(() => navigator.serviceWorker.ready.then(() => {})),
  }
}

function partyOn(main: ReturnType<Page['getByRole']>, say: Say, name: string) {
  const card = main.getByRole('article').filter({ has: main.page().getByRole('heading', { name }) })
  const button = (english: string, hebrew: string) =>
    card.getByRole('button', { name: say(english, hebrew), exact: true })
  return {
    card,
    boarded: button('Boarded', 'עלו'),
    noShow: button('No-show', 'לא הגיעו'),
    droppedOff: button('Dropped off', 'ירדו'),
    undo: button('Undo', 'ביטול'),
    count: card.getByRole('button', { name: say('How many of', 'כמה מהקבוצה') }),
    cash: card.getByRole('button', { name: say('Cash received from', 'התקבל מזומן מ') }),
    note: card.getByRole('button', { name: say('Note on', 'הערה על') }),
    waits: card.getByRole('img', { name: say('Not sent yet', 'עוד לא נשלח') }),
    arrived: card.getByRole('img', { name: say('Reached the office', 'הגיע למשרד') }),
  }
}

/** Makes a link as the office and opens it on a phone. */
export async function enterOn(phone: Page, office: Page, driver: Driver, say: Say): Promise<void> {
  await crewPage(phone, say).enter(await crewLink(office, driver), driver)
}

/** What the office sees of a vehicle. */
export async function boardingOf(office: Page, unit: string, day: string) {
  const answer = await office.request.get(`/api/v1/boardings?date=${day}`)
  const { data } = await answer.json()
  return data.find(({ _id }: { _id: string }) => _id === unit)
}

/**
 * Cuts a phone's connection until the returned function is called. A page that's just opening in an offline
 * browser may still send something, so its calls are blocked as well.
 */
export async function enterTunnel(context: BrowserContext): Promise<() => Promise<void>> {
  const calls = '**/api/**'
  await context.route(calls, (route) => route.abort('internetdisconnected'))
  await context.setOffline(true)
  return async () => {
    await context.setOffline(false)
    await context.unroute(calls)
  }
}

/** Lets calls with taps reach the office but drops the answers, until the returned function is called. */
export async function loseAnswers(context: BrowserContext): Promise<() => Promise<void>> {
  const calls = '**/api/v1/crew/events'
  await context.route(calls, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  return () => context.unroute(calls)
}
