import { cities, languages } from '@tourdesk/domain/catalogue/vocabulary'
import { sheetKinds, unassigned } from '@tourdesk/domain/dispatch/manifest/sheet'
import { supplierStates } from '@tourdesk/domain/dispatch/supplier/supplierRequest'
import { currencies } from '@tourdesk/domain/pricing/vocabulary'
import { z } from 'zod'
import { route } from '../kernel/route.ts'
import { Place } from '../orders/orderShapes.ts'
import { Amount, allOf, Day, Id, Instant } from '../parts.ts'
import { CrewReply } from './replies.ts'

const locales = ['en', 'he'] as const
export const sheetFormats = ['pdf', 'xlsx', 'csv'] as const
export type SheetFormat = (typeof sheetFormats)[number]
/** How sheets were handed out: downloaded, sent as a file, or as a link to the crew's phone. */
export const sheetWays = ['file', 'sent', 'crew'] as const
export type SheetWay = (typeof sheetWays)[number]

const UnitId = z.union([Id, z.literal(unassigned)])

const Named = z.object({ _id: Id, name: z.string() })

/** The last version of a unit's sheet that was handed out, and whether the paper is out of date. */
const HandedOut = z.object({
  version: z.int(),
  kind: z.enum(sheetKinds),
  locale: z.enum(locales),
  isChanged: z.boolean(),
})
export type HandedOut = z.output<typeof HandedOut>

/** A vehicle unit of a day, or the people on no vehicle. */
export const ManifestRow = z
  .object({
    _id: UnitId,
    /** Null for the people on no vehicle. */
    tour: Named.extend({ number: z.string() }).nullable(),
    /** The plate, or the supplier's name. */
    vehicle: z.string().nullable(),
    carSupplier: Id.nullable(),
    supplierState: z.enum(supplierStates),
    seats: z.int().nullable(),
    driver: Named.nullable(),
    guides: z.array(Named),
    /** What its crew answered, guides first. */
    replies: z.array(CrewReply),
    people: z.int(),
    orders: z.int(),
    stops: z.int(),
    languages: z.array(z.enum(languages)),
    /** First pickup. */
    time: z.string().nullable(),
    /** Null until it was handed out. */
    handedOut: HandedOut.nullable(),
  })
  .meta({ id: 'ManifestRow' })
export type ManifestRow = z.output<typeof ManifestRow>

/** The amount is null while the price is open. */
const Money = z.object({ amount: Amount.nullable(), currency: z.enum(currencies).nullable() })

const PartyName = z.object({
  entry: Id,
  people: z.int(),
  name: z.string().optional(),
  orderNumber: z.int().optional(),
})

/** A party; fields that its kind of sheet doesn't show are absent. */
const Party = PartyName.extend({
  tickets: z.array(z.object({ type: z.string(), count: z.int() })),
  /** Only for people on no vehicle. */
  tour: z.string().optional(),
  /** For a split party: its size, the vehicles of the others, and how many of them aren't on a vehicle. */
  split: z.object({ all: z.int(), vehicles: z.array(z.string().nullable()), waiting: z.int() }).optional(),
  phone: z.string().optional(),
  room: z.string().optional(),
  notes: z.string().optional(),
  customerNotes: z.string().optional(),
  language: z.enum(languages).nullable().optional(),
  agency: z.string().optional(),
  refNumber: z.string().optional(),
  collect: Money.nullable().optional(),
  /** The price of the whole order. */
  price: Money.optional(),
})
export type SheetParty = z.output<typeof Party>

const StopKind = z.enum(['place', 'private', 'none'])
/** Without a pickup there's no city. */
const StopPlace = Place.extend({ city: Place.shape.city.nullable() })
const Person = z.object({ name: z.string(), phone: z.string() })

/** A sheet as shown to one kind of reader. */
export const ManifestSheet = z
  .object({
    kind: z.enum(sheetKinds),
    head: z.object({
      tour: z.object({ name: z.string(), number: z.string() }).nullable(),
      date: Day,
      vehicle: z.string().nullable(),
      isSupplied: z.boolean(),
      seats: z.int().nullable(),
      driver: Person.nullable(),
      guides: z.array(Person),
      time: z.string().nullable().optional(),
    }),
    stops: z.array(
      StopPlace.extend({
        kind: StopKind,
        time: z.string().nullable(),
        people: z.int(),
        parties: z.array(Party),
      }),
    ),
    dropoffs: z.array(
      StopPlace.extend({
        kind: z.enum(['place', 'same', 'none']),
        people: z.int(),
        paidReturn: z.int(),
        parties: z.array(PartyName),
      }),
    ),
    totals: z.object({
      people: z.int(),
      parties: z.int(),
      tickets: z.array(z.object({ type: z.string(), count: z.int() })),
      languages: z.array(z.object({ language: z.enum(languages).nullable(), count: z.int() })).optional(),
      cities: z.array(z.object({ city: z.enum(cities).nullable(), count: z.int() })).optional(),
    }),
  })
  .meta({ id: 'ManifestSheet' })
