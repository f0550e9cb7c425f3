import { describe, expect, it, test } from 'vitest'
import { carmelTravel, office } from '../testing/people.ts'
import {
  type Actor,
  type ActorAccount,
  actorKinds,
  can,
  choosesLoginsFreely,
  entersEveryAccount,
  isAgencyMode,
  isMainAccount,
  keepsOrders,
  type Person,
  permissionsOf,
  rank,
  seesOwnOrdersOnly,
} from './actor.ts'
import { callerPermissions } from './callers.ts'
import { permissions, type Role, roles } from './roles.ts'

describe('who may do what', () => {
  it('HOLE-A25 the office’s owners and admins manage catalogue, fleet and planning', () => {
    for (const role of ['OWNER', 'ADMIN'] as const) {
      expect(can(person(office, role), 'catalogue.write')).toBe(true)
      expect(can(person(office, role), 'dispatch.write')).toBe(true)
      expect(can(person(office, role), 'orders.priceByHand')).toBe(false)
    }
  })

  it('HOLE-A25 HOLE-O69 nobody in an agency can open operations, fleet or planning', () => {
    for (const role of roles) {
      for (const permission of [
        'operations.read',
        'fleet.read',
        'dispatch.read',
        'catalogue.write',
      ] as const) {
        expect(can(person(carmelTravel, role), permission)).toBe(false)
      }
    }
  })

  it('HOLE-A25 an agent books, an agency’s admin also manages its users, a USER does neither', () => {
    expect(can(person(carmelTravel, 'AGENT'), 'orders.place')).toBe(true)
    expect(can(person(carmelTravel, 'AGENT'), 'users.read')).toBe(false)
    expect(can(person(carmelTravel, 'ADMIN'), 'users.write')).toBe(true)
    expect(permissionsOf(person(carmelTravel, 'USER')).size).toBe(0)
  })

  it('OPERM-03 OPERM-04 HOLE-O42 a super user sets custom totals only in the office, and overrides days everywhere', () => {
    const inOffice = person(office, 'USER', true)
    const inAgency = person(carmelTravel, 'USER', true)
    expect(can(inOffice, 'orders.priceByHand')).toBe(true)
    expect(can(inAgency, 'orders.priceByHand')).toBe(false)
    expect(can(inOffice, 'orders.overrideDays')).toBe(true)
    expect(can(inAgency, 'orders.overrideDays')).toBe(true)
  })

  it('HOLE-A8 a super user inside an agency has its owner’s rights and its settings', () => {
    const inAgency = permissionsOf(person(carmelTravel, 'USER', true))
    for (const permission of permissionsOf(person(carmelTravel, 'OWNER')))
      expect(inAgency).toContain(permission)
    expect(inAgency).toContain('accounts.settings')
  })

  it('ROLE-24 ACC-32 affiliation links are available if the account has them', () => {
    const affiliated = { ...carmelTravel, doesIncludeAffiliation: true }
    expect(can(person(carmelTravel, 'AGENT'), 'affiliation.read')).toBe(false)
    expect(can(person(affiliated, 'AGENT'), 'affiliation.read')).toBe(true)
    expect(can(person(affiliated, 'USER'), 'affiliation.read')).toBe(false)
  })

  it('HOLE-A49 HOLE-O45 agents see only their own orders', () => {
    expect(seesOwnOrdersOnly(person(carmelTravel, 'AGENT'))).toBe(true)
    expect(seesOwnOrdersOnly(person(carmelTravel, 'ADMIN'))).toBe(false)
    expect(seesOwnOrdersOnly(person(carmelTravel, 'AGENT', true))).toBe(false)
  })

  it('HOLE-O44 a super user inside an agency works in agency mode', () => {
    expect(isAgencyMode(person(carmelTravel, 'OWNER', true))).toBe(true)
    expect(isAgencyMode(person(office, 'OWNER'))).toBe(false)
  })

  it('only a super user in the main account keeps all orders', () => {
    const table = [
      [person(office, 'OWNER', true), true],
      [person(office, 'OWNER'), false],
      [person(carmelTravel, 'OWNER', true), false],
      [person(carmelTravel, 'AGENT'), false],
    ] as const
    for (const [someone, keeps] of table) expect(keepsOrders(someone)).toBe(keeps)
  })

  it('the wire calls the main account super', () => {
    expect(isMainAccount({ isSuper: true })).toBe(true)
    expect(isMainAccount({ isSuper: false })).toBe(false)
  })

  it('HOLE-A25 each role has exactly these permissions in the office', () => {
    expect(rightsIn(office)).toEqual({
      OWNER: [
        ...staff,
        'capacity.oversell',
        'ledger.override',
        'messages.templates',
        'settings.write',
        'security.write',
        'audit.read',
      ].toSorted(),
      ADMIN: staff,
      AGENT: [],
      USER: [],
    })
    expect(sorted(person(office, 'USER', true))).toEqual(
      [
        ...staff,
        'accounts.delete',
        'accounts.enterAny',
        'audit.read',
        'capacity.oversell',
        'ledger.override',
        'messages.templates',
        'orders.overrideDays',
        'orders.priceByHand',
        'outbox.read',
        'rates.write',
        'security.write',
        'settings.write',
      ].sort(),
    )
  })

  it('HOLE-A25 each role has exactly these permissions in an agency', () => {
    expect(rightsIn(carmelTravel)).toEqual({
      OWNER: [...agencyStaff, 'security.write', 'audit.read'].toSorted(),
      ADMIN: agencyStaff,
      AGENT: booking,
      USER: [],
    })
    expect(sorted(person(carmelTravel, 'USER', true))).toEqual(
      [
        ...agencyStaff,
        'security.write',
        'audit.read',
        'accounts.enterAny',
        'accounts.settings',
        'orders.overrideDays',
      ].sort(),
    )
  })

  it('HOLE-A16 ranks run from USER to the super user', () => {
    expect([...roles].reverse().map((role) => rank(person(office, role)))).toEqual([0, 1, 2, 3])
    expect(rank(person(office, 'USER', true))).toBe(4)
  })

  it('a task of the product may do everything', () => {
    expect(permissions.every((permission) => can({ kind: 'job', name: 'daily rates' }, permission))).toBe(
      true,
    )
  })
})

