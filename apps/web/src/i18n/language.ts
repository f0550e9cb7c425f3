import { useSyncExternalStore } from 'react'
import { type Direction, directionOf } from './direction.ts'
import type { UiLanguage } from './uiLanguage.ts'

/** `public/first-paint.js` reads the same key. */
const storageKey = 'language'
const listeners = new Set<() => void>()
let current = savedLanguage()

export function useLanguage(): { language: UiLanguage; direction: Direction } {
  const language = useSyncExternalStore(subscribe, currentLanguage)
  return { language, direction: directionOf(language) }
}

export function currentLanguage(): UiLanguage {
  return current
}

export function setLanguage(language: UiLanguage): void {
  try {
    localStorage.setItem(storageKey, language)
  } catch {
    // Without storage, the choice lasts until the next load.
  }
  showLanguage(language)
}

/** Shows the page in a language without remembering it for the next visit. */
export function showLanguage(language: UiLanguage): void {
  current = language
  document.documentElement.lang = language
  document.documentElement.dir = directionOf(language)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function savedLanguage(): UiLanguage {
  try {
    return localStorage.getItem(storageKey) === 'he' ? 'he' : 'en'
  } catch {
    return 'en'
  }
}
