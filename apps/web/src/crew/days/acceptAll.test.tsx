// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import type { CrewDays, CrewUnit } from '@tourdesk/contract/crew/crewPage'
import type { Reply } from '@tourdesk/contract/dispatch/replies'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { changeLanguage } from '../../i18n/changeLanguage.ts'
import { wipeCrewDatabase } from '../keep/crewDatabase.ts'
import { keptTaps } from '../keep/keptTaps.ts'
import { phone, readPhone } from '../phone.ts'
import { askingUnits } from '../reply/replyShown.ts'
import { useCrew } from '../useCrew.ts'
import { AcceptAll } from './AcceptAll.tsx'

let root: Root

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no connection')))
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await wipeCrewDatabase(await phone())
  await readPhone()
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

const asked: Reply = { state: 'proposed', reason: '', at: null, byOffice: false, changes: [] }
const moved: Reply = { ...asked, changes: [{ field: 'time', from: '07:00', to: '07:30' }] }

test.each([
  ['en', 'Accept all 2', 'Today, Sat 21/11, 07:00 Masada'],
  ['he', 'לאשר הכול (2)', '07:00 Masada'],
] as const)(
  'all new assignments are listed and accepted at once, but not those that changed since a reply: %s',
  async (language, button, line) => {
    await draw(language, [
      unitOn('2026-11-21', 'masada', asked),
      unitOn('2026-11-22', 'galilee', asked),
      unitOn('2026-11-23', 'moved', moved),
      unitOn('2026-11-24', 'accepted', { ...asked, state: 'accepted' }),
      { ...unitOn('2026-11-24', 'closed', asked), isClosed: true },
      unitOn('2026-11-20', 'yesterday', asked),
    ])
    await press(button)
    const lines = [...document.querySelectorAll('dialog li')].map(({ textContent }) => plain(textContent))
    expect(lines).toHaveLength(2)
    expect(lines[0]).toContain(line)
    await press(button, document.querySelector('dialog')!)
    expect(await kept()).toEqual([
      ['masada', 'accepted', 'masada'],
      ['galilee', 'accepted', 'galilee'],
    ])
    await act(() => vi.waitFor(() => expect(document.querySelector('dialog')).toBeNull()))
    expect(document.querySelector('button')).toBeNull()
  },
)

test('one assignment has its own button only', async () => {
  await draw('en', [unitOn('2026-11-21', 'masada', asked)])
  expect(document.querySelector('button')).toBeNull()
})

test('while the list is open, it stays with the last assignment, goes with none, and doesn’t come back by itself', async () => {
  const [masada, galilee] = [unitOn('2026-11-21', 'masada', asked), unitOn('2026-11-22', 'galilee', asked)]
  const lines = () => document.querySelectorAll('dialog li').length
  await draw('en', [masada, galilee])
  await press('Accept all 2')
  await draw('en', [masada])
  expect(lines()).toBe(1)
  await press('Accept', document.querySelector('dialog')!)
  expect(await kept()).toEqual([['masada', 'accepted', 'masada']])
  await act(() => vi.waitFor(() => expect(document.querySelector('dialog')).toBeNull()))

  await draw('en', [masada, galilee, unitOn('2026-11-23', 'haifa', asked)])
  await press('Accept all 2')
  await draw('en', [])
  expect(document.querySelector('dialog')).toBeNull()
  await draw('en', [galilee, unitOn('2026-11-23', 'haifa', asked)])
  expect(document.querySelector('dialog')).toBeNull()
})

function unitOn(date: string, id: string, reply: Reply): CrewUnit {
  const [name, time] = [id[0]!.toUpperCase() + id.slice(1), '07:00']
  return {
    _id: id,
    date,
    endDate: date,
    tour: { name, number: '1' },
    vehicle: null,
    time,
    place: null,
    people: 2,
    isDriver: true,
    isGuide: false,
    mates: [],
    assignment: { date, tour: { _id: id, name }, time, vehicle: null },
    reply,
    isClosed: false,
  }
}

async function draw(language: 'en' | 'he', units: CrewUnit[]): Promise<void> {
  await changeLanguage(language)
  const data = units.map((unit) => ({ date: unit.date, units: [unit] }))
  const days: CrewDays = { now: '2026-11-21T05:00:00.000Z', today: '2026-11-21', data }
  await act(async () => root.render(<Page days={days} />))
}

function Page({ days }: { days: CrewDays }) {
  const { taps } = useCrew()
  return <AcceptAll asking={askingUnits(days, taps)} today={days.today} />
}

async function press(name: string, within: ParentNode = document): Promise<void> {
  const button = [...within.querySelectorAll('button')].find((each) => each.textContent === name)
  if (!button) throw new Error(`no button ${name}`)
  await act(async () => {
    button.click()
    await new Promise((resolve) => setTimeout(resolve, 50))
  })
}

/** Without the signs that keep directions apart. */
function plain(text: string | null): string {
  return (text ?? '').replaceAll(/[\u2066-\u2069]/g, '')
}

async function kept() {
  const taps = await keptTaps(await phone())
  return taps.flatMap(({ event }) =>
    event.kind === 'reply' ? [[event.tourCar, event.reply, event.seen?.tour._id]] : [],
  )
}
