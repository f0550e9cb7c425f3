import { afterAll, expect, test } from 'vitest'
import { startServer } from './as.ts'

const { as, browser, clock, close, given, stranger } = await startServer()
afterAll(close)

test('a browser that signs in with login and password keeps its session, a stranger has none', async () => {
  const user = await given.user({ firstName: 'Noa' })
  const visitor = browser()
  await visitor.auth.login({ body: { email: user.login, password: user.password } })
  expect(await visitor.auth.getCurrentUser()).toMatchObject({ _id: user.id, firstName: 'Noa' })
  await visitor.auth.logout()
  await expect(visitor.auth.getCurrentUser()).rejects.toMatchObject({ code: 'not_signed_in', status: 401 })
  await expect(stranger.auth.getCurrentUser()).rejects.toMatchObject({ code: 'not_signed_in' })
})

test('a user signed in for a test stays signed in wherever the clock is set', async () => {
  const agency = await given.account()
  const agent = as(await given.user({ role: 'AGENT', account: agency }))
  for (const now of ['2026-03-02T10:00:00+02:00', '2026-09-01T10:00:00+03:00', '2026-01-05T10:00:00+02:00']) {
    clock.set(now)
    expect(await agent.auth.getCurrentUser()).toMatchObject({ role: 'AGENT', account: { _id: agency.id } })
  }
})

test('an order of an agency is placed by its own people', async () => {
  const agency = await given.account({ name: 'Carmel Travel' })
  const by = await given.user({ account: agency })
  expect(await given.order({ by })).toMatchObject({
    agency: { _id: agency.id, name: 'Carmel Travel' },
    userId: by.id,
    selectedTours: [{ group_type: 'small_group', calculatedPrices: { totalPrice: 250 } }],
  })
})
