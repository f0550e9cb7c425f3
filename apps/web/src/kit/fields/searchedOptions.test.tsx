// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { Choice } from './Choice.tsx'

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))

const agencies = ['צ׳רלי טורס', 'Café Voyages', 'Zeta Tours']

test.each([
  ["צ'רלי", ['צ׳רלי טורס']],
  ['צרלי', ['צ׳רלי טורס']],
  ['cafe', ['Café Voyages']],
  ['voyages cafe', ['Café Voyages']],
  ['tours', ['Zeta Tours']],
])('the options that %j finds are those of every search', async (typed, found) => {
  const container = document.body.appendChild(document.createElement('div'))
  const options = agencies.map((label, value) => ({ label, value }))
  const field = <Choice label="Agency" options={options} value={null} onChange={() => {}} searchable />
  const root = createRoot(container)
  await act(async () => root.render(<MantineProvider env="test">{field}</MantineProvider>))
  const input = container.querySelector('input')!
  await act(async () => {
    input.focus()
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, typed)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
  const shown = [...document.querySelectorAll('[data-combobox-option]')].map(({ textContent }) => textContent)
  expect(shown).toEqual(found)
  await act(async () => root.unmount())
  container.remove()
})
