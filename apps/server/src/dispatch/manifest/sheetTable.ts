import type { ManifestSheet, SheetParty } from '@tourdesk/contract/dispatch/manifests'
import { type ManifestTexts, manifestTexts } from '@tourdesk/contract/dispatch/manifestTexts'
import { audienceOf, type PartyField } from '@tourdesk/domain/dispatch/manifest/audience'
import { toBeDetermined } from '@tourdesk/words/vocabulary'
import { each } from '../../kernel/sheet/each.ts'
import type { Cell, Column, Sheet } from '../../kernel/sheet/sheet.ts'
import type { StoredPrint, StoredSheet } from './readPrint.ts'

interface Row {
  stored: StoredSheet
  /** The stop's number, from 1. */
  number?: number
  stop?: ManifestSheet['stops'][number]
  party?: SheetParty
  /** A line about the whole unit, with a count if it has one. */
  line?: { what: string; count?: number }
}

type Word = Parameters<ManifestTexts['word']>[0]

/** A print as a table with a row for each party, for each count on a site's sheet, or for each change. */
export function sheetTable(print: StoredPrint): Sheet<Row> {
  const texts = manifestTexts(print.locale)
  const rows = print.sheets.flatMap((stored) => rowsOf(stored, texts))
  return {
    name: texts.word('stop'),
    isRightToLeft: print.locale === 'he',
    columns: columnsOf(print, rows, texts),
    rows: each(rows),
  }
}

function rowsOf(stored: StoredSheet, texts: ManifestTexts): Row[] {
  const { sheet, changes } = stored
  if (changes) return changes.data.map((change) => ({ stored, line: { what: plain(texts.change(change)) } }))
  if (sheet.kind === 'site') return countsOf(sheet, texts).map((line) => ({ stored, line }))
  if (sheet.totals.parties === 0) return [{ stored, line: { what: texts.word('noOrders') } }]
  return sheet.stops.flatMap((stop, index) =>
    stop.parties.map((party) => ({ stored, number: index + 1, stop, party })),
  )
}

function countsOf({ totals }: ManifestSheet, texts: ManifestTexts) {
  return [
    { what: texts.word('people'), count: totals.people },
    ...totals.tickets.map(({ type, count }) => ({ what: texts.ticketName(type), count })),
    ...(totals.languages ?? []).map(({ language, count }) => ({ what: texts.language(language), count })),
  ]
}

function columnsOf({ kind, locale }: StoredPrint, rows: readonly Row[], texts: ManifestTexts): Column<Row>[] {
  const column = (word: Word, width: number, cell: Column<Row>['cell']): Column<Row> => ({
    header: texts.word(word),
    width,
    cell,
  })
  const ofParty = (field: PartyField & Word, width: number, cell: (party: SheetParty) => Cell) =>
    rows.some(({ party }) => party?.[field] !== undefined)
      ? [column(field, width, ({ party }) => (party ? cell(party) : null))]
      : []
  const hasLines = rows.some(({ line }) => line)
  const hasParties = rows.some(({ party }) => party)
  const seesMoney = audienceOf(kind, { suppliersSeePhones: true })?.has('collect') ?? false
  return [
    column('tour', 26, ({ stored, party }) => stored.sheet.head.tour?.name ?? party?.tour ?? null),
    column('date', 11, ({ stored }) => ({ day: stored.sheet.head.date })),
    column('vehicle', 16, ({ stored }) =>
      stored.sheet.head.tour ? plain(texts.vehicle(stored.sheet.head)) : texts.word('unassigned'),
    ),
    ...(hasLines
      ? [
          column('what', 40, ({ line }) => line?.what ?? null),
          column('count', 8, ({ line }) => line?.count ?? null),
        ]
      : []),
    ...(hasParties
      ? [
          column('stop', 8, ({ number }) => number ?? null),
          column('time', 8, ({ stop }) => stop?.time ?? null),
          column('city', 12, ({ stop }) => (stop?.city ? texts.city(stop.city) : null)),
          column('place', 24, ({ stop }) => (stop ? placeOf(stop, texts) : null)),
          column('address', 26, ({ stop }) => stop?.address ?? null),
          column('people', 8, ({ party }) => party?.people ?? null),
          column('tickets', 24, ({ party }) => (party ? plain(texts.tickets(party.tickets)) : null)),
        ]
      : []),
    ...(rows.some(({ party }) => party?.split)
      ? [column('split', 30, ({ party }) => (party && plain(texts.split(party))) || null)]
      : []),
    ...ofParty('orderNumber', 11, ({ orderNumber }) => orderNumber ?? null),
    ...ofParty('refNumber', 14, ({ refNumber }) => refNumber ?? null),
    ...ofParty('name', 22, ({ name }) => name ?? null),
    ...ofParty('phone', 18, ({ phone }) => (phone ? { phone } : null)),
    ...ofParty('room', 10, ({ room }) => room ?? null),
    ...ofParty('language', 12, ({ language }) => (language ? texts.language(language) : null)),
    ...ofParty('agency', 20, ({ agency }) => agency ?? null),
    ...ofParty('notes', 30, ({ notes }) => notes ?? null),
    ...ofParty('customerNotes', 30, ({ customerNotes }) => customerNotes ?? null),
    ...ofParty('collect', 12, ({ collect }) => (collect ? (collect.amount ?? toBeDetermined[locale]) : null)),
    ...ofParty('price', 12, ({ price }) => (price ? (price.amount ?? toBeDetermined[locale]) : null)),
    ...(seesMoney && hasParties
      ? [column('currency', 10, ({ party }) => party?.collect?.currency ?? party?.price?.currency ?? null)]
      : []),
    ...(hasParties
      ? [column('dropoff', 30, ({ stored, party }) => (party ? dropoffOf(stored.sheet, party, texts) : null))]
      : []),
  ]
}

function placeOf({ kind, name }: ManifestSheet['stops'][number], texts: ManifestTexts): string {
  return kind === 'place' ? name : texts.word(kind)
}

function dropoffOf({ dropoffs }: ManifestSheet, { entry }: SheetParty, texts: ManifestTexts): string | null {
  const group = dropoffs.find(({ parties }) => parties.some((party) => party.entry === entry))
  return group ? plain(texts.dropoffPlace(group)) : null
}

/** Cells stand alone, so their text needs no isolation. */
function plain(text: string): string {
  return text.replaceAll(/[\u2066-\u2069]/g, '').replaceAll('\u00A0', ' ')
}
