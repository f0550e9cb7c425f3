// @vitest-environment happy-dom
import { notifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { undoStack } from '../kit/toast/undoStack.ts'
import { queryClient } from './queryClient.ts'
import { useOfferUndo } from './useOfferUndo.ts'

const answers: (Response | Error)[] = []
let asked = 0
let root: Root

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', async (url: string) => {
    if (!url.includes('/undo/')) return json(200, {})
    asked += 1
    const answer = answers.shift()
    if (answer instanceof Response) return answer
    throw answer
  })
  asked = 0
})

afterEach(async () => {
  undoStack.clear()
  act(() => notifications.clean())
  await act(async () => root.unmount())
})

test('an undo that got no answer can be taken again, one that was refused can’t', async () => {
  const offer = await offering()
  offer('Car deleted', 'car', { undo: 'u1' })
  answers.push(new TypeError('Failed to fetch'))
  await takeLast()
  expect(asked).toBe(1)

  answers.push(json(409, { code: 'undo_changed', message: 'It changed since' }))
  await takeLast()
  expect(asked).toBe(2)

  await takeLast()
  expect(asked).toBe(2)
})

async function offering() {
  let offer: ReturnType<typeof useOfferUndo> = () => {}
  function Part() {
    offer = useOfferUndo()
    return null
  }
  root = createRoot(document.createElement('div'))
  await act(async () =>
    root.render(
      <QueryClientProvider client={queryClient}>
        <Part />
      </QueryClientProvider>,
    ),
  )
  return offer
}

async function takeLast() {
  await act(async () => {
    await undoStack.takeLast()
    await new Promise((done) => setTimeout(done, 50))
  })
}

function json(status: number, body: object) {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
}
