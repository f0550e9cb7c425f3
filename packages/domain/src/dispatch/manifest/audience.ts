import type { Party, SheetKind } from './sheet.ts'

/** The fields of a party that not every reader sees. */
export type PartyField = Exclude<keyof Party, 'entry' | 'people' | 'tickets' | 'tour' | 'split'>

const ofDriver: PartyField[] = ['name', 'phone', 'room', 'notes', 'orderNumber', 'collect']
const ofGuide: PartyField[] = [...ofDriver, 'customerNotes', 'language', 'agency', 'refNumber']

const fieldsOf: Record<SheetKind, readonly PartyField[]> = {
  driver: ofDriver,
  guide: ofGuide,
  supplier: ['name', 'phone', 'room', 'notes'],
  site: [],
  office: [...ofGuide, 'price'],
}

/** The fields of each party that a reader sees; null for readers who see only counts, not parties. */
export function audienceOf(
  kind: SheetKind,
  { suppliersSeePhones }: { suppliersSeePhones: boolean },
): ReadonlySet<PartyField> | null {
  if (kind === 'site') return null
  const hidesPhone = kind === 'supplier' && !suppliersSeePhones
  return new Set(fieldsOf[kind].filter((field) => !(hidesPhone && field === 'phone')))
}
