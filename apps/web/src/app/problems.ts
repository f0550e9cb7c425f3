import { Problem } from '@tourdesk/contract/kernel/problem'
import { type ProblemCode, problemTexts } from '@tourdesk/words/problems/problemTexts'
import { problemSentence } from '../i18n/problemSentence.ts'
import type { ProblemTexts } from '../kit/problemText.ts'

/** Errors in the screen's language: codes are translated, an unknown error is shown as sent. */
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

/** Runs some work and returns the error message, or null on success; for forms that show errors themselves. */
export async function refusalOf(work: Promise<unknown>): Promise<string | null> {
  try {
    await work
    return null
  } catch (error) {
    return problemSentences.ofError(error)
  }
}

/** An error to show in a form: below its fields, or above all of them. */
export interface Refused {
  /** The error that belongs to no field; null if all have one. */
  text: string | null
  fields: Partial<Record<string, string>>
}

/** The same as `refusalOf`, for forms that show errors at these fields. */
export async function refusedAt(fields: readonly string[], work: Promise<unknown>): Promise<Refused | null> {
  try {
    await work
    return null
  } catch (error) {
    const issues = error instanceof Problem ? error.issues : []
    const placed = issues.filter(({ field }) => fields.includes(field))
    const isPlaced = placed.length > 0 && placed.length === issues.length
    return {
      text: isPlaced ? null : problemSentences.ofError(error),
      fields: Object.fromEntries(
        placed.map(({ field, code, params }) => [field, problemSentence(code, params)]),
      ),
    }
  }
}

function isCode(text: string): text is ProblemCode {
  return text in problemTexts
}
