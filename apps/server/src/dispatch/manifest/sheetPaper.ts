import type { ManifestSheet, SheetParty } from '@tourdesk/contract/dispatch/manifests'
import { type ManifestTexts, manifestTexts } from '@tourdesk/contract/dispatch/manifestTexts'
import { sheetKindLabels } from '@tourdesk/contract/dispatch/manifestWords'
import { dayIn, dayText, timeIn } from '@tourdesk/domain/calendar'
import { ltr, typed } from '@tourdesk/words/isolate'
import type { Paper, PaperBlock, PaperColumn, PaperPart, PaperRow } from '../paper/paper.ts'
import type { StoredPrint, StoredSheet } from './readPrint.ts'

/** A print as pages to draw, one part for each unit. */
export function sheetPaper({ day, kind, locale, createdAt, sheets }: StoredPrint): Paper {
  const texts = manifestTexts(locale)
  const kindLabel = sheetKindLabels[locale][kind]
  return {
    title: `${dayText(day)} · ${kindLabel}`,
    isRightToLeft: locale === 'he',
    madeAt: createdAt,
    pageText: texts.word('page'),
    parts: sheets.map((sheet) => partOf(sheet, texts, { kindLabel, createdAt })),
  }
}

function partOf(
  stored: StoredSheet,
  texts: ManifestTexts,
  { kindLabel, createdAt }: { kindLabel: string; createdAt: Date },
): PaperPart {
  const { sheet, version, changes } = stored
  const foot = version
    ? texts.fill('version', { version: ltr(String(version.number)), at: momentText(version.madeAt) })
    : texts.fill('madeAt', { at: momentText(createdAt) })
  return {
    head: headOf(sheet, texts),
    foot: texts.joined(kindLabel, foot),
    blocks: changes ? changesBlocks(changes, texts) : sheetBlocks(sheet, texts),
  }
}

function momentText(at: Date): string {
  return ltr(`${dayText(dayIn(at))} ${timeIn(at)}`)
}

function headOf({ head, totals }: ManifestSheet, texts: ManifestTexts): PaperPart['head'] {
  const { tour, date, seats, driver, guides, time } = head
  const date_ = texts.day(date)
  if (!tour) return { title: texts.word('unassigned'), aside: date_, facts: [peopleFact()] }
  const fact = (label: Parameters<ManifestTexts['word']>[0], text: string) => ({
    label: texts.word(label),
    text,
  })
  return {
    title: `${typed(tour.name)} · ${ltr(tour.number)}`,
    aside: date_,
    facts: [
      fact('vehicle', texts.vehicle(head)),
      peopleFact(),
      ...(time ? [fact('firstPickup', ltr(time))] : []),
      ...(driver ? [fact('driver', texts.person(driver))] : []),
      ...(guides.length > 0 ? [fact('guides', guides.map(texts.person).join(', '))] : []),
    ],
  }

  function peopleFact() {
    return { label: texts.word('people'), text: texts.seats({ seats, people: totals.people }) }
  }
}

function sheetBlocks(sheet: ManifestSheet, texts: ManifestTexts): PaperBlock[] {
  if (sheet.totals.parties === 0) return [{ kind: 'text', text: texts.word('noOrders') }]
  const dropoffs: PaperBlock[] =
    sheet.dropoffs.length === 0
      ? []
      : [
          { kind: 'heading', text: texts.word('dropoffs') },
          {
            kind: 'table',
            columns: [{ share: 2, isBold: true }, { share: 3 }],
            rows: sheet.dropoffs.map((group) => ({
              cells: [
                texts.dropoff(group),
                group.kind === 'same' ? '' : group.parties.map(texts.partyName).join('; '),
              ],
            })),
          },
        ]
  return [
    ...sheet.stops.map((stop) => stopBlock(stop, texts)),
    ...dropoffs,
    { kind: 'heading', text: texts.word('totals') },
    { kind: 'table', columns: [{ share: 1 }, { share: 4 }], rows: totalRows(sheet, texts) },
  ]
}

/** Columns of a party: people, name, order, phone, tickets, money. */
const partyColumns: PaperColumn[] = [
  { share: 1.1, isBold: true },
  { share: 7, isBold: true },
  { share: 2.4 },
  { share: 5 },
  { share: 6 },
  { share: 4.5, isBold: true, isAtEnd: true },
]

function stopBlock(stop: ManifestSheet['stops'][number], texts: ManifestTexts): PaperBlock {
  const note = stop.kind === 'place' && stop.name !== '' ? typed(stop.address) : ''
  return {
    kind: 'table',
    title: texts.stop(stop),
    aside: texts.stopCounts(stop),
    ...(note !== '' && { note }),
    columns: partyColumns,
    rows: stop.parties.map((party) => partyRow(party, texts)),
  }
}

function partyRow(party: SheetParty, texts: ManifestTexts): PaperRow {
  const { people, tickets, name = '', phone = '', orderNumber, collect, price } = party
  const labeled = (word: Parameters<ManifestTexts['word']>[0], text: string | undefined) =>
    text ? `${texts.word(word)}: ${typed(text)}` : ''
  const about = texts.joined(
    texts.split(party),
    party.tour && typed(party.tour),
    labeled('room', party.room),
    party.language && texts.language(party.language),
    party.agency && typed(party.agency),
    labeled('refNumber', party.refNumber),
    price && `${texts.word('price')}: ${texts.money(price)}`,
  )
  return {
    cells: [
      String(people),
      typed(name),
      orderNumber === undefined ? '' : ltr(String(orderNumber)),
      ltr(phone),
      texts.tickets(tickets),
      collect ? texts.fill('toCollect', { amount: texts.money(collect) }) : '',
    ],
    below: [about, labeled('notes', party.notes), labeled('customerNotes', party.customerNotes)].filter(
      (line) => line !== '',
    ),
  }
}

function totalRows({ totals }: ManifestSheet, texts: ManifestTexts): PaperRow[] {
  const { people, parties, tickets, languages, cities } = totals
  const counted = (pairs: [string, number][]) => pairs.map(([name, count]) => `${name} ${count}`).join(', ')
  const row = (word: Parameters<ManifestTexts['word']>[0], text: string): PaperRow[] =>
    text === '' ? [] : [{ cells: [texts.word(word), text] }]
  return [
    ...row('people', `${texts.people(people)} (${texts.parties(parties)})`),
    ...row('tickets', texts.tickets(tickets)),
    ...row(
      'languages',
      counted((languages ?? []).map((each) => [texts.language(each.language), each.count])),
    ),
    ...row(
      'cities',
      counted((cities ?? []).map((each) => [texts.city(each.city) || texts.word('none'), each.count])),
    ),
  ]
}

function changesBlocks(
  { since, data }: NonNullable<StoredSheet['changes']>,
  texts: ManifestTexts,
): PaperBlock[] {
  if (data.length === 0)
    return [{ kind: 'text', text: texts.fill('noChanges', { version: ltr(String(since)) }) }]
  return [
    { kind: 'heading', text: texts.changesTitle(since) },
    {
      kind: 'table',
      columns: [{ share: 1 }],
      rows: data.map((change) => ({ cells: [texts.change(change)] })),
    },
  ]
}
