import { describe, expect, it } from 'vitest'
import { dana, office, omer, type Rank } from '../testing/people.ts'
import { type EditedUser, planUserEdit, type UserEdit, wantedMembership } from './planUserEdit.ts'

const same = {
  login: 'omer@carmel.example',
  firstName: 'Omer',
  lastName: 'Katz',
  mobilePhone: '054-2218890',
  password: null,
  role: 'AGENT',
  status: 'ACTIVE',
  losesProof: false,
}

describe('an edit of a user', () => {
  it('API-24 missing fields do not change', () => {
    expect(planUserEdit(dana('ADMIN'), omer('AGENT'), {})).toEqual({ ok: true, value: same })
  })

  it('ROLE-10 HOLE-A30 an admin can change everything about an agent: names, login, password, role, status', () => {
    const edit: UserEdit = {
      email: ' omer@galil.example ',
      firstName: 'Omri',
      lastName: 'Katz-Levi',
      mobilePhone: '',
      password: 'olive-grove-3',
      role: 'ADMIN',
      status: 'INACTIVE',
    }
    expect(planUserEdit(dana('ADMIN'), omer('AGENT'), edit)).toEqual({
      ok: true,
      value: {
        login: 'omer@galil.example',
        firstName: 'Omri',
        lastName: 'Katz-Levi',
        mobilePhone: '',
        password: 'olive-grove-3',
        role: 'ADMIN',
        status: 'INACTIVE',
        losesProof: true,
      },
    })
  })

  it.each<[string, UserEdit, boolean]>([
    ['another email', { email: 'omer@galil.example' }, true],
    ['another password', { password: 'olive-grove-3' }, true],
    ['the same email in capitals', { email: 'OMER@CARMEL.EXAMPLE' }, false],
    ['a new name', { firstName: 'Omri' }, false],
  ])('HOLE-A42 a login set by somebody else is no longer proven: %s', (_, edit, losesProof) => {
    expect(planUserEdit(dana('ADMIN'), omer('AGENT'), edit)).toMatchObject({
      ok: true,
      value: { losesProof },
    })
  })

  const self = { userId: 'dana' }
  const refusals: [string, Rank, EditedUser, UserEdit, string][] = [
    ['ROLE-10 an admin edits no owner', 'ADMIN', omer('OWNER'), { firstName: 'X' }, 'rank_too_low'],
    ['ROLE-10 an agent edits nobody', 'AGENT', omer('USER'), { firstName: 'X' }, 'rank_too_low'],
    ['ROLE-13 nobody changes their own role', 'ADMIN', omer('ADMIN', self), { role: 'AGENT' }, 'role_fixed'],
    ['ROLE-18 nobody deactivates oneself', 'ADMIN', omer('ADMIN', self), { status: 'INACTIVE' }, 'own_user'],
    [
      'HOLE-A16 people cannot change their own email',
      'OWNER',
      omer('OWNER', self),
      { email: 'a@b.example' },
      'own_login_fixed',
    ],
    [
      'HOLE-A16 or their own password',
      'AGENT',
      omer('AGENT', self),
      { password: 'olive-grove-3' },
      'own_login_fixed',
    ],
    [
      'HOLE-A16 not even a super user can set their own password without the old one',
      'super',
      omer('super', self),
      { password: 'olive-grove-3' },
      'own_login_fixed',
    ],
    ['ROLE-14 an end user stays one', 'OWNER', omer('USER'), { role: 'AGENT' }, 'end_user_fixed'],
    ['ROLE-08 an admin makes no owner', 'ADMIN', omer('AGENT'), { role: 'OWNER' }, 'role_not_assignable'],
    [
      'HOLE-A17 the office’s last owner cannot be deactivated',
      'super',
      omer('OWNER', { isLastMainOwner: true }),
      { status: 'INACTIVE' },
      'last_owner',
    ],
    [
      'HOLE-A17 or made an admin',
      'super',
      omer('OWNER', { isLastMainOwner: true }),
      { role: 'ADMIN' },
      'last_owner',
    ],
    [
      'HOLE-A17 a super user cannot deactivate another',
      'super',
      omer('super'),
      { status: 'INACTIVE' },
      'rank_too_low',
    ],
    [
      'HOLE-A42 an agency cannot set a password that opens another agency',
      'OWNER',
      omer('AGENT', { belongsElsewhere: true }),
      { password: 'olive-grove-3' },
      'user_shared',
    ],
    [
      'HOLE-A42 or the email that could reset it',
      'OWNER',
      omer('AGENT', { belongsElsewhere: true }),
      { email: 'mine@carmel.example' },
      'user_shared',
    ],
  ]
  it.each(refusals)('%s', (_, rank, user, edit, code) => {
    expect(planUserEdit(dana(rank), user, edit)).toMatchObject({ ok: false, code })
  })

  it('HOLE-A16 everyone can change their own names and phone', () => {
    const edit = { email: 'omer@carmel.example', firstName: 'Dani', mobilePhone: '050-1' }
    expect(planUserEdit(dana('AGENT'), omer('AGENT', self), edit)).toMatchObject({
      ok: true,
      value: { firstName: 'Dani', mobilePhone: '050-1' },
    })
  })

  it('ROLE-12 a super user can change anyone’s login', () => {
    const shared = omer('OWNER', { belongsElsewhere: true })
    expect(
      planUserEdit(dana('super', office), shared, { email: 'o@k.example', password: 'olive-grove-3' }).ok,
    ).toBe(true)
  })

  it('a deactivated user can be activated again', () => {
    const off = omer('AGENT', { status: 'INACTIVE' })
    expect(planUserEdit(dana('ADMIN'), off, { status: 'ACTIVE' })).toMatchObject({
      ok: true,
      value: { status: 'ACTIVE' },
    })
  })
})

describe('the membership that an edit touches', () => {
  const stored = { role: 'AGENT', status: 'ACTIVE' } as const
  it.each<[string, Pick<UserEdit, 'role' | 'status' | 'userAccounts'>, object]>([
    ['nothing sent, nothing changes', {}, stored],
    ['beside their own fields', { role: 'ADMIN', status: 'INACTIVE' }, { role: 'ADMIN', status: 'INACTIVE' }],
    [
      'within the list, for the current account',
      { userAccounts: [{ account: 'carmel', role: 'ADMIN', status: 'INACTIVE' }] },
      { role: 'ADMIN', status: 'INACTIVE' },
    ],
    [
      'another account in the list is ignored',
      { userAccounts: [{ account: 'galil', role: 'OWNER', status: 'INACTIVE' }] },
      stored,
    ],
    [
      'an unchanged list does not undo the fields beside it',
      { status: 'INACTIVE', userAccounts: [{ account: 'carmel', role: 'AGENT', status: 'ACTIVE' }] },
      { role: 'AGENT', status: 'INACTIVE' },
    ],
    ['pending is no status of a member', { status: 'PENDING' }, stored],
  ])('API-24 HOLE-A42 %s', (_, edit, wanted) => {
    expect(wantedMembership(edit, stored, 'carmel')).toEqual(wanted)
  })
})
