// @vitest-environment happy-dom
import { act, Profiler } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSchemaForm } from '../../../kit/form/useSchemaForm.ts'
import { PriceTable } from './PriceTable.tsx'
import { newPriceList, type PriceListValues, priceListFields, priceListValuesOf } from './priceListValues.ts'

const list = { ...newPriceList('2026-03-02'), description: 'Summer' }
let root: Root
let draws: number
let changed: Set<string>
let watch: MutationObserver
let values: () => PriceListValues

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<Page />))
  draws = 0
  changed = new Set()
  watch = new MutationObserver((records) => {
    for (const { target } of records) {
      const element = target instanceof Element ? target : target.parentElement
      changed.add(element?.closest<HTMLElement>('[data-at]')?.dataset.at ?? 'outside')
    }
  })
  watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
})

afterEach(async () => {
  watch.disconnect()
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

test('typing in a cell draws neither the table nor another cell', async () => {
  await act(async () => cell('Small, Tel Aviv to Jaffa').focus())
  draws = 0
  changed.clear()
  for (const text of ['1', '13', '130']) await type('Small, Tel Aviv to Jaffa', text)
  expect(draws).toBe(0)
  expect([...changed]).toEqual(['3 2'])
  expect(values().prices[3]?.cells.small_group).toBe('130')
})

test('typing an Economy price draws the Large cell of its row, which shows it, and nothing else', async () => {
  await type('Economy, Jerusalem to Jaffa', '71')
  expect(cell('Large, Jerusalem to Jaffa').value).toBe('71')
  expect([...changed].toSorted()).toEqual(['7 1', '7 4'])
})

test('moving on draws the two cells concerned', async () => {
  await act(async () => cell('Small, Tel Aviv to Jaffa').focus())
  changed.clear()
  await press('ArrowDown')
  expect(document.activeElement).toBe(cell('Small, Jerusalem to Tel Aviv'))
  expect([...changed].toSorted()).toEqual(['3 2', '4 2'])
})

test('only one cell is in the order of tabs, and Tab skips the grey ones', async () => {
  await act(async () => cell('Small, Tel Aviv to Jaffa').focus())
  expect(document.querySelectorAll('[data-at] input[tabindex="0"]')).toHaveLength(1)
  await press('Tab')
  expect(document.activeElement).toBe(cell('4-seater, Tel Aviv to Jaffa'))
  await press('ArrowLeft')
  expect(document.activeElement).toBe(cell('Large, Tel Aviv to Jaffa'))
  await press('Delete')
  expect(values().prices[3]?.cells.large_group).toBe('0')
})

test('a pasted block is understood, filled in and marked where it is unclear, and undone in one step', async () => {
  await act(async () => cell('Economy, Tel Aviv to Tel Aviv').focus())
  await paste('$1,234.50\t99.90\t45\n1.250\tdear\t\n')
  expect(values().prices[0]?.cells).toMatchObject({
    economy: '1234.5',
    small_group: '99.9',
    medium_group: '0',
  })
  expect(values().prices[1]?.cells).toMatchObject({ economy: '1.250', small_group: 'dear' })
  const wrong = [...document.querySelectorAll('[aria-invalid="true"]')].map((one) =>
    one.getAttribute('aria-label'),
  )
  expect(wrong).toEqual(['Economy, Tel Aviv to Jerusalem', 'Small, Tel Aviv to Jerusalem'])
  const said = document.querySelector('[role="status"]')?.textContent
  expect(said).toContain('4 cells pasted.')
  expect(said).toContain("2 values aren't clear")
  expect(said).toContain('outside the table: 45')
  await press('z', { code: 'KeyZ', ctrlKey: true })
  expect(values()).toEqual(priceListValuesOf(list))
  expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0)
  await press('y', { code: 'KeyY', ctrlKey: true })
  expect(values().prices[1]?.cells).toMatchObject({ economy: '1.250', small_group: 'dear' })
})

test('what is typed is kept as understood, and Escape takes it back', async () => {
  const small = cell('Small, Tel Aviv to Jaffa')
  await act(async () => small.focus())
  await type('Small, Tel Aviv to Jaffa', '$1,234.50')
  await press('Enter')
  expect(values().prices[3]?.cells.small_group).toBe('1234.5')
  await press('ArrowUp')
  await type('Small, Tel Aviv to Jaffa', '7')
  await press('Escape')
  expect(small.value).toBe('1234.5')
  expect(values().prices[3]?.cells.small_group).toBe('1234.5')
  await press('z', { code: 'KeyZ', ctrlKey: true })
  expect(small.value).toBe('0')
})

function Page() {
  const form = useSchemaForm<PriceListValues, PriceListValues>(priceListFields(list, []).schema, {
    defaultValues: priceListValuesOf(list),
  })
  values = form.getValues
  return (
    <Profiler id="table" onRender={() => void draws++}>
      <PriceTable
        form={form}
        priced={{
          groupTypes: ['small_group', 'private_group'],
          doesIncludeReturnTransport: false,
          hasOwnPremium: false,
        }}
      />
    </Profiler>
  )
}

function cell(name: string): HTMLInputElement {
  return document.querySelector(`input[aria-label="${name}"]`)!
}

async function type(name: string, text: string) {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!
  await act(async () => {
    set!.call(cell(name), text)
    cell(name).dispatchEvent(new Event('input', { bubbles: true }))
  })
}

async function press(key: string, more: KeyboardEventInit = {}) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
  await act(async () => void document.activeElement!.dispatchEvent(event))
}

async function paste(text: string) {
  const clipboardData = { getData: () => text }
  const event = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData })
  await act(async () => void document.activeElement!.dispatchEvent(event))
}
