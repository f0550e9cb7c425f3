import { countedSentence, fillSentence, problemText } from '@tourdesk/contract/kernel/problem'
import type { ProblemCode } from '@tourdesk/words/problems/problemTexts'
import { currentLanguage } from './language.ts'
import type { UiLanguage } from './uiLanguage.ts'

type Hebrew = typeof import('@tourdesk/words/problems/hebrewProblems')
let hebrew: Hebrew | undefined

/** Loads the error messages of a language that isn't bundled with the page. */
export async function loadProblemSentences(language: UiLanguage): Promise<void> {
  if (language === 'he') hebrew ??= await import('@tourdesk/words/problems/hebrewProblems')
}

/** A code's message in the screen's language, or in English while the Hebrew ones are loading. */
export function problemSentence(code: ProblemCode, params: Record<string, string | number> = {}): string {
  if (currentLanguage() === 'en' || !hebrew) return problemText(code, params)
  const counted = countedSentence(code, params, hebrew.hebrewCounted[code])
  return fillSentence(counted ?? hebrew.hebrewProblems[code], params, hebrew.hebrewWords)
}
