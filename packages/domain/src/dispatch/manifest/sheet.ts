import type { Day } from '../../calendar.ts'
import type { City, Language } from '../../catalogue/vocabulary.ts'
import type { Cents } from '../../money.ts'
import type { Currency } from '../../pricing/vocabulary.ts'

/** The readers of sheets; each kind shows different fields (`audienceOf`). */
export const sheetKinds = ['driver', 'guide', 'supplier', 'site', 'office'] as const
export type SheetKind = (typeof sheetKinds)[number]

/** Used in place of a unit's id for the people of a day who ride on no vehicle. */
export const unassigned = 'unassigned'

/**
 * What one reader sees of a vehicle unit, or of the people on no vehicle. Fields that the reader may not see
 * are absent.
 */
export interface Sheet {
  kind: SheetKind
  /** The vehicle unit; null for the people on no vehicle. */
  unit: string | null
  head: SheetHead
  stops: Stop[]
  dropoffs: DropoffGroup[]
  totals: SheetTotals
}

export interface SheetHead {
  /** Null for the people on no vehicle, who may be on several tours. */
  tour: { name: string; number: string } | null
  date: Day
  /** The plate, or the supplier's name; null without a vehicle. */
  vehicle: string | null
  isSupplied: boolean
  seats: number | null
  driver: SheetPerson | null
  guides: SheetPerson[]
  /** First pickup, `HH:mm`; absent where stops aren't shown. */
  time?: string | null
}

export interface SheetPerson {
  name: string
  phone: string
}

/**
 * Parties that get on together. `private` is an address that isn't a stored place, `none` is no pickup at
 * all.
 */
export interface Stop {
  kind: 'place' | 'private' | 'none'
  time: string | null
  city: City | null
  name: string
  address: string
  people: number
  parties: Party[]
}

/** One line of a stop: an entry of an order. */
export interface Party {
  /** The entry. */
  entry: string
  people: number
  tickets: TicketCount[]
  /** Only for the people on no vehicle, who may be on several tours. */
  tour?: string
  /** Only for a split party. */
  split?: PartySplit
  name?: string
  phone?: string
  room?: string
  notes?: string
  customerNotes?: string
  language?: Language | null
  agency?: string
  orderNumber?: number
  refNumber?: string
  /** Null if there's nothing to collect. */
  collect?: Amount | null
  /** The price of the whole order. */
  price?: Amount
}

/** The number of people in a whole party, and where those who aren't on this sheet ride. */
export interface PartySplit {
  all: number
  /** The vehicles of the others as their sheets name them; null for a unit that has none yet. */
  vehicles: (string | null)[]
  /** How many of the others are on no unit. */
  waiting: number
}

/** An amount in cents of its currency, or a price that's still open. */
export type Amount = { isOpen: false; cents: Cents; currency: Currency } | { isOpen: true }

export interface TicketCount {
  type: string
  count: number
}

/** People who get off together. `same` means where they got on, `none` that they aren't brought back. */
export interface DropoffGroup {
  kind: 'place' | 'same' | 'none'
  city: City | null
  name: string
  address: string
  people: number
  /** How many of them paid extra for the return. */
  paidReturn: number
  /** The parties, as this sheet names them. */
  parties: PartyName[]
}

/** How a sheet names a party. */
export interface PartyName {
  entry: string
  people: number
  name?: string
  orderNumber?: number
}

/**
 * The sums of the lines. Languages and cities are only included if the lines show them; languages also for
 * sites.
 */
export interface SheetTotals {
  people: number
  parties: number
  tickets: TicketCount[]
  languages?: { language: Language | null; count: number }[]
  cities?: { city: City | null; count: number }[]
}

/** All facts about a vehicle unit from which its sheets are made. */
export interface UnitFacts {
  unit: string | null
  head: Omit<SheetHead, 'time'>
  /** Keys of its stops in the planner's order (`stopKey`). */
  stopOrder: string[]
  parties: PartyFacts[]
}

export interface PartyFacts
  extends Required<Omit<Party, 'tour' | 'split' | 'collect' | 'price' | 'tickets'>>,
    Pick<Party, 'tour' | 'split'> {
  /** In the order of the ticket types. */
  tickets: TicketCount[]
  collect: Amount | null
  price: Amount
  /** The stop where they get on (`stopKey`). */
  stopKey: string
  /** Where they get on; null without a pickup. `isStored` is false for a typed address. */
  pickup: { time: string | null; city: City; name: string; address: string; isStored: boolean } | null
  /** Where they get off; null if they aren't brought back. */
  dropoff: {
    isSame: boolean
    city: City
    name: string
    address: string
    isPaidReturn: boolean
  } | null
}
