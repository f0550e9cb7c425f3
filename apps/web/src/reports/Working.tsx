import { Button, Loader } from '@mantine/core'
import { useText } from '../i18n/useText.ts'
import { reportMessages } from './reportMessages.ts'
import { useWorkingFor } from './useWorkingFor.ts'

/** How long a report has been worked out for, with a button to stop; nothing in the first second. */
export function Working({ isRunning, onStop }: { isRunning: boolean; onStop: () => void }) {
  const t = useText(reportMessages)
  const seconds = useWorkingFor(isRunning)
  if (seconds < 1) return null
  return (
    <div className="row gap8" role="status">
      <Loader size={14} aria-hidden />
      <span className="tabular">{t('working', { seconds })}</span>
      <Button variant="subtle" size="compact-sm" onClick={onStop}>
        {t('stop')}
      </Button>
    </div>
  )
}
