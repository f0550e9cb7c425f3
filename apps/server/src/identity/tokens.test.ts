import { expect, test } from 'vitest'
import { accessSeconds, accessTokens } from './tokens.ts'

const noon = new Date('2026-11-25T12:00:00Z')
const later = (seconds: number) => new Date(noon.getTime() + seconds * 1000)

test('a token that was read before ends on time', () => {
  const tokens = accessTokens('secret of this server')
  const token = tokens.issue('session', noon)
  expect(tokens.read(token, noon)).toBe('session')
  expect(tokens.read(token, later(accessSeconds - 1))).toBe('session')
  expect(tokens.read(token, later(accessSeconds))).toBeNull()
})

test('a forged token is refused, also once the real one was read', () => {
  const tokens = accessTokens('secret of this server')
  const token = tokens.issue('session', noon)
  const [head, , signature] = token.split('.')
  const claims = Buffer.from(JSON.stringify({ sid: 'another', exp: 9_999_999_999 })).toString('base64url')
  expect(tokens.read(token, noon)).toBe('session')
  expect(tokens.read([head, claims, signature].join('.'), noon)).toBeNull()
  expect(tokens.read(accessTokens('another secret').issue('session', noon), noon)).toBeNull()
})

test('more tokens than are remembered are each read as their own session', () => {
  const tokens = accessTokens('secret of this server')
  const issued = Array.from({ length: 1500 }, (_, number) => tokens.issue(`session ${number}`, noon))
  for (const round of ['first', 'second'])
    expect(
      issued.map((token) => tokens.read(token, noon)),
      round,
    ).toEqual(issued.map((_, number) => `session ${number}`))
})
