import type { EntryDraft } from '../entries/entryDraft.ts'
import { defaultPriceClass as premium } from '../entries/priceClass.ts'
import { adultTicket } from '../pricing/vocabulary.ts'
import type { OrderDraft } from './order.ts'

type ChosenKind = 'id' | 'choice' | 'size' | 'day' | 'flag'
/** What a field holds, which decides how it's typed and shown. */
export type FieldKind = ChosenKind | 'number' | 'code' | 'text' | 'people' | 'place' | 'form'

/** What the rules say about a field of an order, or of one of its entries. */
interface FieldRules {
  kind: FieldKind
  /** Whether the price depends on it; of a place, only on its city. */
  priced: boolean | 'city'
  /** For whom it's open in a saved order: the office, agencies too, or both even once it's paid. */
  open: 'office' | 'agency' | 'always'
  /** When it's logged: on edits, also when its entry is added, or never. */
  log: 'edit' | 'add' | null
}

/** The parts of an entry; only private and package orders have a span and a vehicle. */
type EntryPart = 'entry' | 'party' | 'tour' | 'day' | 'span' | 'vehicle'

interface EntryRules<Value> extends FieldRules {
  /** The part it belongs to, with which it starts over when a new order gets another type. */
  part: EntryPart
  /** Its value while nothing is chosen. */
  empty: Value
}

/** The rules of every field of an order, in the log's order. */
export const orderFields = {
  orderType: { kind: 'choice', priced: true, open: 'office', log: null },
  starTour: { kind: 'id', priced: true, open: 'office', log: null },
  agency: { kind: 'id', priced: true, open: 'office', log: 'edit' },
  agent: { kind: 'id', priced: false, open: 'office', log: 'edit' },
  source: { kind: 'choice', priced: false, open: 'office', log: 'edit' },
  refOrderNumber: { kind: 'code', priced: false, open: 'agency', log: 'edit' },
  isAgencyPayment: { kind: 'flag', priced: true, open: 'office', log: 'edit' },
  currency: { kind: 'choice', priced: true, open: 'office', log: 'edit' },
  coupon_code: { kind: 'code', priced: true, open: 'office', log: 'edit' },
  customTotalPrice: { kind: 'number', priced: true, open: 'office', log: 'edit' },
  paymentTBD: { kind: 'flag', priced: true, open: 'office', log: null },
  overrideUnavailability: { kind: 'flag', priced: false, open: 'office', log: null },
  userInformation: { kind: 'form', priced: false, open: 'always', log: null },
  selectedTours: { kind: 'form', priced: true, open: 'office', log: null },
} as const satisfies Record<keyof OrderDraft, FieldRules>

const noAdults = { [adultTicket]: 0 }

/** The rules of every field of an entry, in the log's order. */
export const entryFields = {
  _id: { part: 'entry', kind: 'id', empty: undefined, priced: true, open: 'office', log: null },
  tour: { part: 'tour', kind: 'id', empty: null, priced: true, open: 'office', log: 'add' },
  status: { part: 'entry', kind: 'choice', empty: undefined, priced: true, open: 'office', log: 'edit' },
  date: { part: 'day', kind: 'day', empty: null, priced: true, open: 'office', log: 'add' },
  startDate: { part: 'span', kind: 'day', empty: null, priced: true, open: 'office', log: 'add' },
  endDate: { part: 'span', kind: 'day', empty: null, priced: true, open: 'office', log: 'add' },
  group_type: { part: 'day', kind: 'choice', empty: null, priced: true, open: 'office', log: 'edit' },
  isDeluxe: { part: 'day', kind: 'flag', empty: false, priced: true, open: 'office', log: 'edit' },
  language: { part: 'tour', kind: 'choice', empty: null, priced: true, open: 'office', log: 'edit' },
  price_class: { part: 'day', kind: 'choice', empty: premium, priced: true, open: 'office', log: 'edit' },
  participants: { part: 'party', kind: 'people', empty: noAdults, priced: true, open: 'office', log: 'add' },
  numOfParticipants: { part: 'span', kind: 'number', empty: 0, priced: true, open: 'office', log: 'add' },
  pickup: { part: 'entry', kind: 'place', empty: null, priced: 'city', open: 'agency', log: 'edit' },
  differentDropoff: { part: 'tour', kind: 'flag', empty: false, priced: true, open: 'office', log: null },
  dropoff: { part: 'tour', kind: 'place', empty: null, priced: 'city', open: 'agency', log: 'edit' },
  tourOption: { part: 'vehicle', kind: 'choice', empty: null, priced: true, open: 'office', log: 'edit' },
  vehicleSize: { part: 'vehicle', kind: 'size', empty: null, priced: true, open: 'office', log: 'edit' },
  licensePlate: { part: 'vehicle', kind: 'code', empty: '', priced: false, open: 'office', log: 'edit' },
  guide: { part: 'vehicle', kind: 'text', empty: '', priced: false, open: 'office', log: 'edit' },
  voucher: { part: 'vehicle', kind: 'code', empty: '', priced: false, open: 'office', log: 'edit' },
  notes: { part: 'tour', kind: 'text', empty: '', priced: false, open: 'always', log: 'edit' },
} as const satisfies { [Field in keyof EntryDraft]-?: EntryRules<EntryDraft[Field]> }

const rules: Record<string, FieldRules> = { ...orderFields, ...entryFields }

/** The rules of a field; undefined for a part of one, such as `pickup.city`. */
export function rulesOf(field: string): FieldRules | undefined {
  return rules[field]
}

/** The fields of a table, in its order. */
export function keysOf<Field extends string>(table: Record<Field, unknown>): Field[] {
  return Object.keys(table) as Field[]
}

/** The fields of a table for which a rule has this value. */
export type FieldsWith<Table, Rule extends PropertyKey, Value> = {
  [Field in keyof Table]: Table[Field] extends Record<Rule, Value> ? Field : never
}[keyof Table]

/** Lists the fields of a table for which a rule has one of the values. */
export function fieldsWith<
  Table extends object,
  Rule extends keyof Table[keyof Table],
  const Values extends Table[keyof Table][Rule][],
>(table: Table, rule: Rule, ...values: Values) {
  const rows = Object.entries<Table[keyof Table]>(table as Record<string, Table[keyof Table]>)
  const fields = rows.filter(([, rules]) => values.includes(rules[rule])).map(([field]) => field)
  return fields as FieldsWith<Table, Rule, Values[number]>[]
}

/** Only these of a record's values. */
export function pick<Values, Field extends keyof Values>(
  values: Values,
  fields: readonly Field[],
): Pick<Values, Field> {
  return Object.fromEntries(fields.map((field) => [field, values[field]])) as Pick<Values, Field>
}

/** The values of an entry's fields in these parts while nothing is chosen. */
export function emptied<Part extends EntryPart>(
  ...parts: Part[]
): Pick<EntryDraft, FieldsWith<typeof entryFields, 'part', Part>> {
  const values = fieldsWith(entryFields, 'part', ...parts).map((field) => {
    const { empty } = entryFields[field]
    return [field, typeof empty === 'object' ? empty && { ...empty } : empty]
  })
  return Object.fromEntries(values)
}
