import { showLanguage } from '../i18n/language.ts'
import type { UiLanguage } from '../i18n/uiLanguage.ts'

const key = 'language of customer'

/** The language that the customer chose in this tab, else that of the mail, else the browser's. */
export function firstLanguage(): UiLanguage {
  return chosenLanguage() ?? (isHebrew(navigator.language) ? 'he' : 'en')
}

/** The language that was asked for, so that the order's own doesn't replace it. */
function chosenLanguage(): UiLanguage | null {
  const asked = read() ?? new URLSearchParams(location.search).get('lang')
  return asked === 'en' || asked === 'he' ? asked : null
}

/** Keeps the choice for this tab only: the office may use the same browser. */
export function chooseLanguage(language: UiLanguage): void {
  try {
    sessionStorage.setItem(key, language)
  } catch {
    // The choice then lasts until the next load.
  }
  showLanguage(language)
}

/** Shows a Hebrew customer's order in Hebrew, unless a language was asked for. */
export function takeLanguage(ofCustomer: UiLanguage): void {
  if (ofCustomer === 'he' && !chosenLanguage()) showLanguage('he')
}

function read(): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

function isHebrew(tag: string): boolean {
  return /^(he|iw)\b/i.test(tag)
}
