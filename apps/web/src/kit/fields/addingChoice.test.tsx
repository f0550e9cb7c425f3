// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type AddDialogProps, type Adding, AddingContext } from '../adding/AddingContext.ts'
import { Choice } from './Choice.tsx'

const gates = [
  { value: 'jaffa', label: 'Jaffa Gate' },
  { value: 'damascus', label: 'Damascus Gate' },
]

let root: Root
let chosen: (string | null)[]
let list: typeof gates

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  chosen = []
  list = gates
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

test('the list ends with an entry that adds what’s missing, and the new one is chosen once it’s listed', async () => {
  await draw({ label: 'Add a location' })
  await act(async () => field().click())
  expect(options()).toEqual(['Jaffa Gate', 'Damascus Gate', 'Add a location'])
  await act(async () => optionOf('Add a location').click())
  await act(async () => saveButton().click())
  expect(chosen).toEqual([])
  list = [...gates, { value: 'zion', label: 'Zion Gate' }]
  await draw({ label: 'Add a location' })
  expect(chosen).toEqual(['zion'])
  expect(document.querySelector('[data-dialog]')).toBe(null)
})

test('while somebody types, only what’s found is listed; if that’s nothing, a button adds it', async () => {
  await draw({ label: 'Add a location' })
  await act(async () => field().click())
  await type('dama')
  expect(options()).toEqual(['Damascus Gate'])
  await type('zion')
  expect(options()).toEqual([])
  const add = document.querySelector<HTMLButtonElement>('button[data-adds]')
  expect(add?.textContent?.trim()).toBe('Add a location')
  await act(async () => add?.click())
  expect(saveButton()).not.toBe(null)
})

test('an empty list says so, and offers nothing else', async () => {
  list = []
  await draw({ label: 'Add a location' })
  expect(field().placeholder).toBe('No locations yet.')
  await act(async () => field().click())
  expect(options()).toEqual(['Add a location'])
})

test('who may not add reads whom to ask', async () => {
  list = []
  await draw({ label: null })
  await act(async () => field().click())
  expect(options()).toEqual([])
  expect(document.body.textContent).toContain('No locations yet. Ask Olive Tours.')
})

function Gate({ options: offered }: { options: typeof gates }) {
  const [value, setValue] = useState<string | null>(null)
  return (
    <Choice
      label="Location"
      searchable
      options={offered}
      adds={{ kind: 'location' }}
      value={value}
      onChange={(next) => {
        chosen.push(next)
        setValue(next)
      }}
    />
  )
}

function AddGate({ opened, onSaved }: AddDialogProps) {
  if (!opened) return null
  return (
    <button type="button" data-dialog onClick={() => onSaved('zion')}>
      Save
    </button>
  )
}

async function draw({ label }: Pick<Adding, 'label'>): Promise<void> {
  const adding = { none: 'No locations yet.', ask: 'Ask Olive Tours.', label, Dialog: AddGate }
  await act(async () =>
    root.render(
      <MantineProvider env="test">
        <AddingContext value={() => adding}>
          <Gate options={list} />
        </AddingContext>
      </MantineProvider>,
    ),
  )
}

function field(): HTMLInputElement {
  return document.querySelector<HTMLInputElement>('input:not([type=hidden])')!
}

async function type(text: string): Promise<void> {
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  await act(async () => {
    field().focus()
    write?.call(field(), text)
    field().dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }))
  })
}

function optionOf(text: string): HTMLElement {
  return [...document.querySelectorAll<HTMLElement>('[data-combobox-option]')].find(
    (option) => option.textContent?.trim() === text,
  )!
}

function options(): (string | undefined)[] {
  return [...document.querySelectorAll('[data-combobox-option]')].map((option) => option.textContent?.trim())
}

function saveButton(): HTMLElement {
  return document.querySelector<HTMLElement>('[data-dialog]')!
}
