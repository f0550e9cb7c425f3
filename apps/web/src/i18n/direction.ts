import type { UiLanguage } from './language.ts'

export type Direction = 'ltr' | 'rtl'

export function directionOf(language: UiLanguage): Direction {
  return language === 'he' ? 'rtl' : 'ltr'
}
