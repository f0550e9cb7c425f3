import type { PlanRequest } from '@tourdesk/contract/plan/proposal'
import { FormDialog } from '../../app/FormDialog.tsx'
import { useText } from '../../i18n/useText.ts'
import { PlanFields } from './PlanFields.tsx'
import { PlanChoices, type PlanSubject } from './planForm.ts'
import { planMessages } from './planMessages.ts'
import { useAskedChoices } from './useAskedChoices.ts'

export interface PlanDialogProps {
  subject: PlanSubject
  /** How the last proposal was asked for. */
  last?: PlanRequest | null
  opened: boolean
  onClose: () => void
}

/** Asks how to plan, and opens the page of the proposal. */
export function PlanDialog({ subject, last = null, opened, onClose }: PlanDialogProps) {
  const t = useText(planMessages)
  const choices = useAskedChoices(subject, last)
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      size="medium"
      title={t(subject.mode)}
      submitLabel={t('start')}
      schema={PlanChoices}
      draft={null}
      {...choices}
    >
      {({ control }) => <PlanFields subject={subject} control={control} />}
    </FormDialog>
  )
}
