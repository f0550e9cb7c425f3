import { expect, test } from 'vitest'
import { isInviteToken } from './isInviteToken.ts'

test.each([
  ['eyJ7bGw3gZxWfM0cXgq2yUoNfXh1o9kQyY6oQdF0aBc', true],
  ['welcome', false],
  [undefined, false],
])('AUTH-25 AUTH-26 HOLE-A1 only a token that begins with ey is an invite: %s', (token, isInvite) => {
  expect(isInviteToken(token)).toBe(isInvite)
})
