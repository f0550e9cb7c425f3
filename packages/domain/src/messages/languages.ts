import type { Language } from '../catalogue/vocabulary.ts'
import { messageLanguages } from './vocabulary.ts'

/** The languages that a text can be written in: those of the product's own texts, and those of tours. */
export const textLanguages = [
  ...messageLanguages,
  'fr',
  'es',
  'de',
  'pt',
  'it',
  'ru',
  'ro',
  'nl',
  'zh',
] as const
export type TextLanguage = (typeof textLanguages)[number]

/** The language of messages to people on a tour in a given language. */
const languageOfTour: Record<Language, TextLanguage> = {
  english: 'en',
  french: 'fr',
  spanish: 'es',
  german: 'de',
  portuguese: 'pt',
  italian: 'it',
  russian: 'ru',
  romanian: 'ro',
  dutch: 'nl',
  chinese: 'zh',
}

/** The direction in which a language is written. */
export function directionOf(language: TextLanguage): 'ltr' | 'rtl' {
  return language === 'he' ? 'rtl' : 'ltr'
}

/** The facts that decide the language of messages to a customer. */
export interface CustomerOf {
  /** Chosen on the order's page. */
  chosen: TextLanguage | null
  name: string
  /** The language of the order's earliest tour. */
  tour: Language | null
}

/**
 * The language of messages to a customer: the chosen one, or else Hebrew for a name in Hebrew letters (no
 * tour is guided in Hebrew), or else that of the earliest tour.
 */
export function languageOfCustomer({ chosen, name, tour }: CustomerOf): TextLanguage {
  if (chosen) return chosen
  if (/\p{Script=Hebrew}/u.test(name)) return 'he'
  return tour ? languageOfTour[tour] : 'en'
}
