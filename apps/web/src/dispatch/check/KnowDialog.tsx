import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type DayFinding, KnownInput } from '@tourdesk/contract/checks/dayChecks'
import type { Day } from '@tourdesk/domain/calendar'
import { checkReason } from '@tourdesk/domain/checks/checkReason'
import { api } from '../../app/api.ts'
import { placeIssues } from '../../app/placeIssues.ts'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/useText.ts'
import { Dialog, DialogActions } from '../../kit/dialog/Dialog.tsx'
import { contractForm } from '../../kit/form/contractForm.ts'
import { Form, SubmitButton } from '../../kit/form/Form.tsx'
import { TextAreaField } from '../../kit/form/formFields.tsx'
import { useSchemaForm } from '../../kit/form/useSchemaForm.ts'
import { useAction } from '../../kit/useAction.ts'
import { useLast } from '../useLast.ts'
import styles from './check.module.css'
import { checkMessages } from './checkMessages.ts'
import { useFindingText } from './useFindingText.ts'

interface KnowDialogProps {
  date: Day
  /** Undefined while it's closed. */
  finding: DayFinding | undefined
  onClose: () => void
  onMarked: () => void
}

const { schema, limits, valuesOf } = contractForm(
  KnownInput.extend({ reason: KnownInput.shape.reason.default('') }),
  checkReason,
)

/** Asks why a finding needs nothing more, and marks it as known. */
export function KnowDialog({ finding, onClose, ...rest }: KnowDialogProps) {
  const t = useText(checkMessages)
  const shown = useLast(finding)
  return (
    <Dialog opened={finding !== undefined} onClose={onClose} title={t('know')} size="small">
      {shown && <KnowForm {...rest} key={shown.key} finding={shown} onClose={onClose} />}
    </Dialog>
  )
}

interface KnowFormProps extends Omit<KnowDialogProps, 'finding'> {
  finding: DayFinding
}

function KnowForm({ date, finding, onClose, onMarked }: KnowFormProps) {
  const t = useText(checkMessages)
  const words = useText(common)
  const textOf = useFindingText()
  const client = useQueryClient()
  const form = useSchemaForm(schema, { defaultValues: valuesOf(null) })
  const reload = () => client.invalidateQueries({ queryKey: ['dayChecks'] })
  const mark = useAction(
    ({ reason }: { reason: string }) =>
      api.dayChecks.markKnown({ params: { date }, body: { key: finding.key, reason } }),
    {
      success: t('marked'),
      failure: t('notMarked'),
      onSuccess: async () => {
        await reload()
        onClose()
        onMarked()
      },
      onFailure: (error) => {
        void reload()
        return placeIssues(form, error)
      },
    },
  )
  return (
    <Form form={form} draft={`known ${date} ${finding.key}`} limits={limits} onSubmit={mark.run}>
      <p className={styles.asked}>{textOf(finding)}</p>
      <TextAreaField control={form.control} name="reason" label={t('reason')} help={t('reasonHelp')} />
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {words('cancel')}
        </Button>
        <SubmitButton>{t('know')}</SubmitButton>
      </DialogActions>
    </Form>
  )
}
