import { createMemoryHistory, createRouter, isRedirect } from '@tanstack/react-router'
import { permissionsOf } from '@tourdesk/domain/access/actor'
import type { Role } from '@tourdesk/domain/access/roles'
import { expect, test } from 'vitest'
import { routeTree } from '../routes.tsx'
import { goKeys } from './goKeys.ts'
import {
  canGoBack,
  fieldNavigationOf,
  moneyNavigationOf,
  navigationOf,
  placeOf,
  systemNavigationOf,
} from './navigation.ts'
import { queryClient } from './queryClient.ts'
import { landingOf } from './session.ts'
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

test('the staff of the main account have payments, agencies’ accounts and reports under Money, and those of an agency its account and reports', () => {
  const all = ['/payments', '/agency_accounts/balances', '/reports']
  const moneyOf = (who: Who) => moneyNavigationOf(session(who)).map(({ to }) => to)
  for (const role of ['OWNER', 'ADMIN'] as const) expect(moneyOf({ isMain: true, role })).toEqual(all)
  expect(moneyOf({ isMain: true, isSuper: true, role: 'USER' })).toEqual(all)
  for (const role of ['OWNER', 'ADMIN'] as const)
    expect(moneyOf({ role })).toEqual(['/agency_account', '/reports'])
  expect(moneyOf({ role: 'AGENT' })).toEqual([])
  expect(moneyOf({ isSuper: true })).toEqual(['/agency_account', '/reports'])
})

test('DEP-01 the staff of the main account have the day, its manifests, the boarding, the departures and the messages under Field, and nobody in an agency has', () => {
  const field = ['/day', '/day/manifests', '/day/boarding', '/departures/list', '/messages/outbox']
  const fieldOf = (who: Who) => fieldNavigationOf(session(who)).map(({ to }) => to)
  for (const role of ['OWNER', 'ADMIN'] as const) expect(fieldOf({ isMain: true, role })).toEqual(field)
  expect(fieldOf({ isMain: true, isSuper: true, role: 'USER' })).toEqual(field)
  for (const role of ['OWNER', 'ADMIN', 'AGENT'] as const) expect(fieldOf({ role })).toEqual([])
  expect(fieldOf({ isSuper: true })).toEqual([])
})

test('a page belongs to the entry with the closest address, and every page of the messages to theirs', () => {
  const field = fieldNavigationOf(session({ isMain: true }))
  const at = (path: string) => placeOf(path, field)?.key
  expect([at('/day'), at('/day/boarding'), at('/days')]).toEqual(['day', 'boarding', undefined])
  for (const page of ['outbox', 'templates', 'settings']) expect(at(`/messages/${page}`)).toBe('messages')
})

test('a page of the menu opens for exactly the people whose menu shows it', () => {
  // Without affiliation links: their page also opens for people whose menu doesn't have it.
  const people = [session({ isMain: true }), session({ isSuper: true })]
  const placesOf = (person: Session) => [
    ...navigationOf(person),
    ...fieldNavigationOf(person),
    ...moneyNavigationOf(person),
  ]
  for (const person of people)
    for (const { to } of placesOf(person))
      for (const permission of [null, ...person.permissions]) {
        const permissions = person.permissions.filter((each) => each !== permission)
        const other = { ...person, permissions }
        const isShown = placesOf(other).some((place) => place.to === to)
        expect(opens(to, other), `${to} without ${permission}`).toBe(isShown)
      }
})

/** Whether the routes let a person in, also to a tab of the page. */
function opens(address: string, person: Session): boolean {
  for (const { routeId, params } of router.matchRoutes(address)) {
    const { beforeLoad } = router.routesById[routeId].options
    try {
      if (routeId !== '__root__' && beforeLoad)
        Reflect.apply(beforeLoad, null, [
          { params, search: {}, cause: 'preload', context: { session: person, queryClient } },
        ])
    } catch (sent) {
      if (!isRedirect(sent)) throw sent
      const { to } = sent.options
      return to !== landingOf(person) && String(to).startsWith(`${address}/`)
    }
  }
  return true
}

const router = createRouter({
  routeTree,
  history: createMemoryHistory(),
  context: { queryClient, hasPage: async () => false },
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

test('a letter after `g` opens one page of a menu, and home', () => {
  for (const who of [
    { isMain: true, isSuper: true },
    { affiliation: true, isSuper: true },
  ] as const) {
    const own = session(who)
    const places = [navigationOf, fieldNavigationOf, moneyNavigationOf, systemNavigationOf].flatMap(
      (menuOf) => menuOf(own),
    )
    const letters = [goKeys.home, ...places.map(({ key }) => goKeys[key])]
    expect(letters.filter((letter, at) => letters.indexOf(letter) !== at)).toEqual([])
  }
})
