// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { TextInput, type TextKind } from './TextInput.tsx'

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))

test.each<[TextKind, string]>([
  ['email', 'off'],
  ['tel', 'off'],
  ['ownEmail', 'email'],
])(
  'a browser offers what it knows of its user only where people type their own: %s',
  async (kind, offered) => {
    const container = document.createElement('div')
    const field = <TextInput label="Address" kind={kind} value="" onChange={() => {}} />
    const root = createRoot(container)
    await act(async () => root.render(<MantineProvider>{field}</MantineProvider>))
    expect(container.querySelector('input')?.getAttribute('autocomplete')).toBe(offered)
    act(() => root.unmount())
  },
)
