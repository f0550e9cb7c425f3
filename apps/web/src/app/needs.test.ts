import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { requires } from './gates.ts'
import type { Session } from './sessionShape.ts'

const key = ['tourEvents', 'calendar'] as const
const dispatcher: Session = {
  email: 'noa@demo.example',
  firstName: 'Noa',
  isSuper: false,
  permissions: [],
  account: { _id: 'office', name: 'Office', isSuper: true },
  accounts: [],
}

const client = new QueryClient()
const code = vi.fn(() => new Promise<void>(() => {}))
const part = { preload: vi.fn() }
const ask = vi.fn(async () => 'answer')

beforeEach(() => {
  vi.clearAllMocks()
  client.clear()
})

test('a page’s data and parts are asked for before its own code has arrived', async () => {
  void routerFor(['dispatch.read']).load()
  await vi.waitUntil(() => code.mock.calls.length > 0)
  expect(ask).toHaveBeenCalledOnce()
  expect(part.preload).toHaveBeenCalledOnce()
  expect(client.getQueryData(key)).toBe('answer')
})

test('nothing is asked for a person who may not see the page', async () => {
  await routerFor([]).load()
  expect([ask, part.preload, code].flatMap(({ mock }) => mock.calls)).toEqual([])
})

test('a link under the pointer loads the parts and no data', async () => {
  const router = routerFor(['dispatch.read'], '/operations')
  await router.load()
  void router.preloadRoute({ to: '/board' })
  await vi.waitUntil(() => part.preload.mock.calls.length > 0)
  expect(ask).not.toHaveBeenCalled()
})

/** A router with a page whose code never arrives, for a person with these permissions. */
function routerFor(permissions: 'dispatch.read'[], path = '/board') {
  const top = createRootRoute({
    beforeLoad: () => ({
      queryClient: client,
      hasPage: async () => true,
      session: { ...dispatcher, permissions },
    }),
  })
  const needs = { parts: [part], answers: [{ queryKey: key, queryFn: ask }] }
  const board = createRoute({
    getParentRoute: () => top,
    path: '/board',
    beforeLoad: requires('dispatch.read', () => needs),
    component: Object.assign(() => null, { preload: code }),
  })
  const operations = createRoute({ getParentRoute: () => top, path: '/operations' })
  return createRouter({
    routeTree: top.addChildren([board, operations]),
    history: createMemoryHistory({ initialEntries: [path] }),
  })
}
