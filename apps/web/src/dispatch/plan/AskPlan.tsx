import type { PlanRequest } from '@tourdesk/contract/plan/proposal'
import { DialogForm } from '../../app/FormDialog.tsx'
import { useText } from '../../i18n/useText.ts'
import { useOpen } from '../../kit/AppLink.tsx'
import { dayHref } from '../dayHref.ts'
import { PlanFields } from './PlanFields.tsx'
import styles from './plan.module.css'
import { PlanChoices, type PlanSubject } from './planForm.ts'
import { planMessages } from './planMessages.ts'
import { useAskedChoices } from './useAskedChoices.ts'

interface AskPlanProps {
  subject: PlanSubject
  /** How the last proposal was asked for. */
  last?: PlanRequest | null
}

/** The same question as in the dialog, on a page of its own. */
export function AskPlan({ subject, last = null }: AskPlanProps) {
  const t = useText(planMessages)
  const { onSubmit, defaultValues } = useAskedChoices(subject, last)
  const open = useOpen()
  return (
    <section className={`frame ${styles.ask}`} aria-label={t(subject.mode)}>
      <DialogForm
        schema={PlanChoices}
        draft={null}
        submitLabel={t(last ? 'again' : 'start')}
        defaultValues={defaultValues}
        onSubmit={onSubmit}
        onClose={() => open(dayHref(subject.date))}
      >
        {({ control }) => <PlanFields subject={subject} control={control} />}
      </DialogForm>
    </section>
  )
}
