import { expect, test } from 'vitest'
import { currentLanguage } from './language.ts'
import { uiLanguages } from './uiLanguage.ts'

test('CONST-11 the interface has English and Hebrew, and English by default', () => {
  expect(uiLanguages).toEqual(['en', 'he'])
  expect(currentLanguage()).toBe('en')
})
