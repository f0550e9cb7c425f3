import { test as base } from '@playwright/test'
import { doors } from '../../support/doors.ts'
import { expect, type Options } from '../../support/journey.ts'
import { type RunningProduct, startProduct } from '../../support/startProduct.ts'

/** An empty installation: no demo, no owner. */
const test = base.extend<Options & { product: RunningProduct }>({
  language: ['en', { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  product: async ({}, provide) => {
    const product = await startProduct({ DEMO: 'off' })
    await provide(product)
    await product.stop()
  },
})

test('HOLE-A56 starting an empty installation prints a link that creates the owner, once', async ({
  page,
  product,
  language,
}, info) => {
  await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language)
  const say = (english: string, hebrew: string) => (language === 'he' ? hebrew : english)
  const link = /http\S+\/setup\/\S+/.exec(product.printed)?.[0] ?? ''
  const door = doors(page, say)
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Set up Tourdesk', 'הקמת Tourdesk'))
  await door.email.fill('ruth@office.example')
  await door.firstName.fill(say('Ruth', 'רות'))
  await door.lastName.fill(say('Adler', 'אדלר'))
  await door.password.fill('olive-grove-3')
  await door.retyped.fill('olive-grove-3')
  await page.screenshot({ path: info.outputPath(`set-up-${language}.png`), animations: 'disabled' })
  await page.getByRole('button', { name: say('Create Owner', 'יצירת הבעלים') }).click()
  await expect(page).toHaveURL(/\/setup$/)
  await expect(page.getByRole('banner')).toContainText('Main Office')
  await page.context().clearCookies()
  await page.goto(link)
  await expect(door.notice).toContainText(say('This set-up link was already used', 'קישור ההקמה כבר נוצל'))
  await expect(door.password).toHaveCount(0)
})
