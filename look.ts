import { chromium } from 'playwright'
import { browserFlags, findBrowser } from './scripts/browser.ts'

const base = 'http://127.0.0.1:4533'
const [, , step = 'all', date = ''] = process.argv
const browser = await chromium.launch({ executablePath: findBrowser(), args: [...browserFlags] })
for (const language of ['en', 'he']) {
  for (const [name, viewport] of Object.entries({
    desk: { width: 1440, height: 900 },
    phone: { width: 390, height: 844 },
  })) {
    const context = await browser.newContext({ viewport, locale: language })
    const page = await context.newPage()
    page.on('console', (m) => m.type() === 'error' && console.log(language, name, 'console', m.text().slice(0, 200)))
    page.on('pageerror', (e) => console.log('pageerror', e.message.slice(0, 300)))
    await page.addInitScript((l) => localStorage.setItem('language', l), language)
    await context.request.post(`${base}/api/v1/auth/login`, {
      data: { email: 'owner@demo.example', password: 'demo-tourdesk' },
      headers: { origin: base },
    })
    const shot = (what: string) =>
      page.screenshot({ path: `/tmp/screen-shots/${what}-${name}-${language}.png`, fullPage: false })
    const main = page.getByRole('main')
    await page.goto(`${base}/day${date ? `?date=${date}` : ''}`)
    const propose = main.getByRole('button', { name: language === 'en' ? 'Propose a plan' : 'הצעת שיבוץ' })
    await propose.waitFor()
    await page.waitForTimeout(800)
    await shot('day')
    await propose.click()
    await page.getByRole('dialog').waitFor()
    await page.waitForTimeout(600)
    await shot('dialog')
    if (step !== 'all') {
      await page.getByRole('dialog').getByRole('combobox').first().click()
      await page.getByRole('option').nth(step === 'nothing' ? 2 : 1).click()
      await page.getByRole('dialog').getByRole('checkbox').last().click()
    }
    await page.getByRole('dialog').getByRole('button').last().click()
    await page.waitForTimeout(250)
    await shot('running')
    await main.getByRole('table').or(main.getByText(/already|כבר משובץ/)).first().waitFor({ timeout: 20000 }).catch(() => console.log('no review'))
    await page.waitForTimeout(600)
    await shot('review')
    await page.screenshot({ path: `/tmp/screen-shots/reviewfull-${name}-${language}.png`, fullPage: true })
    const m = await page.evaluate(() => ({ w: document.documentElement.scrollWidth, c: document.documentElement.clientWidth, mw: document.querySelector('main')!.scrollWidth, mc: document.querySelector('main')!.clientWidth, title: document.title }))
    console.log(language, name, JSON.stringify(m))
    await page.evaluate(() => document.querySelector('article')?.scrollIntoView())
    await page.waitForTimeout(200)
    await shot('departure')
    const replace = main.getByRole('button', { name: language === 'en' ? /^Replace/ : /^החלפה/ }).first()
    if (await replace.count()) {
      await replace.click()
      await replace.scrollIntoViewIfNeeded()
      await page.waitForTimeout(300)
      await shot('replace')
    }
    await context.close()
  }
}
await browser.close()
