// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { collectTyping } from './typeAhead.ts'

function press(...keys: (string | KeyboardEventInit)[]): string[] {
  const reached: string[] = []
  const page = ({ key }: KeyboardEvent) => reached.push(key)
  document.body.addEventListener('keydown', page)
  for (const each of keys) {
    const init = typeof each === 'string' ? { key: each } : each
    document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }))
  }
  document.body.removeEventListener('keydown', page)
  return reached
}

test('letters typed while the field appears are kept from the page and handed over', () => {
  const take = collectTyping()
  expect(press('n', 'ew', 'o', 'x', 'Backspace', ' ', 'מ')).toEqual(['ew'])
  expect(take()).toBe('no מ')
  expect(press('n')).toEqual(['n'])
  expect(take()).toBe('')
})

test('Enter is handed over, Escape and keys with Ctrl are left to the page', () => {
  const take = collectTyping()
  expect(press('g', 'Enter', 'Escape', { key: 'k', ctrlKey: true }, 'Tab')).toEqual(['Escape', 'k', 'Tab'])
  expect(take()).toBe('g\n')
})
