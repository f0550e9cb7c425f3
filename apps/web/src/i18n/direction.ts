import type { UiLanguage } from './uiLanguage.ts'

export type Direction = 'ltr' | 'rtl'

/** The direction of a typed text, by its first letter; without letters it's left to right. */
export function directionOfText(text: string): Direction {
  const letter = /\p{L}/u.exec(text)?.[0] ?? ''
  return /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/.test(letter) ? 'rtl' : 'ltr'
}

export function directionOf(language: UiLanguage): Direction {
  return language === 'he' ? 'rtl' : 'ltr'
}
