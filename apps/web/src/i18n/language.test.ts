import { afterEach, expect, test, vi } from 'vitest'
import { currentLanguage } from './language.ts'
import { uiLanguages } from './uiLanguage.ts'

const stored = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')
afterEach(() => {
  if (stored) Object.defineProperty(globalThis, 'localStorage', stored)
  else Reflect.deleteProperty(globalThis, 'localStorage')
})

test('CONST-11 the interface has English and Hebrew, and English by default', () => {
  expect(uiLanguages).toEqual(['en', 'he'])
  expect(currentLanguage()).toBe('en')
})

test('a page opens in English in a browser that blocks storage', async () => {
  const blocked = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: blocked })
  vi.resetModules()
  const opened = await import('./language.ts')
  expect(opened.currentLanguage()).toBe('en')
})
