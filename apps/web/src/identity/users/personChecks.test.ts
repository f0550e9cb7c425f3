import { issuesOf } from '@tourdesk/domain/checked'
import { expect, test } from 'vitest'
import { checkValues, missingFields } from './personChecks.ts'
import { type PersonValues, valuesOf } from './personValues.ts'

const empty = valuesOf(null)
const noa: PersonValues = {
  role: 'AGENT',
  firstName: 'Noa',
  lastName: 'Levi',
  email: 'noa@bluedome.example',
  mobilePhone: '',
  password: 'olive-grove',
  status: 'ACTIVE',
}

test('USR-30 HOLE-A31 an invite and an update need role, names and email, listed in the form’s order', () => {
  expect(missingFields(empty, 'invite')).toEqual(['role', 'firstName', 'lastName', 'email'])
  expect(missingFields({ ...noa, lastName: '  ' }, 'user')).toEqual(['lastName'])
  expect(missingFields(noa, 'invite')).toEqual([])
})

test('USR-31 USR-33 an agent without an invite needs names, username and password, but no role', () => {
  expect(missingFields(empty, 'agent')).toEqual(['firstName', 'lastName', 'username', 'password'])
  expect(issuesOf(checkValues({ ...noa, role: null, email: 'noa.levi' }, 'agent'))).toEqual([])
})

test('USR-33 HOLE-A57 only an agent without an invite can have a username instead of an email', () => {
  expect(issuesOf(checkValues({ ...noa, email: 'noa.levi' }, 'agentUser'))).toEqual([])
  expect(issuesOf(checkValues({ ...noa, email: 'noa.levi' }, 'invite'))).toEqual([
    { field: 'email', code: 'valid_email_required' },
  ])
  expect(issuesOf(checkValues({ ...noa, email: 'נועה' }, 'agent'))).toEqual([
    { field: 'email', code: 'username_invalid' },
  ])
})

test('AUTH-21 the password of a new agent has eight characters; an invite has none', () => {
  expect(issuesOf(checkValues({ ...noa, password: 'short' }, 'agent'))).toEqual([
    { field: 'password', code: 'password_too_short' },
  ])
  expect(issuesOf(checkValues({ ...noa, password: '' }, 'invite'))).toEqual([])
})

test('USR-30 an empty invite marks each of its four fields', () => {
  expect(issuesOf(checkValues(empty, 'invite')).map(({ field }) => field)).toEqual([
    'role',
    'firstName',
    'lastName',
    'email',
  ])
})
