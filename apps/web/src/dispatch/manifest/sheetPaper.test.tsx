// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import type { ManifestSheet } from '@tourdesk/contract/dispatch/manifests'
import { givenFacts, givenParty, givenPickup } from '@tourdesk/domain/dispatch/manifest/facts.fixture'
import type { PartyFacts } from '@tourdesk/domain/dispatch/manifest/sheet'
import { sheetOf } from '@tourdesk/domain/dispatch/manifest/sheetOf'
import type { Locale } from '@tourdesk/words/vocabulary'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SheetPaper } from './SheetPaper.tsx'

let root: Root
beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => act(() => root.unmount()))

const inBoth = ['en', 'he'] as const
type Texts = readonly [english: string, hebrew: string]

test('MAN-07 the head names tour, day, vehicle, seats, crew with phones, and first pickup; plate and phones stay left to right', async () => {
  const parties = [givenParty({ people: 14, tickets: [{ type: 'adult', count: 14 }] })]
  const expected: Record<string, Texts> = {
    day: ['Sun 22/11/2026', 'יום א׳ 22/11/2026'],
    vehicle: ['Vehicle12-345-67', 'רכב12-345-67'],
    people: ['People14/19', 'אנשים14/19'],
    pickup: ['First pickup07:00', 'איסוף ראשון07:00'],
    driver: ['DriverEli Cohen 050-5550101', 'נהגEli Cohen 050-5550101'],
    guides: ['GuidesNoa Levi 050-5550102', 'מדריכיםNoa Levi 050-5550102'],
  }
  for (const [at, locale] of inBoth.entries()) {
    const paper = await shown(parties, locale)
    const head = textOf(paper.querySelector('header'))
    expect(head).toContain('Masada · T701')
    for (const texts of Object.values(expected)) expect(head).toContain(texts[at])
    const isolated = [...paper.querySelectorAll('bdi[dir=ltr]')].map(textOf)
    expect(isolated).toEqual(expect.arrayContaining(['12-345-67', '050-5550101', '050-5550102']))
    expect(paper.textContent).not.toMatch(/[\u2066-\u2069]/)
    expect(textOf(paper)).toContain(
      locale === 'en' ? 'People14 people (1 party)' : 'אנשים14 אנשים (קבוצה אחת)',
    )
  }
})

test('MAN-09 MAN-10 a stop shows time, city, place, address, parties and people, and each party its line', async () => {
  const tickets = [
    { type: 'adult', count: 2 },
    { type: 'senior', count: 0 },
    { type: 'child', count: 1 },
  ]
  const parties = [
    givenParty({ entry: 'a', people: 3, tickets, orderNumber: 1 }),
    givenParty({ entry: 'b', name: 'Dana Levi', orderNumber: 2 }),
    givenParty({ entry: 'c', name: 'Avi Mor', orderNumber: 3 }),
  ]
  const stops: Texts = [
    '07:00 · Tel Aviv · Dan Tel Aviv3 parties, 7 people99 HaYarkon',
    '07:00 · תל אביב · Dan Tel Aviv3 קבוצות, 7 אנשים99 HaYarkon',
  ]
  const lines: Texts = [
    '3Maria López 1+34 600 555 0102 adult, 1 childTo collect $120.00Room: 412 · Spanish · Sunrise Travel · Ref #: SR-88Notes: Child seatCustomer notes: Called twice',
    '3Maria López 1+34 600 555 0102 מבוגרים, ילד אחדלגבייה $120.00חדר: 412 · ספרדית · Sunrise Travel · אסמכתה: SR-88הערות: Child seatהערות לקוח: Called twice',
  ]
  for (const [at, locale] of inBoth.entries()) {
    const paper = await shown(parties, locale)
    const [stop] = paper.querySelectorAll('section')
    expect(textOf(stop)).toContain(stops[at])
    expect(textOf(stop?.querySelector('li'))).toBe(lines[at])
    expect(stop?.querySelectorAll('li')).toHaveLength(3)
  }
})

