import { expect, test } from 'vitest'
import { isInviteToken, readInvitedEmail } from './readInvite.ts'

test('HOLE-A41 the token of an invite says whose it is, before the server is asked', () => {
  const token = tokenOf({
    inviteId: '1',
    email: 'noa@bluedome.example',
    firstName: 'נועה',
    exp: 1_800_000_000,
  })
  expect(readInvitedEmail(token)).toBe('noa@bluedome.example')
})

test('HOLE-A41 a token that is not a JWT cannot be read, and breaks nothing', () => {
  for (const token of ['ey', 'eyJhbGciOiJIUzI1NiJ9', 'ey.%%%.x', 'ey.bm8.x', `ey.${btoa('{}')}.x`])
    expect(readInvitedEmail(token)).toBeNull()
})

test('AUTH-25 AUTH-26 HOLE-A1 only a token that begins with ey is an invite', () => {
  expect(isInviteToken(tokenOf({}))).toBe(true)
  expect(isInviteToken('welcome')).toBe(false)
  expect(isInviteToken(undefined)).toBe(false)
})

function tokenOf(payload: object): string {
  const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url')
  return `${part({ alg: 'HS256', typ: 'JWT' })}.${part(payload)}.signature`
}
