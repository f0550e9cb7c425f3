import { expect, test } from 'vitest'
import { currentLanguage } from './language.ts'
import { uiLanguages } from './uiLanguage.ts'

test('CONST-11 the interface speaks English and Hebrew, and English when nothing was chosen', () => {
  expect(uiLanguages).toEqual(['en', 'he'])
  expect(currentLanguage()).toBe('en')
})
