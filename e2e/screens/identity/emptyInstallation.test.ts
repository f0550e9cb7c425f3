import { doors } from '../../support/doors.ts'
import { startProduct } from '../../support/startProduct.ts'
import { test as base, expect } from '../journey.ts'

// biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixtures from the pattern
const test = base.extend('product', async ({}, { onCleanup }) => {
  const product = await startProduct({ DEMO: 'off' })
  onCleanup(product.stop)
  return product
})

test('HOLE-A56 the login page of an empty installation says how to set it up; the printed link creates the owner, once', async ({
  page,
  product,
  say,
}) => {
  const howTo = page.getByText(say('open the link that the server printed', 'פתחו את הקישור שהשרת הציג'))
  await page.goto('/login')
  await expect(howTo).toBeVisible()

  const link = /http\S+\/setup\/\S+/.exec(product.printed)?.[0] ?? ''
  const door = doors(page, say)
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Set up Tourdesk', 'הקמת Tourdesk'))
  await door.email.fill('ruth@office.example')
  await door.firstName.fill(say('Ruth', 'רות'))
  await door.lastName.fill(say('Adler', 'אדלר'))
  await door.password.fill('olive-grove-3')
  await door.retyped.fill('olive-grove-3')
  await page.getByRole('button', { name: say('Create Owner', 'יצירת הבעלים') }).click()
  await expect(page).toHaveURL(/\/setup$/)
  await expect(page.getByRole('banner')).toContainText('Main Office')

  await page.context().clearCookies()
  await page.goto(link)
  await expect(door.notice).toContainText(say('This set-up link was already used', 'קישור ההקמה כבר נוצל'))
  await expect(door.password).toHaveCount(0)
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(howTo).toHaveCount(0)
})
