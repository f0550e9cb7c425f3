import { expect, it } from 'vitest'
import { issuesOf } from '../checked.ts'
import { checkPerson } from './checkPerson.ts'
import { splitName } from './splitName.ts'
import { rolesOfTab } from './userTabs.ts'

it('USR-30 USR-31 HOLE-A36 every missing field has an error, not only the first', () => {
  expect(issuesOf(checkPerson({ email: '', firstName: ' ', lastName: '', password: '' }))).toEqual([
    { field: 'firstName', code: 'first_name_required' },
    { field: 'lastName', code: 'last_name_required' },
    { field: 'email', code: 'valid_email_required' },
    { field: 'password', code: 'password_required' },
  ])
  expect(issuesOf(checkPerson({ email: 'om' }, true))).toEqual([{ field: 'email', code: 'username_invalid' }])
})

it('USR-30 fields that are not sent have no error', () => {
  expect(issuesOf(checkPerson({}))).toEqual([])
})

it.each([
  ['Dana', { firstName: 'Dana', lastName: '' }],
  ['  Dana   Ben  Ami ', { firstName: 'Dana', lastName: 'Ben Ami' }],
  ['', { firstName: '', lastName: '' }],
])('HOLE-A38 the name %j of the website is split after its first word', (name, parts) => {
  expect(splitName(name)).toEqual(parts)
})

it('USR-05 ROLE-02 ROLE-03 every tab lists one kind of people', () => {
  expect(rolesOfTab).toEqual({
    cms: ['OWNER', 'ADMIN', 'AGENT'],
    end_users: ['USER'],
    admins: ['OWNER', 'ADMIN'],
    agents: ['AGENT'],
  })
})
