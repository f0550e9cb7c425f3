import { Problem } from '@tourdesk/contract/kernel/problem'
import { type ProblemCode, problemTexts } from '@tourdesk/contract/problems/problemTexts'
import { problemSentence } from '../i18n/problemSentence.ts'
import type { ProblemTexts } from '../kit/problemText.ts'

/** Failures in the language of the screen: codes are translated, an unknown answer is shown as sent (HOLE-O102). */
export const problemSentences: ProblemTexts = {
  ofError: (error) => {
    if (!(error instanceof Problem)) return problemSentence('unexpected')
    const sentences = error.issues.map((issue) => problemSentence(issue.code, issue.params))
    if (sentences.length > 0) return [...new Set(sentences)].join(', ')
    return error.said ?? problemSentence(error.code, error.params)
  },
  ofField: (message) => {
    const [code = '', params] = message.split('|', 2)
    return isCode(code) ? problemSentence(code, params ? JSON.parse(params) : {}) : message
  },
}

/** The sentence of what a piece of work was refused for, or null once it is done; for forms that show it themselves. */
export async function refusalOf(work: Promise<unknown>): Promise<string | null> {
  try {
    await work
    return null
  } catch (error) {
    return problemSentences.ofError(error)
  }
}

function isCode(text: string): text is ProblemCode {
  return text in problemTexts
}
