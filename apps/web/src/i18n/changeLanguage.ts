import { setLanguage } from './language.ts'
import { loadProblemSentences } from './problemSentence.ts'
import type { UiLanguage } from './uiLanguage.ts'

/** Changes the language of the screens once its error messages have loaded; without a connection, at once. */
export async function changeLanguage(language: UiLanguage): Promise<void> {
  await loadProblemSentences(language).catch(() => {})
  setLanguage(language)
}
