import { expect, it } from 'vitest'
import { checkInvite, wayInOf } from './checkInvite.ts'

it('HOLE-A27 HOLE-A19 INV-12 an invite works for seven days, once, and not after it was replaced', () => {
  const now = new Date('2026-03-02T08:00:00Z')
  const later = new Date('2026-03-02T08:00:01Z')
  expect(checkInvite({ status: 'PENDING', expiresAt: later }, now).ok).toBe(true)
  for (const over of [
    { status: 'PENDING', expiresAt: now } as const,
    { status: 'ACCEPTED', expiresAt: later } as const,
    { status: 'EXPIRED', expiresAt: later } as const,
    null,
  ])
    expect(checkInvite(over, now)).toEqual({ ok: false, code: 'invite_over' })
})

it.each([
  ['somebody new chooses a password', null, 'password'],
  ['an end user or somebody inactive chooses a new one', { canSignIn: false, isProven: true }, 'password'],
  ['so does staff whose login somebody else made', { canSignIn: true, isProven: false }, 'password'],
  ['staff whose login is their own sign in', { canSignIn: true, isProven: true }, 'signIn'],
] as const)('HOLE-A28 to accept an invite %s', (_, user, way) => {
  expect(wayInOf(user)).toBe(way)
})
