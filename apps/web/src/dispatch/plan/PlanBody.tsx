import { Problem } from '@tourdesk/contract/kernel/problem'
import { isNotFound } from '../../app/isNotFound.ts'
import { useText } from '../../i18n/useText.ts'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { useProblemTexts } from '../../kit/problemText.ts'
import { AskPlan } from './AskPlan.tsx'
import { PlanRunning } from './PlanRunning.tsx'
import type { PlanSubject } from './planForm.ts'
import { planMessages } from './planMessages.ts'
import { PlanReview } from './review/PlanReview.tsx'
import type { Plan } from './usePlan.ts'
import { useAskForPlan } from './usePropose.ts'

interface PlanBodyProps {
  id: string
  plan: Plan
  subject: PlanSubject
}

/** The proposal, or how far its search is, or why there's none. */
export function PlanBody({ id, plan, subject }: PlanBodyProps) {
  if (plan.proposal) return <PlanReview proposal={plan.proposal} />
  if (plan.error) return <PlanFailed id={id} plan={plan} error={plan.error} subject={subject} />
  return <PlanRunning id={id} />
}

/** Why there's no proposal; it can be asked for again in the same way. */
function PlanFailed({ id, plan, error, subject }: PlanBodyProps & { error: Error }) {
  const t = useText(planMessages)
  const { ofError } = useProblemTexts()
  const ask = useAskForPlan()
  const { request } = plan
  if (error instanceof Problem && error.code === 'offline')
    return <ErrorState text={ofError(error)} onRetry={request ? () => ask(id, request) : plan.reload} />
  return (
    <>
      <ErrorState text={isNotFound(error) ? t('gone') : ofError(error)} />
      <AskPlan subject={subject} last={request} />
    </>
  )
}
