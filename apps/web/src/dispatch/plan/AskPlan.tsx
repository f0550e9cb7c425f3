import type { PlanRequest } from '@tourdesk/contract/plan/proposal'
import { useText } from '../../i18n/useText.ts'
import { useOpen } from '../../kit/AppLink.tsx'
import { DialogActions } from '../../kit/dialog/Dialog.tsx'
import { Form, SubmitButton } from '../../kit/form/Form.tsx'
import { useSchemaForm } from '../../kit/form/useSchemaForm.ts'
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
  const form = useSchemaForm(PlanChoices, { defaultValues })
  const open = useOpen()
  return (
    <section className={`frame ${styles.ask}`} aria-label={t(subject.mode)}>
      <Form form={form} draft={null} onSubmit={onSubmit}>
        <div className="grid gap12">
          <PlanFields subject={subject} control={form.control} />
        </div>
        <DialogActions onCancel={() => open(dayHref(subject.date))}>
          <SubmitButton>{t(last ? 'again' : 'start')}</SubmitButton>
        </DialogActions>
      </Form>
    </section>
  )
}
