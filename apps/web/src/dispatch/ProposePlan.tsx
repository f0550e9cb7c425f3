import type { ButtonProps } from '@mantine/core'
import type { PlanRequest } from '@tourdesk/contract/plan/proposal'
import type { Day } from '@tourdesk/domain/calendar'
import type { PlanMode } from '@tourdesk/domain/plan/planDay'
import { useState } from 'react'
import { useCan } from '../app/session.ts'
import { useText } from '../i18n/useText.ts'
import { ActionButton } from '../kit/ActionButton.tsx'
import { lazyDialogOf } from '../kit/dialog/lazyDialogOf.tsx'
import type { PlanDialogProps } from './plan/PlanDialog.tsx'
import { planMessages } from './plan/planMessages.ts'

const LazyPlanDialog = lazyDialogOf<PlanDialogProps>(
  async () => (await import('./plan/PlanDialog.tsx')).PlanDialog,
)

interface ProposePlanProps extends Pick<ButtonProps, 'size'> {
  date: Day
  /** Only this departure. */
  tour?: string | null
  mode?: PlanMode
  /** How the last proposal was asked for, if it's asked for again. */
  last?: PlanRequest | null
  /** What it's about, where there are several buttons. */
  about?: string
}

/** The button that asks how to plan a day, for those who may. */
export function ProposePlan({
  date,
  tour = null,
  mode = 'plan',
  last = null,
  about,
  size,
}: ProposePlanProps) {
  const t = useText(planMessages)
  const mayPlan = useCan('dispatch.write')
  const [state, setState] = useState<'new' | 'open' | 'closed'>('new')
  if (!mayPlan) return null
  return (
    <>
      <ActionButton
        variant="default"
        className="notPrinted"
        onPointerEnter={LazyPlanDialog.preload}
        size={size}
        aria-label={about && t('about', { action: t(mode), about })}
        onClick={() => setState('open')}
      >
        {t(last ? 'again' : mode)}
      </ActionButton>
      {state !== 'new' && (
        <LazyPlanDialog
          subject={{ date, tour, mode }}
          last={last}
          opened={state === 'open'}
          onClose={() => setState('closed')}
        />
      )}
    </>
  )
}
