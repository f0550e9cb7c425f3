// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import type { Currency } from '@tourdesk/domain/pricing/vocabulary'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { problemSentences } from '../../app/problems.ts'
import { changeLanguage } from '../../i18n/changeLanguage.ts'
import { Form } from '../form/Form.tsx'
import { AmountField, CounterField, NumberField } from '../form/formFields.tsx'
import { useSchemaForm } from '../form/useSchemaForm.ts'
import { ProblemTextsContext } from '../problemText.ts'

let root: Root
let saved: unknown[]

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  saved = []
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

describe('an amount that is typed key by key', () => {
  test.each([
    ['1,940', '$1940', 1940],
    ['$1,940.50', '$1940.50', 1940.5],
    ['1.940,00', '$1940', 1940],
    ['1 940', '$1940', 1940],
    ['1,250,000', '$1250000', 1_250_000],
    ['1940,5', '$1940.50', 1940.5],
    ['12,50', '$12.50', 12.5],
    ['\u2066$1,940.00\u2069', '$1940', 1940],
    ['', '', null],
  ])('%s shows as %s once the field is left, and that is saved', async (typed, shown, value) => {
    await draw(<Fields kind="amount" />)
    await typeKeys(typed)
    await leave()
    expect(field().value).toBe(shown)
    await submit()
    expect(saved).toEqual([value])
  })

  test.each([
    ['1,940', '$1940', 1940],
    ['1.940,00', '$1940', 1940],
  ])('Enter right after typing %s saves and shows what was understood', async (typed, shown, value) => {
    await draw(<Fields kind="amount" />)
    await typeKeys(typed)
    await enter()
    expect(field().value).toBe(shown)
    expect(saved).toEqual([value])
  })

  test.each([
    ['1.940', 'This could be 1940 or 1.94. Please type it without a thousands separator.'],
    ['12.345', 'This could be 12345 or 12.345. Please type it without a thousands separator.'],
    ['1234.567', 'Please enter a number with at most 2 decimals'],
    ['₪1,940', 'This amount is in USD'],
    ['-5', 'Please enter a number that is 0 or more'],
    ['free', 'Please enter a number, such as 1940 or 19.40'],
  ])('%s is not saved by Enter, stays as typed, and the field says why', async (typed, why) => {
    await draw(<Fields kind="amount" />)
    await typeKeys(typed)
    await enter()
    expect(saved).toEqual([])
    expect(field().value).toBe(typed)
    expect(error()).toBe(why)
    await type('1940')
    await submit()
    expect(saved).toEqual([1940])
    expect(error()).toBe(undefined)
  })

  test('the field says why once it is left, and in Hebrew too', async () => {
    await draw(<Fields kind="amount" />, 'he')
    await typeKeys('1.940')
    expect(error()).toBe(undefined)
    await leave()
    expect(error()).toBe('זה יכול להיות \u20661940\u2069 או \u20661.94\u2069. נא להקליד בלי מפריד אלפים.')
  })

  test('what was refused for its currency is read once that currency is chosen', async () => {
    await draw(<Fields kind="amount" />)
    await typeKeys('₪1,940')
    await leave()
    expect(error()).toBe('This amount is in USD')
    await draw(<Fields kind="amount" currency="ILS" />)
    expect(field().value).toBe('₪1940')
    expect(error()).toBe(undefined)
    await submit()
    expect(saved).toEqual([1940])
  })

  test('a value from elsewhere takes its place', async () => {
    await draw(<Fields kind="amount" currency="ILS" start={50} />)
    expect(field().value).toBe('₪50')
    await type('1.940')
    await leave()
    await act(async () => document.querySelector<HTMLElement>('#reset')?.click())
    expect(field().value).toBe('₪50')
    expect(error()).toBe(undefined)
  })
})

describe('other numbers', () => {
  test.each([
    ['percent', '1,5', '1.5%', 1.5],
    ['percent', '7.25', '7.25%', 7.25],
    ['whole', '1,940', '1940', 1940],
    ['exchangeRate', '3,7', '3.7', 3.7],
    ['exchangeRate', '3.705', '3.705', 3.705],
    ['degrees', '-31.778', '-31.778', -31.778],
  ] as const)('a field of %s reads %s as %s', async (of, typed, shown, value) => {
    await draw(<Fields kind={of} />)
    await typeKeys(typed)
    await enter()
    expect(field().value).toBe(shown)
    expect(saved).toEqual([value])
  })

  test.each([
    ['whole', '1,5', 'Please enter a whole number'],
    ['whole', '1.940', 'This could be 1940 or 1.94. Please type it without a thousands separator.'],
    ['percent', '150', 'Please enter a number up to 100'],
    ['exchangeRate', '3,705', 'This could be 3705 or 3.705. Please type it without a thousands separator.'],
  ] as const)('a field of %s refuses %s', async (of, typed, why) => {
    await draw(<Fields kind={of} most={100} />)
    await typeKeys(typed)
    await enter()
    expect(saved).toEqual([])
    expect(error()).toBe(why)
  })

  test('a counter of people never takes thousands for decimals', async () => {
    await draw(<Fields kind="people" start={0} />)
    await typeKeys('1,940')
    expect(field().value).toBe('1940')
    await type('1.5')
    expect(field().value).toBe('1940')
    await submit()
    expect(saved).toEqual([1940])
  })
})

interface FieldsProps {
  kind: 'amount' | 'percent' | 'whole' | 'exchangeRate' | 'degrees' | 'people'
  currency?: Currency
  start?: number | null
  most?: number
}

const schema = z.object({ number: z.number().nullable() })

function Fields({ kind, currency = 'USD', start = null, most }: FieldsProps) {
  const form = useSchemaForm(schema, { defaultValues: { number: start } })
  const place = { control: form.control, name: 'number', label: 'Number' } as const
  return (
    <Form form={form} draft={null} onSubmit={({ number }) => void saved.push(number)}>
      {kind === 'amount' && <AmountField {...place} currency={currency} />}
      {kind === 'people' && <CounterField {...place} max={3000} />}
      {kind !== 'amount' && kind !== 'people' && <NumberField {...place} of={kind} most={most} />}
      <button type="submit">Save</button>
      <button type="button" id="reset" onClick={() => form.reset()} />
    </Form>
  )
}

async function draw(fields: ReactNode, language: 'en' | 'he' = 'en') {
  await changeLanguage(language)
  await act(async () =>
    root.render(
      <MantineProvider>
        <ProblemTextsContext value={problemSentences}>{fields}</ProblemTextsContext>
      </MantineProvider>,
    ),
  )
}

function field(): HTMLInputElement {
  const found = document.querySelector('input')
  if (!found) throw new Error('no field')
  return found
}

function error(): string | undefined {
  return document.querySelector('[class*="error"]')?.textContent ?? undefined
}

async function typeKeys(text: string) {
  await act(async () => field().focus())
  await type('')
  for (const key of text) await type(field().value + key)
}

async function type(text: string) {
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  await act(async () => {
    set?.call(field(), text)
    field().dispatchEvent(new Event('input', { bubbles: true }))
  })
}

async function leave() {
  await act(async () => field().blur())
}

async function enter() {
  await act(async () => {
    field().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    field().form?.requestSubmit()
  })
}

async function submit() {
  await act(async () => field().form?.requestSubmit())
}
