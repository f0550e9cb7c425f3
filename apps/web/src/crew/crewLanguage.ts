import { showLanguage } from '../i18n/language.ts'
import type { UiLanguage } from '../i18n/uiLanguage.ts'

/** Read by `public/first-paint.js` too. The office has its own key, since it may use the same browser. */
const key = 'crew language'
const choiceKey = 'crew language chosen'

/** The language that this phone last showed, or the browser's. */
export function firstLanguage(): UiLanguage {
  const shown = localStorage.getItem(key)
  if (shown === 'en' || shown === 'he') return shown
  return /^(he|iw)\b/i.test(navigator.language) ? 'he' : 'en'
}

/** The language that the person chose on this phone; null if they didn't. */
export function chosenLanguage(): UiLanguage | null {
  return localStorage.getItem(choiceKey) === null ? null : firstLanguage()
}

/** Stores and shows the language that the person chose. */
export function chooseLanguage(language: UiLanguage): void {
  localStorage.setItem(choiceKey, 'yes')
  show(language)
}

/** Shows the language of the operator's record, unless the person chose one on this phone. */
export function takeLanguage(ofOperator: UiLanguage): void {
  if (localStorage.getItem(choiceKey) === null) show(ofOperator)
}

/** Forgets the choice, so that the next person on this phone starts with the language of their own record. */
export function forgetLanguageChoice(): void {
  localStorage.removeItem(choiceKey)
}

function show(language: UiLanguage): void {
  localStorage.setItem(key, language)
  showLanguage(language)
}