test('MAN-11 a typed address is a stop with a mark, and one without place and address comes last', async () => {
  const parties = [
    givenParty({ entry: 'none', pickup: null }),
    givenParty({ entry: 'typed', pickup: givenPickup({ isStored: false, name: '', address: '5 Herzl' }) }),
    givenParty({ entry: 'stored', pickup: givenPickup({ time: '09:00' }) }),
  ]
  const titles: Record<Locale, string[]> = {
    en: ['07:00 · Tel Aviv · Private address · 5 Herzl', '09:00 · Tel Aviv · Dan Tel Aviv', 'No pickup'],
    he: ['07:00 · תל אביב · כתובת פרטית · 5 Herzl', '09:00 · תל אביב · Dan Tel Aviv', 'ללא איסוף'],
  }
  for (const locale of inBoth) {
    const stops = (await shown(parties, locale)).querySelectorAll('section > header h2')
    expect([...stops].map(textOf)).toEqual(titles[locale])
  }
})

test('MAN-12 after the stops come the drop-offs: same as pickup in one line, each place, and those not brought back', async () => {
  const place = {
    isSame: false,
    city: 'jerusalem',
    name: 'King David',
    address: '',
    isPaidReturn: true,
  } as const
  const parties = [
    givenParty({ entry: 'a', orderNumber: 1 }),
    givenParty({ entry: 'b', orderNumber: 2, people: 1 }),
    givenParty({ entry: 'c', orderNumber: 3, dropoff: place }),
    givenParty({ entry: 'd', orderNumber: 4, dropoff: null }),
  ]
  const lines: Record<Locale, string[]> = {
    en: [
      'Same as pickup · 3 people',
      'Jerusalem · King David · 2 people · PAID return: 2 people3 Maria López, 2',
      'No return · 2 people4 Maria López, 2',
    ],
    he: [
      'כמו נקודת האיסוף · 3 אנשים',
      'ירושלים · King David · 2 אנשים · חזרה בתשלום: 2 אנשים3 Maria López, 2',
      'ללא חזרה · 2 אנשים4 Maria López, 2',
    ],
  }
  for (const locale of inBoth) {
    const sections = [...(await shown(parties, locale)).querySelectorAll('section')]
    const titles = sections.map((section) => textOf(section.querySelector('h2')))
    const dropoffs = sections[titles.indexOf(locale === 'en' ? 'Drop-offs' : 'פיזור')]
    expect([...(dropoffs?.querySelectorAll('li') ?? [])].map(textOf)).toEqual(lines[locale])
    expect(sections.indexOf(dropoffs!)).toBe(1)
  }
})

test('a party of several vehicles says where the others ride', async () => {
  const split = { all: 5, vehicles: ['12-345-67'], waiting: 0 }
  const texts: Texts = ['2 of 5, others in 12-345-67', '2 מתוך 5, השאר ברכב 12-345-67']
  for (const [at, locale] of inBoth.entries())
    expect(textOf(await shown([givenParty({ split })], locale))).toContain(texts[at])
})

async function shown(parties: PartyFacts[], locale: Locale): Promise<HTMLElement> {
  const container = document.createElement('div')
  root = createRoot(container)
  await act(async () =>
    root.render(
      <MantineProvider>
        <SheetPaper sheet={sheetOfGuide(parties)} locale={locale} />
      </MantineProvider>,
    ),
  )
  return container.querySelector('article') ?? container
}

/** A guide's sheet as the server sends it. */
function sheetOfGuide(parties: PartyFacts[]): ManifestSheet {
  const { unit: _, ...sheet } = sheetOf(givenFacts(parties), { kind: 'guide', suppliersSeePhones: true })
  const stops = sheet.stops.map((stop) => ({
    ...stop,
    parties: stop.parties.map(({ collect, price: __, ...party }) => ({
      ...party,
      collect:
        collect && !collect.isOpen ? { amount: collect.cents / 100, currency: collect.currency } : null,
    })),
  }))
  return { ...sheet, stops }
}

/** The text that people read, without the marks that steer its direction. */
function textOf(element: Element | null | undefined): string {
  return (element?.textContent ?? '').replaceAll(/[\u2066-\u2069]/g, '')
}
