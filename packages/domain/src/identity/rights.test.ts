import { describe, expect, it, test } from 'vitest'
import { roles } from '../access/roles.ts'
import { dana, office, omer, type Rank } from '../testing/people.ts'
import {
  assignableRoles,
  changeRole,
  editScope,
  giveRole,
  mayStillSend,
  offeredRoles,
  removeUser,
  takeRole,
} from './rights.ts'

const agency = { isMain: false }
const ranks: Rank[] = ['USER', 'AGENT', 'ADMIN', 'OWNER', 'super']

test('ROLE-01 there are four roles', () => {
  expect([...roles].sort()).toEqual(['ADMIN', 'AGENT', 'OWNER', 'USER'])
})

describe('roles that people may give', () => {
  const table: [Rank, string[]][] = [
    ['super', ['AGENT', 'ADMIN', 'OWNER']],
    ['OWNER', ['AGENT', 'ADMIN', 'OWNER']],
    ['ADMIN', ['AGENT', 'ADMIN']],
    ['AGENT', []],
    ['USER', []],
  ]
  it.each(table)(
    'ROLE-06 ROLE-07 ROLE-08 ROLE-09 ROLE-22 HOLE-A15 %s may give %j and no other',
    (rank, given) => {
      expect(assignableRoles(dana(rank))).toEqual(given)
      for (const role of roles) {
        const isGiven = given.includes(role)
        const answer = isGiven
          ? { ok: true, value: role }
          : { ok: false, code: 'role_not_assignable', params: { role } }
        expect(giveRole(dana(rank), role, agency)).toEqual(answer)
        expect(takeRole(dana(rank), role)).toEqual(answer)
      }
    },
  )

  it('ROLE-02 HOLE-A15 the main account has only owners and admins; an invite with another role can still be withdrawn', () => {
    const inMain = (role: (typeof roles)[number]) => giveRole(dana('super', office), role, office)
    expect(inMain('OWNER').ok && inMain('ADMIN').ok).toBe(true)
    expect(inMain('AGENT')).toEqual({ ok: false, code: 'agent_in_main_account' })
    expect(giveRole(dana('super', office), 'AGENT', agency).ok).toBe(true)
    expect(takeRole(dana('super', office), 'AGENT').ok).toBe(true)
  })

  it('ROLE-19 HOLE-A15 an agency’s editor lists the roles that may be given, and never the end user', () => {
    expect(offeredRoles(dana('OWNER'))).toEqual(['AGENT', 'ADMIN', 'OWNER'])
    expect(offeredRoles(dana('ADMIN'))).toEqual(['AGENT', 'ADMIN'])
  })

  it('ROLE-20 ROLE-21 HOLE-A15 the office’s editor lists employee roles: all of them for a super user, no owner for others', () => {
    expect(offeredRoles(dana('super', office))).toEqual(['ADMIN', 'OWNER'])
    expect(offeredRoles(dana('OWNER', office))).toEqual(['ADMIN'])
    expect(offeredRoles(dana('ADMIN', office))).toEqual(['ADMIN'])
  })
})

describe('whom people may edit and delete', () => {
  const pairs = ranks.flatMap((actor) => ranks.map((target) => [actor, target] as const))
  it.each(pairs)(
    'ROLE-04 ROLE-05 ROLE-10 ROLE-11 ROLE-12 ROLE-17 HOLE-A16 HOLE-A17 %s against %s',
    (actor, target) => {
      const isAbove = ranks.indexOf(actor) > ranks.indexOf(target) && ranks.indexOf(actor) >= 2
      expect(editScope(dana(actor), omer(target))).toBe(actor === 'super' || isAbove ? 'all' : 'none')
      expect(removeUser(dana(actor), omer(target), false)).toEqual(
        isAbove ? { ok: true, value: true } : { ok: false, code: 'rank_too_low' },
      )
    },
  )

  it('HOLE-A16 everyone can change their own names, and a super user everything about themselves', () => {
    for (const rank of ['USER', 'AGENT', 'ADMIN', 'OWNER'] as const)
      expect(editScope(dana(rank), omer(rank, { userId: 'dana' }))).toBe('own')
    expect(editScope(dana('super'), omer('super', { userId: 'dana' }))).toBe('all')
  })

  it('ROLE-18 HOLE-A17 nobody can delete or deactivate themselves, not even a super user', () => {
    for (const rank of ranks)
      expect(removeUser(dana(rank), omer(rank, { userId: 'dana' }), false)).toEqual({
        ok: false,
        code: 'own_user',
      })
  })

  it('HOLE-A17 the last active owner of the main account stays', () => {
    expect(removeUser(dana('super', office), omer('OWNER'), true)).toEqual({ ok: false, code: 'last_owner' })
  })
})

it.each([
  ['OWNER', 'OWNER', true],
  ['ADMIN', 'ADMIN', true],
  ['ADMIN', 'OWNER', false],
  ['AGENT', 'AGENT', false],
  [null, 'AGENT', false],
] as const)('HOLE-A19 an open invite of somebody who is %s now, for a role of %s: %s', (own, role, may) => {
  expect(mayStillSend({ isSuper: false, role: own }, role)).toBe(may)
  expect(mayStillSend({ isSuper: true, role: own }, role)).toBe(true)
})

describe('changing a role', () => {
  it('ROLE-13 is refused at equal or higher rank and for oneself', () => {
    expect(changeRole(dana('ADMIN'), omer('ADMIN'), 'AGENT')).toEqual({ ok: false, code: 'role_fixed' })
    expect(changeRole(dana('ADMIN'), omer('OWNER'), 'ADMIN')).toEqual({ ok: false, code: 'role_fixed' })
    expect(changeRole(dana('OWNER'), omer('OWNER', { userId: 'dana' }), 'ADMIN')).toEqual({
      ok: false,
      code: 'role_fixed',
    })
    expect(changeRole(dana('ADMIN'), omer('ADMIN'), 'ADMIN')).toEqual({ ok: true, value: 'ADMIN' })
  })

  it('ROLE-14 end users stay end users, and nobody becomes one', () => {
    expect(changeRole(dana('super'), omer('USER'), 'AGENT')).toEqual({ ok: false, code: 'end_user_fixed' })
    expect(changeRole(dana('super'), omer('AGENT'), 'USER')).toEqual({ ok: false, code: 'end_user_fixed' })
  })

  it('ROLE-02 an employee of the main account cannot become an agent, but an agent there can become an admin', () => {
    expect(changeRole(dana('OWNER', office), omer('ADMIN'), 'AGENT')).toEqual({
      ok: false,
      code: 'agent_in_main_account',
    })
    expect(changeRole(dana('OWNER', office), omer('AGENT'), 'ADMIN').ok).toBe(true)
    expect(changeRole(dana('OWNER', office), omer('AGENT'), 'AGENT').ok).toBe(true)
  })

  it('ROLE-08 an admin can make an agent an admin, but not an owner', () => {
    expect(changeRole(dana('ADMIN'), omer('AGENT'), 'ADMIN')).toEqual({ ok: true, value: 'ADMIN' })
    expect(changeRole(dana('ADMIN'), omer('AGENT'), 'OWNER')).toEqual({
      ok: false,
      code: 'role_not_assignable',
      params: { role: 'OWNER' },
    })
  })
})
