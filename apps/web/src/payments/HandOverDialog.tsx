import { Button } from '@mantine/core'
import type { CrewCash } from '@tourdesk/contract/payments/crewCash'
import { z } from 'zod'
import { common } from '../i18n/common.ts'
import { money } from '../i18n/format.ts'
import { ltr, named } from '../i18n/isolate.ts'
import { useText } from '../i18n/useText.ts'
import { Dialog, DialogActions } from '../kit/dialog/Dialog.tsx'
import { useToday } from '../kit/fields/useToday.ts'
import { Form, SubmitButton } from '../kit/form/Form.tsx'
import { DayFormField, TextField } from '../kit/form/formFields.tsx'
import { useSchemaForm } from '../kit/form/useSchemaForm.ts'
import { crewCashMessages } from './crewCashMessages.ts'
import styles from './payments.module.css'
import { sumOf } from './sumOf.ts'
import { useHandOver } from './useHandOver.ts'

interface HandOverDialogProps {
  cash: CrewCash
  /** The payments that were chosen when it was opened. */
  payments: readonly string[]
  opened: boolean
  onClose: () => void
}

const HandoverSchema = z.object({ day: z.string(), note: z.string().max(1000) })

/** Asks when a person brought cash to the office, and records it. */
export function HandOverDialog({ opened, onClose, cash, ...rest }: HandOverDialogProps) {
  const t = useText(crewCashMessages)
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('handOverBy', { name: named(cash.operator.name) })}
      size="small"
    >
      <HandOverForm {...rest} cash={cash} onClose={onClose} />
    </Dialog>
  )
}

function HandOverForm({ cash, payments, onClose }: Omit<HandOverDialogProps, 'opened'>) {
  const t = useText(crewCashMessages)
  const words = useText(common)
  const today = useToday()
  const { operator, currency } = cash
  const handed = cash.payments.filter(({ _id }) => payments.includes(_id))
  const form = useSchemaForm(HandoverSchema, { defaultValues: { day: today, note: '' } })
  const handOver = useHandOver({ form, onDone: onClose })
  const amount = ltr(money(sumOf(handed), currency))
  return (
    <Form
      form={form}
      draft={`hand over ${operator._id} ${currency}`}
      onSubmit={(values) =>
        handOver.run({ operator: operator._id, payments: handed.map(({ _id }) => _id), ...values })
      }
    >
      <div className={styles.fields}>
        <p>{handed.length > 0 ? t('handOverHelp', { amount, count: handed.length }) : t('nothingLeft')}</p>
        <DayFormField
          control={form.control}
          name="day"
          label={t('day')}
          min={handed.at(-1)?.day}
          max={today}
          required
        />
        <TextField control={form.control} name="note" label={t('note')} />
      </div>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {words('cancel')}
        </Button>
        <SubmitButton disabled={handed.length === 0}>{t('handOverPart', { amount })}</SubmitButton>
      </DialogActions>
    </Form>
  )
}
