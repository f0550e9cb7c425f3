import type { OperationsRow } from '@tourdesk/contract/orders/orderLists'
import { placeName } from '@tourdesk/domain/entries/place'
import {
  cityLabels,
  entryStatusLabels,
  groupTypeLabels,
  type Locale,
  languageLabels,
  orderSourceLabels,
  orderStatusLabels,
  orderTypeLabels,
  priceClassLabels,
  toBeDetermined,
  type Words,
} from '@tourdesk/words/vocabulary'
import type { Cell, Column, Sheet } from '../../kernel/sheet/sheet.ts'
import type { Sale } from './salesOf.ts'

/**
 * A row of the file. Total, paid and open are the order's, so only its first row has them, and each column
 * adds up. Price and commission are the tour's.
 */
export type ExportedRow = OperationsRow & {
  isFirstOfOrder: boolean
  /** How many people didn't come; null if nobody was missing or nothing was reported. */
  noShow: number | null
  sale: Sale | null
}

/**
 * The sheet of the operations list: the page's columns, the no-shows and each tour's sale. Columns are added
 * at the end, since files are read by other programs.
 */
export function operationsSheet(locale: Locale): Omit<Sheet<ExportedRow>, 'rows'> {
  return { name: sheetNames[locale], isRightToLeft: locale === 'he', columns: columnsIn(locale) }
}

const sheetNames: Record<Locale, string> = { en: 'Operations', he: 'תפעול' }

function joined(...texts: (string | null)[]): string {
  return texts.filter(Boolean).join(' · ')
}

function ofOrder(cell: Column<ExportedRow>['cell']): Column<ExportedRow>['cell'] {
  return (row) => (row.isFirstOfOrder ? cell(row) : null)
}

function ofSale(cell: (sale: Sale) => Cell): Column<ExportedRow>['cell'] {
  return ({ sale }) => sale && cell(sale)
}

function columnsIn(locale: Locale): Column<ExportedRow>[] {
  const word = <Value extends string>(words: Words<Value>, value: Value | null) =>
    value && words[locale][value]
  const place = (time: string | null, at: OperationsRow['pickup']) =>
    at && [time, word(cityLabels, at.city), placeName(at)].filter(Boolean).join(', ')
  const columns: [en: string, he: string, width: number, cell: Column<ExportedRow>['cell']][] = [
    ['Order #', 'מס׳ הזמנה', 11, (row) => row.orderNumber],
    ['Ref #', 'אסמכתה', 14, (row) => row.refOrderNumber],
    ['Customer', 'לקוח', 22, (row) => row.customer],
    ['Agency', 'סוכנות', 20, (row) => row.agency],
    ['Tour', 'סיור', 30, (row) => row.tour?.name ?? null],
    ['Date', 'תאריך', 11, (row) => row.date && { day: row.date }],
    ['Language', 'שפה', 12, (row) => word(languageLabels, row.language)],
    ['Group Type', 'סוג קבוצה', 14, (row) => word(groupTypeLabels, row.group_type)],
    ['Price Class', 'רמת מחיר', 12, (row) => word(priceClassLabels, row.price_class)],
    ['Participants', 'משתתפים', 12, (row) => row.headCount],
    ['No-show', 'לא הגיעו', 10, (row) => row.noShow],
    ['Pickup', 'איסוף', 36, (row) => place(row.pickupTimeStart, row.pickup)],
    ['Dropoff', 'פיזור', 36, (row) => place(null, row.dropoff)],
    ['Source', 'מקור', 10, (row) => word(orderSourceLabels, row.source)],
    ['Order Type', 'סוג הזמנה', 24, (row) => joined(word(orderTypeLabels, row.orderType), row.starTour)],
    ['Tour Status', 'סטטוס הסיור', 14, (row) => word(entryStatusLabels, row.tourStatus)],
    ['Order Status', 'סטטוס ההזמנה', 14, (row) => word(orderStatusLabels, row.orderStatus)],
    ['Order Total', 'סה״כ להזמנה', 14, ofOrder((row) => row.total ?? toBeDetermined[locale])],
    ['Paid', 'שולם', 12, ofOrder((row) => row.paid)],
    ['Open', 'נותר לתשלום', 12, ofOrder((row) => row.open)],
    ['Currency', 'מטבע', 10, (row) => row.currency],
    ['Notes', 'הערות', 40, (row) => row.notes],
    ['Tour Price', 'מחיר הסיור', 12, ofSale(({ price }) => price ?? toBeDetermined[locale])],
    ['Tour Price (USD)', 'מחיר הסיור ($)', 16, ofSale((sale) => sale.priceInUsd ?? toBeDetermined[locale])],
    ['Commission (USD)', 'עמלה ($)', 16, (row) => row.commission],
    ['Agent', 'סוכן', 20, ofSale(({ agent }) => agent)],
    ['Booked On', 'תאריך ההזמנה', 12, ofSale((sale) => ({ day: sale.bookedOn }))],
  ]
  return columns.map(([en, he, width, cell]) => ({ header: { en, he }[locale], width, cell }))
}
