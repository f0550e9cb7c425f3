import { chromium } from 'playwright'
import { browserFlags, findBrowser } from './scripts/browser.ts'
const [lang = 'en', ...paths] = process.argv.slice(2)
const browser = await chromium.launch({ executablePath: findBrowser(), args: [...browserFlags] })
const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
await context.addInitScript((language) => localStorage.setItem('language', language), lang)
const page = await context.newPage()
await page.request.post('http://127.0.0.1:4555/api/v1/auth/login', { data: { email: 'owner@demo.example', password: 'demo-tourdesk' } }).catch(() => {})
await page.goto('http://127.0.0.1:4555/')
if (await page.locator('input[type=password]').count()) {
  await page.locator('input[type=email], input[name=email], input').first().fill('owner@demo.example')
  await page.locator('input[type=password]').fill('demo-tourdesk')
  await page.keyboard.press('Enter')
  await page.waitForTimeout(2500)
}
for (const [i, path] of paths.entries()) {
  const [url, ...keys] = path.split('@')
  await page.goto('http://127.0.0.1:4555' + url)
  await page.waitForTimeout(2500)
  for (const key of keys) { await page.keyboard.press(key); await page.waitForTimeout(500) }
  await page.screenshot({ path: `/tmp/look-${lang}-${i}.png`, fullPage: true })
}
await browser.close()
