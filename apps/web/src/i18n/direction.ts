import type { UiLanguage } from './uiLanguage.ts'

export type Direction = 'ltr' | 'rtl'

/** The direction in which a typed text runs, by its first letter; one without letters runs left to right. */
export function directionOfText(text: string): Direction {
  const letter = /\p{L}/u.exec(text)?.[0] ?? ''
  return /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/.test(letter) ? 'rtl' : 'ltr'
}

export function directionOf(language: UiLanguage): Direction {
  return language === 'he' ? 'rtl' : 'ltr'
}
