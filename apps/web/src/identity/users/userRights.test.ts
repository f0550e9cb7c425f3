import type { User } from '@tourdesk/contract/identity/users'
import type { Person } from '@tourdesk/domain/access/actor'
import type { Role } from '@tourdesk/domain/access/roles'
import { expect, test } from 'vitest'
import { userRights } from './userRights.ts'

test('HOLE-A16 a higher or equal rank is read-only, and people can change their own names and phone', () => {
  const admin = actor('ADMIN')
  expect(userRights(admin, user('OWNER')).scope).toBe('none')
  expect(userRights(admin, user('ADMIN')).scope).toBe('none')
  expect(userRights(admin, user('ADMIN', { _id: 'me' }))).toMatchObject({
    scope: 'own',
    mayChangeRole: false,
    mayChangeLogin: false,
    mayRemove: false,
  })
})

test('ROLE-08 HOLE-A15 an agency’s admin can make an agent an admin, but not an owner', () => {
  expect(userRights(actor('ADMIN'), user('AGENT'))).toMatchObject({
    scope: 'all',
    roles: ['AGENT', 'ADMIN'],
    mayChangeRole: true,
    mayRemove: true,
  })
})

test('ROLE-20 ROLE-21 HOLE-A15 in the main account a super user chooses between admin and owner, others see admin', () => {
  expect(userRights(actor('OWNER', { isMain: true, isSuper: true }), user('OWNER')).roles).toEqual([
    'ADMIN',
    'OWNER',
  ])
  expect(userRights(actor('OWNER', { isMain: true }), user('ADMIN'))).toMatchObject({
    roles: ['ADMIN'],
    mayChangeRole: false,
  })
})

test('ROLE-14 an end user keeps the role, for every editor', () => {
  const superUser = actor('OWNER', { isMain: true, isSuper: true })
  expect(userRights(superUser, user('USER'))).toMatchObject({
    roles: ['USER'],
    mayChangeRole: false,
    mayRemove: true,
  })
})

test('ROLE-18 HOLE-A17 a super user can delete neither another super user nor themselves', () => {
  const superUser = actor('OWNER', { isMain: true, isSuper: true })
  expect(userRights(superUser, user('OWNER', { isSuper: true })).mayRemove).toBe(false)
  expect(userRights(superUser, user('OWNER', { _id: 'me', isSuper: true })).mayRemove).toBe(false)
})

test('HOLE-A42 only a super user can change the login of a person who also works elsewhere', () => {
  const shared = user('AGENT', { userAccounts: [here, { ...here, account: 'other' }] })
  expect(userRights(actor('OWNER'), shared).mayChangeLogin).toBe(false)
  expect(userRights(actor('OWNER', { isSuper: true }), shared).mayChangeLogin).toBe(true)
  expect(userRights(actor('OWNER'), user('AGENT')).mayChangeLogin).toBe(true)
})

test('HOLE-A42 a registration at the sales website is no second job', () => {
  const registered = user('AGENT', { userAccounts: [here, { ...here, account: 'main', role: 'USER' }] })
  expect(userRights(actor('OWNER'), registered).mayChangeLogin).toBe(true)
})

test('HOLE-A16 nobody changes their own login in the editor, super users neither', () => {
  const own = user('OWNER', { _id: 'me', isSuper: true })
  expect(userRights(actor('OWNER', { isSuper: true }), own)).toMatchObject({
    scope: 'all',
    isOwn: true,
    mayChangeLogin: false,
  })
})

const here = { account: 'blue-dome', role: 'AGENT', status: 'ACTIVE' } as const

function actor(role: Role, { isMain = false, isSuper = false } = {}): Person {
  const flags = {
    doesIncludeAffiliation: false,
    dailyToursOnly: false,
    doesAllowPaymentToAgency: false,
    allowPrivateGroup: false,
  }
  const account = { _id: 'blue-dome', name: 'Blue Dome Travel', isMain, ...flags }
  return { kind: 'person', userId: 'me', name: 'Dana', isSuper, role, account }
}

function user(role: Role, other: Partial<User> = {}): User {
  const account = {
    _id: 'blue-dome',
    id: 'blue-dome',
    name: 'Blue Dome Travel',
    role,
    status: 'ACTIVE',
  } as const
  return {
    kind: 'user',
    _id: 'noa',
    id: 'noa',
    email: 'noa@bluedome.example',
    firstName: 'Noa',
    lastName: 'Levi',
    mobilePhone: '',
    role,
    status: 'ACTIVE',
    isSuper: false,
    hasSecondFactor: false,
    senderId: null,
    account,
    accounts: [account],
    userAccounts: [{ ...here, role }],
    updatedAt: '2026-11-21T08:00:00Z',
    ...other,
  }
}
