// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lazyPart } from './lazyPart.tsx'

let root: Root
const Greeting = ({ name }: { name: string }) => <p>Shalom {name}</p>

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

test('a part loads when it’s first shown, with something in its place until then', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof Greeting>()
  const load = vi.fn(() => promise)
  const Part = lazyPart(load, { waiting: ({ name }) => <p>Wait, {name}</p> })
  expect(load).not.toHaveBeenCalled()
  await act(async () => root.render(<Part name="Dana" />))
  expect(document.body.textContent).toBe('Wait, Dana')
  await act(async () => resolve(Greeting))
  expect(document.body.textContent).toBe('Shalom Dana')
  expect(load).toHaveBeenCalledOnce()
})

test('a part that was loaded ahead is there with the page, not after it', async () => {
  const Part = lazyPart(async () => Greeting, { waiting: () => <p>Wait</p> })
  Part.preload()
  await Promise.resolve()
  act(() => root.render(<Part name="Dana" />))
  expect(document.body.textContent).toBe('Shalom Dana')
})

test('a part is shown as soon as it’s there, however short the wait was', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof Greeting>()
  const Part = lazyPart(() => promise, { waiting: () => <p>Wait</p> })
  await act(async () => root.render(<Part name="Dana" />))
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  resolve(Greeting)
  await new Promise((goOn) => setTimeout(goOn))
  expect(document.body.textContent).toBe('Shalom Dana')
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})
