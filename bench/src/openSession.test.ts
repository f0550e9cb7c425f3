import { expect, test } from 'vitest'
import { openSession, SignedOut } from './openSession.ts'

test('a measurement signs in again when its session has run out, and starts over', async () => {
  let signedIn = 0
  const session = await openSession(async () => `session ${++signedIn}`)
  const seen: string[] = []
  const work = async (cookie: string) => {
    seen.push(cookie)
    if (cookie === 'session 1') throw new SignedOut()
    return 'measured'
  }
  expect(await session.use(work)).toBe('measured')
  expect(await session.use(work)).toBe('measured')
  expect(seen).toEqual(['session 1', 'session 2', 'session 2'])
  expect(session.cookie).toBe('session 2')
})

test('a new session that is refused too, or any other fault, ends the measurement', async () => {
  let signedIn = 0
  const session = await openSession(async () => `session ${++signedIn}`)
  await expect(session.use(() => Promise.reject(new SignedOut()))).rejects.toThrow(SignedOut)
  await expect(session.use(() => Promise.reject(new Error('answered 500')))).rejects.toThrow('answered 500')
  expect(signedIn).toBe(2)
})