describe('callers without a login', () => {
  const callers: Actor[] = [
    { kind: 'crew', operatorId: 'noa', name: 'Noa Regev' },
    { kind: 'partner', keyId: 'key', accountId: 'carmel', name: 'Carmel’s website' },
    { kind: 'guest', link: 'order', orderId: 'order', name: 'Dana Levi' },
  ]
  const theirs = Object.values(callerPermissions).flat()

  it('each may do exactly what its list says: a crew, an agency’s key, a customer', () => {
    expect(callers.map((caller) => theirs.filter((permission) => can(caller, permission)))).toEqual([
      ['crew.days', 'crew.reply', 'crew.boarding', 'crew.cash'],
      ['octo.catalogue', 'octo.availability', 'octo.bookings'],
      ['checkout.read', 'checkout.pay'],
    ])
  })

  it('none has a permission of the roles, and no role has one of theirs', () => {
    for (const caller of callers) expect(permissions.filter((each) => can(caller, each))).toEqual([])
    for (const role of roles) {
      for (const account of [office, carmelTravel]) {
        expect(theirs.filter((each) => can(person(account, role, true), each))).toEqual([])
      }
    }
  })

  it('every kind of actor is named for the activity log', () => {
    expect(new Set(actorKinds)).toEqual(new Set(['person', 'job', ...callers.map(({ kind }) => kind)]))
  })
})

test.each([true, false])(
  'only a super user enters every account and chooses logins without a limit (%s)',
  (isSuper) => {
    const someone = person(office, 'OWNER', isSuper)
    expect(entersEveryAccount(someone)).toBe(isSuper)
    expect(choosesLoginsFreely(someone)).toBe(isSuper)
  },
)

const booking = [
  'catalogue.read',
  'orders.cancel',
  'orders.change',
  'orders.place',
  'orders.read',
  'prices.read',
]
const agencyStaff = [...booking, 'reports.read', 'statements.read', 'users.read', 'users.write']
const staff = [
  ...agencyStaff,
  'accounts.read',
  'accounts.write',
  'capacity.write',
  'catalogue.write',
  'departures.cancel',
  'dispatch.read',
  'dispatch.write',
  'messages.write',
  'fleet.read',
  'fleet.write',
  'operations.read',
  'orders.markEntries',
  'orders.settle',
  'prices.write',
  'statements.write',
].sort()

function rightsIn(account: ActorAccount) {
  return Object.fromEntries(roles.map((role) => [role, sorted(person(account, role))]))
}

function sorted(someone: Person): string[] {
  return [...permissionsOf(someone)].sort()
}

function person(account: ActorAccount, role: Role, isSuper = false): Person {
  return { kind: 'person', userId: 'dana', name: 'Dana Levi', isSuper, role, account }
}
