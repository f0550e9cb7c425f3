import { Button, Checkbox } from '@mantine/core'
import type { Statement } from '@tourdesk/contract/statements/statement'
import { toCents, toDollars } from '@tourdesk/domain/money'
import { needsReference } from '@tourdesk/domain/payments/receiveMoney'
import { handMethods } from '@tourdesk/domain/payments/vocabulary'
import { isQuestioned } from '@tourdesk/domain/statements/payStatement'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useOptions } from '../i18n/labels.ts'
import { useText } from '../i18n/useText.ts'
import { paymentMethodLabels } from '../i18n/vocabulary/payments.ts'
import { useToday } from '../kit/fields/useToday.ts'
import { AmountField, ChoiceField, DayFormField, TextField } from '../kit/form/formFields.tsx'
import { Code, Money, Name } from '../kit/Isolated.tsx'
import { Tag } from '../kit/Tag.tsx'
import type { PaymentValues } from './paymentForm.ts'
import { statementPageMessages } from './statementPageMessages.ts'
import styles from './statements.module.css'

interface PaymentFieldsProps {
  form: UseFormReturn<PaymentValues, unknown, PaymentValues>
  statement: Statement
}

/** Which lines are paid, how much, and how; choosing lines fills in their sum. */
export function PaymentFields({ form, statement }: PaymentFieldsProps) {
  const t = useText(statementPageMessages)
  const today = useToday()
  const methods = useOptions(handMethods, paymentMethodLabels)
  const { control } = form
  const chosen = useWatch({ control, name: 'lines' })
  const method = useWatch({ control, name: 'method' })
  const payable = statement.lines.filter(({ open }) => open !== 0)
  const hasQuestions = payable.some(isQuestioned)
  const sum = (lines: readonly { open: number }[]) =>
    toDollars(lines.reduce((total, { open }) => total + toCents(open), 0))
  function choose(lines: typeof payable) {
    form.setValue(
      'lines',
      lines.map(({ _id }) => _id),
      { shouldDirty: true },
    )
    form.setValue('amount', sum(lines), { shouldDirty: true, shouldValidate: true })
  }
  return (
    <>
      <fieldset className={styles.lines} aria-label={t('paidLines')}>
        {payable.map((line) => (
          <Checkbox
            key={line._id}
            checked={chosen.includes(line._id)}
            onChange={({ currentTarget: { checked } }) =>
              choose(payable.filter(({ _id }) => (_id === line._id ? checked : chosen.includes(_id))))
            }
            label={
              <span className="row wrap gap6">
                {line.order && <Code>{line.order.number}</Code>}
                <Name>{line.tour || line.note}</Name>
                <Name>{line.customer}</Name>
                <Money amount={line.open} currency={statement.currency} />
                {isQuestioned(line) && <Tag tone="orange">{t('questioned')}</Tag>}
              </span>
            }
          />
        ))}
      </fieldset>
      <div className="row wrap gap8">
        {hasQuestions && (
          <Button
            variant="default"
            size="compact-sm"
            onClick={() => choose(payable.filter((line) => !isQuestioned(line)))}
          >
            {t('payUnquestioned')}
          </Button>
        )}
        <Button variant="default" size="compact-sm" onClick={() => choose(payable)}>
          {t('payAll')}
        </Button>
      </div>
      <AmountField
        control={control}
        name="amount"
        label={t('amount')}
        help={t('payHelp')}
        currency={statement.currency}
        required
      />
      <DayFormField control={control} name="day" label={t('day')} max={today} required />
      <ChoiceField control={control} name="method" label={t('method')} options={methods} required />
      <TextField
        control={control}
        name="reference"
        label={t('reference')}
        required={needsReference(method)}
      />
      <TextField control={control} name="note" label={t('note')} />
    </>
  )
}
