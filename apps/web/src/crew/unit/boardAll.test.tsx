// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { changeLanguage } from '../../i18n/changeLanguage.ts'
import { BoardAll } from './BoardAll.tsx'
import { type Road, RoadContext } from './RoadContext.ts'
import type { PartyOnRoad } from './roadEvents.ts'
import type { SheetStop } from './stopsInOrder.ts'

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

test('while the list of a stop is open, it stays with the last party, goes with none, and doesn’t come back by itself', async () => {
  const listed = () => [...document.querySelectorAll('dialog li')].map(({ textContent }) => textContent)
  await draw('Levi', 'Peretz', 'Mizrahi')
  await act(async () => document.querySelector('button')?.click())
  expect(listed()).toEqual(['Levi, 2', 'Peretz, 2', 'Mizrahi, 2'])
  await draw('Peretz')
  expect(listed()).toEqual(['Peretz, 2'])
  await draw()
  expect(document.querySelector('dialog')).toBeNull()
  await draw('Levi', 'Peretz')
  expect(document.querySelector('dialog')).toBeNull()
})

/** Draws a stop at which these parties are still waited for. */
async function draw(...names: string[]): Promise<void> {
  const waiting = names.map((name) => [name, { boarded: 0, waiting: 2 } as PartyOnRoad] as const)
  const road = { unit: { _id: 'unit' } as Road['unit'], parties: new Map(waiting) } as Partial<Road> as Road
  const stop = { name: 'Hilton', parties: names.map((name) => ({ entry: name, name })) } as SheetStop
  await act(async () =>
    root.render(
      <RoadContext value={road}>
        <BoardAll stop={stop} />
      </RoadContext>,
    ),
  )
}
