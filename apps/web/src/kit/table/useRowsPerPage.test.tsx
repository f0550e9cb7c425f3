// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { DraftOwnerContext } from '../draft/useDraft.ts'
import { useRowsPerPage } from './useRowsPerPage.ts'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('innerWidth', 1440)
  vi.stubGlobal('innerHeight', 900)
  localStorage.clear()
})

test('rows per page are as the address says, else as this person chose for this list, else what fills the window', async () => {
  const tours = await listOf('tours', 'dana')
  expect(tours.of({ page: 1 })).toBe(25)
  expect(tours.of({ page: 1, limit: 10 })).toBe(10)
  await act(async () => tours.remember(50, 25))
  expect((await listOf('tours', 'dana')).of({ page: 1 })).toBe(50)
  expect((await listOf('tours', 'dana')).of({ page: 1, limit: 10 })).toBe(10)
  expect((await listOf('articles', 'dana')).of({ page: 1 })).toBe(25)
  expect((await listOf('tours', 'boris')).of({ page: 1 })).toBe(25)
})

test('an old address with a page and no size shows the rows that it always showed', async () => {
  const tours = await listOf('tours', 'dana')
  await act(async () => tours.remember(50, 25))
  expect((await listOf('tours', 'dana')).of({ page: 3 })).toBe(5)
})

test('turning a page remembers nothing', async () => {
  const tours = await listOf('tours', 'dana')
  await act(async () => {
    tours.remember(undefined, 25)
    tours.remember(25, 25)
  })
  expect(localStorage).toHaveLength(0)
})

async function listOf(list: string, person: string) {
  let rows: ReturnType<typeof useRowsPerPage> | undefined
  function List() {
    rows = useRowsPerPage(list, 5)
    return null
  }
  const root = createRoot(document.createElement('div'))
  await act(async () =>
    root.render(
      <DraftOwnerContext value={person}>
        <List />
      </DraftOwnerContext>,
    ),
  )
  await act(async () => root.unmount())
  if (!rows) throw new Error('The list was not drawn')
  return rows
}
