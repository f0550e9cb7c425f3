import { createContext, useContext } from 'react'
import { common } from '../i18n/common.ts'
import { textNow } from '../i18n/useText.ts'

/** How failures are put into words. The application tells the kit; the kit knows no server. */
export interface ProblemTexts {
  /** A sentence for whatever a call threw. */
  ofError: (error: unknown) => string
  /** A sentence for what a form's rule says: a text as it is, or a code translated. */
  ofField: (message: string) => string
}

export const ProblemTextsContext = createContext<ProblemTexts>({
  ofError: (error) => (error instanceof Error && error.message) || textNow(common)('wentWrong'),
  ofField: (message) => message,
})

export function useProblemTexts(): ProblemTexts {
  return useContext(ProblemTextsContext)
}
