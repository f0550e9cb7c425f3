import { fillSentence, problemText } from '@tourdesk/contract/kernel/problem'
import type { ProblemCode } from '@tourdesk/contract/problems/problemTexts'
import { currentLanguage } from './language.ts'
import type { UiLanguage } from './uiLanguage.ts'

type Hebrew = typeof import('@tourdesk/contract/problems/hebrewProblems')
let hebrew: Hebrew | undefined

/** Fetches the sentences of a language that does not come with the page. */
export async function loadProblemSentences(language: UiLanguage): Promise<void> {
  if (language === 'he') hebrew ??= await import('@tourdesk/contract/problems/hebrewProblems')
}

/** What a code says in the language of the screen; in English as long as the Hebrew is on its way. */
export function problemSentence(code: ProblemCode, params: Record<string, string | number> = {}): string {
  if (currentLanguage() === 'en' || !hebrew) return problemText(code, params)
  return fillSentence(hebrew.hebrewProblems[code], params, hebrew.hebrewWords)
}
