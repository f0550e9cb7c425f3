import { Button, Progress, VisuallyHidden } from '@mantine/core'
import { IconCircle, IconCircleCheck } from '@tabler/icons-react'
import type { Checklist } from '@tourdesk/contract/home/home'
import type { SetUpStep } from '@tourdesk/domain/home/checklist'
import { useState } from 'react'
import { useCan } from '../../app/session.ts'
import { useText } from '../../i18n/useText.ts'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { LinkButton } from '../../kit/LinkButton.tsx'
import { LoadingPage } from '../../kit/LoadingPage.tsx'
import { Page } from '../../kit/Page.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { useProblemTexts } from '../../kit/problemText.ts'
import styles from './SetUp.module.css'
import { type SetUpDialog, SetUpDialogs } from './SetUpDialogs.tsx'
import { StepActions } from './StepActions.tsx'
import { setUpMessages } from './setUpMessages.ts'
import { useChecklist, useDismissal } from './useChecklist.ts'

/** The checklist from an empty business to its first order. A step counts as done once its records exist. */
export function SetUpPage() {
  const t = useText(setUpMessages)
  const { ofError } = useProblemTexts()
  const { data, error, refetch } = useChecklist()
  const [dialog, setDialog] = useState<SetUpDialog | null>(null)
  if (!data) {
    if (!error) return <LoadingPage />
    return <ErrorState text={ofError(error)} onRetry={() => void refetch()} />
  }
  const done = data.steps.filter(({ isDone }) => isDone).length
  const all = data.steps.length
  const first = data.steps.find(({ isDone }) => !isDone)?.step
  return (
    <Page
      title={t('title')}
      kind="form"
      beside={
        <span className="quiet" role="status">
          {t('progress', { done, all })}
        </span>
      }
    >
      <p className="quiet flat readable">{t('intro')}</p>
      <Progress value={(done / all) * 100} aria-label={t('progress', { done, all })} my={8} />
      <Panel flush>
        <ol className="plainList">
          {data.steps.map(({ step, isDone }) => (
            <Step key={step} step={step} isDone={isDone} isFirst={step === first} onOpen={setDialog} />
          ))}
        </ol>
      </Panel>
      <End checklist={data} />
      <SetUpDialogs
        open={dialog}
        onClose={() => {
          setDialog(null)
          void refetch()
        }}
      />
    </Page>
  )
}

interface StepProps {
  step: SetUpStep
  isDone: boolean
  /** True for the next step to do. */
  isFirst: boolean
  onOpen: (dialog: SetUpDialog) => void
}

function Step({ step, isDone, isFirst, onOpen }: StepProps) {
  const t = useText(setUpMessages)
  const Mark = isDone ? IconCircleCheck : IconCircle
  return (
    <li id={step} className={styles.step} data-done={isDone || undefined}>
      <span className={`quiet flex ${styles.mark}`}>
        <Mark size={20} stroke={1.6} aria-hidden />
      </span>
      <div>
        <span className="medium">{t(step)}</span>{' '}
        <VisuallyHidden>{t(isDone ? 'done' : 'toDo')}</VisuallyHidden>
        <p className="quiet flat small">{t(`${step}Help`)}</p>
      </div>
      <div className={`row wrap justifyEnd gap8 ${styles.actions}`}>
        <StepActions step={step} isDone={isDone} isFirst={isFirst} onOpen={onOpen} />
      </div>
    </li>
  )
}

function End({ checklist: { steps, isDismissed } }: { checklist: Checklist }) {
  const t = useText(setUpMessages)
  const dismissal = useDismissal()
  const mayDismiss = useCan('settings.write')
  const isReady = steps.every(({ isDone }) => isDone)
  return (
    <div className="row wrap gap8 across12">
      {isReady && (
        <>
          <span>{t('allDone')}</span>
          <LinkButton href="/operations?order=new">{t('newOrder')}</LinkButton>
          <LinkButton href="/assignments/calendar" variant="default">
            {t('plan')}
          </LinkButton>
        </>
      )}
      {isDismissed && <span className="quiet">{t('dismissed')}</span>}
      {mayDismiss && (isDismissed || !isReady) && (
        <Button variant="subtle" loading={dismissal.busy} onClick={() => void dismissal.run(!isDismissed)}>
          {t(isDismissed ? 'bringBack' : 'dismiss')}
        </Button>
      )}
    </div>
  )
}