export type ManifestSheet = z.output<typeof ManifestSheet>

const ChangedPlace = StopPlace.extend({ kind: StopKind })

/** One difference from the version before. */
const SheetChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['came', 'left', 'details']), party: PartyName }),
  z.object({ kind: z.literal('people'), party: PartyName, from: z.int(), to: z.int() }),
  z.object({
    kind: z.literal('time'),
    party: PartyName,
    from: z.string().nullable(),
    to: z.string().nullable(),
  }),
  z.object({ kind: z.literal('place'), party: PartyName, from: ChangedPlace, to: ChangedPlace }),
  z.object({ kind: z.enum(['vehicle', 'driver', 'guides']), from: z.string(), to: z.string() }),
  z.object({ kind: z.literal('total'), from: z.int(), to: z.int() }),
  z.object({ kind: z.enum(['order', 'other']) }),
])
export type SheetChange = z.output<typeof SheetChange>

/** The current sheet, with what changed since the last version of this kind and language. */
const CurrentManifest = z.object({
  sheet: ManifestSheet,
  handedOut: HandedOut.nullable(),
  changes: z.object({ since: z.int(), data: z.array(SheetChange) }).nullable(),
})

/** A version of a unit's sheet, and the newest file it was handed out as. */
const ManifestVersion = z
  .object({
    version: z.int(),
    kind: z.enum(sheetKinds),
    locale: z.enum(locales),
    format: z.enum(sheetFormats),
    way: z.enum(sheetWays),
    /** Who got it by message. */
    to: z.array(z.string()),
    /** Who made it first. */
    by: z.string(),
    created: Instant,
    /** The address of its file. */
    url: z.string(),
  })
  .meta({ id: 'ManifestVersion' })
export type ManifestVersion = z.output<typeof ManifestVersion>

/** What a print covers. A date alone includes the people on no vehicle. */
export const PrintScope = z.union([
  z.strictObject({ tourCar: Id }),
  z.strictObject({ tourEvent: Id }),
  z.strictObject({ date: Day, carSupplier: Id }),
  z.strictObject({ date: Day, operator: Id }),
  z.strictObject({ date: Day, tourCar: z.literal(unassigned) }),
  z.strictObject({ date: Day }),
])
export type PrintScope = z.output<typeof PrintScope>

/** The most vehicle units in one print. */
export const mostPrintedUnits = 120

export const manifests = {
  list: route({
    method: 'GET',
    path: '/manifests',
    access: 'dispatch.read',
    summary:
      'The vehicle units that leave on a day by first pickup, and the people on none; for one tour if given',
    query: z.object({ date: Day, tour: Id.optional() }),
    answer: allOf(ManifestRow),
  }),
  get: route({
    method: 'GET',
    path: '/manifests/:tourCarId',
    access: 'dispatch.read',
    summary:
      'The sheet of a vehicle unit for one kind of reader; `unassigned` with a date for the people on no vehicle',
    params: z.object({ tourCarId: UnitId }),
    query: z.object({
      kind: z.enum(sheetKinds).default('office'),
      locale: z.enum(locales).default('en'),
      date: Day.optional(),
    }),
    answer: CurrentManifest,
  }),
  versions: route({
    method: 'GET',
    path: '/manifests/:tourCarId/versions',
    access: 'dispatch.read',
    summary:
      'The versions of a vehicle unit’s sheet that were handed out, newest first, also of a deleted one',
    params: z.object({ tourCarId: Id }),
    answer: allOf(ManifestVersion),
  }),
  print: route({
    method: 'POST',
    path: '/manifests/prints',
    access: 'dispatch.read',
    summary:
      'Hand sheets out as a file and keep what they say as versions; the same `clientKey` again answers the first print',
    body: z.object({
      scope: PrintScope,
      kind: z.enum(sheetKinds),
      locale: z.enum(locales),
      format: z.enum(sheetFormats),
      /** Only the changes since the last version of this kind and language, if there is one. */
      onlyChanges: z.boolean().default(false),
      clientKey: Id,
    }),
    answer: z.object({
      _id: Id,
      units: z.array(z.object({ tourCar: Id, version: z.int() })),
      url: z.string(),
    }),
    status: 201,
  }),
  file: route({
    method: 'GET',
    path: '/manifests/prints/:id/file',
    access: 'dispatch.read',
    summary: 'The file of a print, or the part of one vehicle unit in it; the same every time',
    params: z.object({ id: Id }),
    query: z.object({ tourCar: Id.optional() }),
    answer: 'file',
  }),
}
