import { useLanguage } from '../i18n/language.ts'
import { useKeys } from '../kit/useKeys.ts'

interface Step {
  label: string
  run: () => void
}

/** The arrow keys step through time, mirrored in Hebrew; `t` goes to today. */
export function useStepKeys({ previous, next, home }: Record<'previous' | 'next' | 'home', Step>): void {
  const isMirrored = useLanguage().direction === 'rtl'
  useKeys([
    { ...previous, keys: isMirrored ? 'ArrowRight' : 'ArrowLeft' },
    { ...next, keys: isMirrored ? 'ArrowLeft' : 'ArrowRight' },
    { ...home, keys: 't' },
  ])
}
