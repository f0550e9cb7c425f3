import type { PlaceKey } from './navigation.ts'

/** The letter that opens a page after `g`. Letters may only be the same in menus that nobody has both of. */
export const goKeys: Record<PlaceKey | 'home', string> = {
  home: 'h',
  operations: 'o',
  tours: 't',
  highlights: 'j',
  agencies: 'a',
  users: 'u',
  prices: 'e',
  pickups: 'k',
  starTours: 's',
  assignments: 'c',
  guides: 'g',
  drivers: 'i',
  cars: 'v',
  carSuppliers: 'x',
  articles: 'w',
  agencyOrders: 'o',
  affiliationLinks: 'k',
  agencySettings: 's',
  day: 'd',
  manifests: 'n',
  boarding: 'b',
  departures: 'f',
  messages: 'm',
  payments: 'p',
  agencyAccounts: 'y',
  ownAccount: 'y',
  reports: 'r',
  activity: 'l',
}

/** The keys that open a page: `g` and its letter. */
export function keysTo(key: PlaceKey | 'home'): string {
  return `g ${goKeys[key]}`
}
