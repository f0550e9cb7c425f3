// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { loadFirstPage } from './loadFirstPage.ts'
import { Pages } from './Pages.tsx'

test('a link leads on from the first page, once the router is on the screen and before', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const top = createRootRoute()
  const page = (path: string) =>
    createRoute({ getParentRoute: () => top, path, component: () => <h1>{path}</h1> })
  const routeTree = top.addChildren(['/first', '/second', '/third'].map(page))
  const history = createMemoryHistory({ initialEntries: ['/first'] })
  const router = createRouter({ routeTree, history })
  const firstPage = loadFirstPage(router)
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const shown = () => vi.waitUntil(() => document.querySelector('h1')?.textContent)
  const lead = (path: string) => act(async () => history.push(path))

  await lead('/second')
  await act(async () =>
    root.render(
      <MantineProvider>
        <Pages router={router} firstPage={firstPage} />
      </MantineProvider>,
    ),
  )
  expect(await shown()).toBe('/second')
  await lead('/third')
  await vi.waitFor(() => expect(document.querySelector('h1')?.textContent).toBe('/third'))
  await act(async () => root.unmount())
})
