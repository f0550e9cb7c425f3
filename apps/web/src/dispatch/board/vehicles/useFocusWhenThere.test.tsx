// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useFocusWhenThere } from './useFocusWhenThere.ts'

let root: Root
let focusWhenThere: ReturnType<typeof useFocusWhenThere>

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

test('the card of a new vehicle gets the focus when it appears', async () => {
  await draw([])
  button('add').focus()
  await act(async () => focusWhenThere('bus', button('add')))
  await draw(['bus'])
  expect(document.activeElement).toBe(button('bus'))
})

test('a planner who has moved on in the meantime keeps the focus', async () => {
  await draw([])
  button('add').focus()
  const from = button('add')
  button('row').focus()
  await act(async () => focusWhenThere('bus', from))
  await draw(['bus'])
  expect(document.activeElement).toBe(button('row'))
})

function Board({ units }: { units: string[] }) {
  focusWhenThere = useFocusWhenThere(units.map((_id) => ({ _id })))
  return (
    <>
      <button type="button">row</button>
      <button type="button">add</button>
      {units.map((unit) => (
        <article key={unit} data-row={unit}>
          <button type="button" data-stop="open">
            {unit}
          </button>
        </article>
      ))}
    </>
  )
}

async function draw(units: string[]): Promise<void> {
  await act(async () => root.render(<Board units={units} />))
}

function button(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  if (!found) throw new Error(`no button ${name}`)
  return found
}
