import { expect, it } from 'vitest'
import { checkInvite } from './checkInvite.ts'
import { checkPerson } from './checkPerson.ts'
import { splitName } from './splitName.ts'
import { rolesOfTab } from './userTabs.ts'

it('USR-30 USR-31 HOLE-A36 every absent field of a person is told, not only the first', () => {
  expect(checkPerson({ email: '', firstName: ' ', lastName: '', password: '' })).toEqual([
    { field: 'firstName', code: 'first_name_required' },
    { field: 'lastName', code: 'last_name_required' },
    { field: 'email', code: 'valid_email_required' },
    { field: 'password', code: 'password_required' },
  ])
  expect(checkPerson({ email: 'om' }, true)).toEqual([{ field: 'email', code: 'username_invalid' }])
})

it('USR-30 what is not sent is not wrong', () => {
  expect(checkPerson({})).toEqual([])
})

it.each([
  ['Dana', { firstName: 'Dana', lastName: '' }],
  ['  Dana   Ben  Ami ', { firstName: 'Dana', lastName: 'Ben Ami' }],
  ['', { firstName: '', lastName: '' }],
])('HOLE-A38 the name %j of the website is split after its first word', (name, parts) => {
  expect(splitName(name)).toEqual(parts)
})

it('HOLE-A27 HOLE-A19 INV-12 an invite opens the door for seven days, once, and not after it was replaced', () => {
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

it('USR-05 ROLE-02 ROLE-03 every tab lists its own kind of people', () => {
  expect(rolesOfTab).toEqual({
    cms: ['OWNER', 'ADMIN', 'AGENT'],
    end_users: ['USER'],
    admins: ['OWNER', 'ADMIN'],
    agents: ['AGENT'],
  })
})
