import { permissionsOf } from '@tourdesk/domain/access/actor'
import type { Role } from '@tourdesk/domain/access/roles'
import { expect, test } from 'vitest'
import { canGoBack, navigationOf, systemNavigationOf } from './navigation.ts'
import type { Session } from './sessionShape.ts'

const fullMenu = [
  '/operations',
  '/tours',
  '/highlights',
  '/agencies',
  '/users',
  '/prices',
  '/pickups_dropoffs_locations',
  '/star_tours',
  '/assignments/calendar',
  '/guides',
  '/drivers',
  '/cars',
  '/car_suppliers',
  '/articles',
]

test('NAV-02 NAV-03 CPERM-03 HOLE-A7 owners, admins and super users of the main account have all fourteen entries', () => {
  expect(menu({ isMain: true, role: 'OWNER' })).toEqual(fullMenu)
  expect(menu({ isMain: true, role: 'ADMIN' })).toEqual(fullMenu)
  expect(menu({ isMain: true, role: 'USER', isSuper: true })).toEqual(fullMenu)
})

test('NAV-04 NAV-05 CPERM-03 CPERM-04 admins of an agency see its orders and users, and links when it has affiliations', () => {
  expect(menu({ role: 'ADMIN' })).toEqual(['/agency_orders', '/users'])
  expect(menu({ role: 'OWNER', affiliation: true })).toEqual([
    '/agency_orders',
    '/users',
    '/affiliation_links',
  ])
})

test('NAV-06 NAV-09 CPERM-03 HOLE-A8 a super user inside an agency sees what its owner sees, plus its settings', () => {
  expect(menu({ role: 'OWNER', isSuper: true })).toEqual(['/agency_orders', '/users', '/agency_settings'])
  expect(menu({ role: 'OWNER', isSuper: true, affiliation: true })).toEqual([
    '/agency_orders',
    '/users',
    '/affiliation_links',
    '/agency_settings',
  ])
})

test('NAV-07 nobody else sees agency settings', () => {
  const others = [{ isMain: true, isSuper: true }, { role: 'OWNER' }, { role: 'AGENT' }] as const
  for (const who of others) expect(menu(who)).not.toContain('/agency_settings')
})

test('NAV-08 CPERM-05 an agent sees the orders, and links when the agency has affiliations', () => {
  expect(menu({ role: 'AGENT' })).toEqual(['/agency_orders'])
  expect(menu({ role: 'AGENT', affiliation: true })).toEqual(['/agency_orders', '/affiliation_links'])
})

test('NAV-10 NAV-11 only a super user inside an agency can go back to the main account', () => {
  expect(canGoBack(session({ isSuper: true }))).toBe(true)
  expect(canGoBack(session({ isSuper: true, isMain: true }))).toBe(false)
  expect(canGoBack(session({ role: 'OWNER' }))).toBe(false)
})

test('the owners of both menus have the activity log under System, and nobody else has', () => {
  const systemOf = (who: Who) => systemNavigationOf(session(who)).map(({ to }) => to)
  for (const who of [{ isMain: true }, { isMain: true, isSuper: true, role: 'USER' }, {}] as const)
    expect(systemOf(who)).toEqual(['/activity'])
  for (const who of [{ isMain: true, role: 'ADMIN' }, { role: 'ADMIN' }, { role: 'AGENT' }] as const)
    expect(systemOf(who)).toEqual([])
})

interface Who {
  isMain?: boolean
  isSuper?: boolean
  role?: Role
  affiliation?: boolean
}

function menu(who: Who): string[] {
  return navigationOf(session(who)).map((place) => place.to)
}

function session({ isMain = false, isSuper = false, role = 'OWNER', affiliation = false }: Who): Session {
  const flags = { dailyToursOnly: false, doesAllowPaymentToAgency: false, allowPrivateGroup: false }
  const account = {
    _id: 'a',
    name: 'Blue Dome Travel',
    isMain,
    doesIncludeAffiliation: affiliation,
    ...flags,
  }
  return {
    email: 'dana@bluedome.example',
    firstName: 'Dana',
    isSuper,
    permissions: [...permissionsOf({ isSuper, role, account })],
    account: { _id: 'a', name: 'Blue Dome Travel', isSuper: isMain },
    accounts: [],
  }
}
