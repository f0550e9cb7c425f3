import { expect, test } from 'vitest'
import { isInviteToken, readInvite } from './readInvite.ts'

test('HOLE-A27 AUTH-23 the form is filled in from the invite, in Hebrew too', () => {
  const invited = {
    email: 'noa@bluedome.example',
    firstName: 'נועה',
    lastName: 'לוי',
    mobilePhone: '050-1234567',
  }
  const token = tokenOf({ inviteId: '1', accountId: '2', ...invited, exp: 1_800_000_000 })
  expect(readInvite(token)).toEqual(invited)
})

test('AUTH-28 a token that is no JWT cannot be read, and does not break anything', () => {
  for (const token of ['ey', 'eyJhbGciOiJIUzI1NiJ9', 'ey.%%%.x', 'ey.bm8.x', `ey.${btoa('{}')}.x`])
    expect(readInvite(token)).toBeNull()
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
