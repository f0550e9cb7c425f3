// @vitest-environment happy-dom
import { act, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { useRestLater } from './useRestLater.ts'

test('what’s there is drawn in part first, and as a whole right after it', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const painted: string[] = []
  function List({ rows }: { rows: readonly string[] | undefined }) {
    const isWhole = useRestLater(rows !== undefined)
    const drawn = rows ? rows.slice(0, isWhole ? rows.length : 1).join() : 'loading'
    useLayoutEffect(() => {
      if (painted.at(-1) !== drawn) painted.push(drawn)
    })
    return null
  }
  const root = createRoot(document.createElement('div'))
  await act(async () => root.render(<List rows={undefined} />))
  await act(async () => root.render(<List rows={['Jaffa', 'Haifa']} />))
  expect(painted).toEqual(['loading', 'Jaffa', 'Jaffa,Haifa'])
  await act(async () => root.render(<List rows={['Eilat', 'Haifa']} />))
  expect(painted.slice(3)).toEqual(['Eilat,Haifa'])
  await act(async () => root.unmount())
})
