import { useLanguage } from '../i18n/language.ts'
import { useKeys } from '../kit/useKeys.ts'

interface Step {
  label: string
  run: () => void
}

/** The arrow keys step through time, mirrored in Hebrew; `t` leads back to today. */
export function useStepKeys({ previous, next, home }: Record<'previous' | 'next' | 'home', Step>): void {
  const isMirrored = useLanguage().direction === 'rtl'
  const onPage = ({ label, run }: Step, keys: string) => ({
    keys,
    label,
    run: () => {
      if (!isOnTop()) run()
    },
  })
  useKeys([
    onPage(previous, isMirrored ? 'ArrowRight' : 'ArrowLeft'),
    onPage(next, isMirrored ? 'ArrowLeft' : 'ArrowRight'),
    onPage(home, 't'),
  ])
}

/** True while the focus is in something that floats over the page and has arrow keys of its own. */
function isOnTop(): boolean {
  return document.activeElement?.closest('[role="dialog"], [role="menu"], [role="listbox"]') != null
}
