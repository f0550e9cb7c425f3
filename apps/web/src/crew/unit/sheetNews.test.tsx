// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import type { CrewUnitSheet } from '@tourdesk/contract/crew/crewPage'
import type { ManifestSheet } from '@tourdesk/contract/dispatch/manifests'
import { givenFacts, givenParty } from '@tourdesk/domain/dispatch/manifest/facts.fixture'
import { sheetOf } from '@tourdesk/domain/dispatch/manifest/sheetOf'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { changeLanguage } from '../../i18n/changeLanguage.ts'
import { SheetNews } from './SheetNews.tsx'

let root: Root

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  await changeLanguage('en')
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

test('two tours of an order with the same change have a line each, also after the next change', async () => {
  const alike = ['10547: details changed', '10547: details changed']
  await draw({ notes: 'Child seat' })
  expect(lines()).toEqual(alike)
  await draw({ notes: 'Child seat' }, 'Dana Levi 054-5550103')
  expect(lines()).toEqual(['Driver: Eli Cohen 050-5550101 → Dana Levi 054-5550103', ...alike])
})

/** Draws what changed since both tours of the order had no notes. */
async function draw(changes: { notes: string }, driver?: string): Promise<void> {
  const seen = sheetWith({ notes: '' })
  const kept = { sheet: {} as CrewUnitSheet, seen, loadedAt: 0 }
  await act(async () => root.render(<SheetNews kept={kept} sheet={sheetWith(changes, driver)} />))
}

/** A driver's sheet as the server sends it. */
function sheetWith(changes: { notes: string }, driver = 'Eli Cohen 050-5550101'): ManifestSheet {
  const parties = ['first', 'second'].map((entry) => givenParty({ entry, collect: null, ...changes }))
  const [, name = '', phone = ''] = /^(.*) (\S+)$/.exec(driver) ?? []
  const facts = givenFacts(parties, { driver: { name, phone } })
  const { unit: _, ...sheet } = sheetOf(facts, { kind: 'driver', suppliersSeePhones: true })
  const stops = sheet.stops.map((stop) => ({
    ...stop,
    parties: stop.parties.map(({ price: __, collect: ___, ...party }) => ({ ...party, collect: null })),
  }))
  return { ...sheet, stops }
}

function lines(): string[] {
  return [...document.querySelectorAll('li')].map(({ textContent }) =>
    (textContent ?? '').replaceAll(/[\u2066-\u2069]/g, ''),
  )
}
