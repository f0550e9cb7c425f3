import { startProduct } from '../../support/startProduct.ts'
import { test as base, expect } from '../journey.ts'

// biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixtures from the pattern
const test = base.extend('product', async ({}, { onCleanup }) => {
  const product = await startProduct({ DEMO: 'off' })
  onCleanup(product.stop)
  return product
})

test('HOLE-A56 the login page of an empty installation says how to set it up, until somebody has', async ({
  page,
  product,
  say,
}) => {
  const notice = page.getByText(
    say('Whoever installed it opens the set-up link', 'מי שהתקין אותה צריך לפתוח את קישור ההקמה'),
  )
  await page.goto('/login')
  await expect(notice).toBeVisible()

  const [, token = ''] = product.printed.match(/\/setup\/([\w-]{43})/) ?? []
  const owner = {
    email: 'ruth@office.example',
    firstName: 'Ruth',
    lastName: 'Adler',
    password: 'olive-grove-3',
  }
  const made = await page.request.post('/api/v1/auth/setup', { data: { ...owner, token } })
  expect(made.ok()).toBe(true)
  await page.request.post('/api/v1/auth/logout')
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(notice).toHaveCount(0)
})
