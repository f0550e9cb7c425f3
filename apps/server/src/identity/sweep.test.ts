import { afterAll, expect, it } from 'vitest'
import { startServer } from '../../test/as.ts'
import { sweep } from './sweep.ts'

const server = await startServer()
const { browser, clock, db, given } = server
afterAll(server.close)

it('expired records are deleted at night, and others stay', async () => {
  const user = await given.user()
  const enter = () => browser().auth.login({ body: { email: user.login, password: user.password } })
  const fail = (email: string) =>
    expect(browser().auth.login({ body: { email, password: 'wrong-password' } })).rejects.toThrow()
  const counts = async () => ({
    sessions: (await db.selectFrom('sessions').select('id').execute()).length,
    tokens: (await db.selectFrom('refresh_tokens').select('session_id').execute()).length,
    attempts: (await db.selectFrom('attempts').select('key').execute()).length,
  })
  await enter()
  await fail('first@example.com')
  clock.set('2026-03-03T09:00:00+02:00')
  await enter()
  await fail('second@example.com')
  expect(await counts()).toEqual({ sessions: 2, tokens: 2, attempts: 7 })
  clock.set('2026-03-03T10:00:01+02:00')
  await sweep({ db, clock })
  expect(await counts()).toEqual({ sessions: 1, tokens: 1, attempts: 0 })
})
