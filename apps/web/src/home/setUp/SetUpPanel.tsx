import { Button } from '@mantine/core'
import { useCan } from '../../app/session.ts'
import { useText } from '../../i18n/useText.ts'
import { LinkButton } from '../../kit/LinkButton.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { HomeLine } from '../HomeLine.tsx'
import styles from '../home.module.css'
import setUp from './SetUp.module.css'
import { setUpMessages } from './setUpMessages.ts'
import { useChecklist, useDismissal } from './useChecklist.ts'

/** What an empty business still needs, shown on the home page until it's done or dismissed. */
export function SetUpPanel() {
  const t = useText(setUpMessages)
  const { data } = useChecklist()
  const dismissal = useDismissal()
  const mayDismiss = useCan('settings.write')
  const open = data?.steps.filter(({ isDone }) => !isDone) ?? []
  if (!data || data.isDismissed || open.length === 0) return null
  return (
    <div className="fullRow">
      <Panel
        title={t('panel')}
        flush
        actions={
          <div className={`row wrap justifyEnd gap8 ${setUp.actions}`}>
            <span className="quiet">
              {t('progress', { done: data.steps.length - open.length, all: data.steps.length })}
            </span>
            {mayDismiss && (
              <Button
                variant="subtle"
                size="compact-sm"
                loading={dismissal.busy}
                onClick={() => void dismissal.run(true)}
              >
                {t('dismiss')}
              </Button>
            )}
            <LinkButton href="/setup" size="compact-sm">
              {t('goOn')}
            </LinkButton>
          </div>
        }
      >
        <ul className={`plainList ${styles.lines}`}>
          {open.map(({ step }) => (
            <HomeLine key={step} href={`/setup#${step}`}>
              {t(step)}
            </HomeLine>
          ))}
        </ul>
      </Panel>
    </div>
  )
}
