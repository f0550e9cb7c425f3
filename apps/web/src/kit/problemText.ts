import { createContext, useContext } from 'react'
import { common } from '../i18n/common.ts'
import { textNow } from '../i18n/useText.ts'

/**
 * Turns errors into messages. The application provides this, since the kit knows nothing about the server.
 */
export interface ProblemTexts {
  /** A message for anything a call throws. */
  ofError: (error: unknown) => string
  /** A message for a form rule's error: a text as it is, a code translated. */
  ofField: (message: string) => string
}

export const ProblemTextsContext = createContext<ProblemTexts>({
  ofError: (error) => (error instanceof Error && error.message) || textNow(common)('wentWrong'),
  ofField: (message) => message,
})

export function useProblemTexts(): ProblemTexts {
  return useContext(ProblemTextsContext)
}
