import { useQueryClient } from '@tanstack/react-query'
import { KnownInput } from '@tourdesk/contract/checks/dayChecks'
import type { DayFinding } from '@tourdesk/contract/checks/dayFinding'
import type { Day } from '@tourdesk/domain/calendar'
import { checkReason } from '@tourdesk/domain/checks/checkReason'
import { api } from '../../app/api.ts'
import { FormDialog } from '../../app/FormDialog.tsx'
import { useText } from '../../i18n/useText.ts'
import { contractForm } from '../../kit/form/contractForm.ts'
import { TextAreaField } from '../../kit/form/formFields.tsx'
import { checkMessages } from './checkMessages.ts'
import { useFindingText } from './useFindingText.ts'

interface KnowDialogProps {
  date: Day
  finding: DayFinding
  opened: boolean
  onClose: () => void
  onMarked: () => void
}

const { schema, limits, valuesOf } = contractForm(
  KnownInput.extend({ reason: KnownInput.shape.reason.default('') }),
  checkReason,
)

/** Asks why a finding needs nothing more, and marks it as known. */
export function KnowDialog({ date, finding, onMarked, ...dialog }: KnowDialogProps) {
  const t = useText(checkMessages)
  const textOf = useFindingText()
  const client = useQueryClient()
  const { key } = finding
  return (
    <FormDialog
      {...dialog}
      title={t('know')}
      submitLabel={t('know')}
      schema={schema}
      limits={limits}
      defaultValues={valuesOf(null)}
      draft={`known ${date} ${key}`}
      onSubmit={({ reason }) => api.dayChecks.markKnown({ params: { date }, body: { key, reason } })}
      success={t('marked')}
      failure={t('notMarked')}
      reload={() => client.invalidateQueries({ queryKey: ['dayChecks'] })}
      onSuccess={onMarked}
    >
      {({ control }) => (
        <>
          <p className="breaks">{textOf(finding)}</p>
          <TextAreaField control={control} name="reason" label={t('reason')} help={t('reasonHelp')} />
        </>
      )}
    </FormDialog>
  )
}
