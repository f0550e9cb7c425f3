import { useQueryClient } from '@tanstack/react-query'
import { type AgencyAccount, RecordedPosting } from '@tourdesk/contract/agencyAccounts/agencyAccounts'
import { checkPosting, isMoney } from '@tourdesk/domain/agencyAccounts/checkPosting'
import { handPostingKinds } from '@tourdesk/domain/agencyAccounts/vocabulary'
import type { Day } from '@tourdesk/domain/calendar'
import { issuesOf } from '@tourdesk/domain/checked'
import { needsReference } from '@tourdesk/domain/payments/receiveMoney'
import { handMethods } from '@tourdesk/domain/payments/vocabulary'
import { type Currency, currencies } from '@tourdesk/domain/pricing/vocabulary'
import { agencyPostingLabels } from '@tourdesk/words/vocabulary'
import { useMemo } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { api } from '../app/api.ts'
import { FormDialog } from '../app/FormDialog.tsx'
import { money } from '../i18n/format.ts'
import { useLabel, useOptions } from '../i18n/labels.ts'
import { useText } from '../i18n/useText.ts'
import { paymentMethodLabels } from '../i18n/vocabulary/payments.ts'
import { fieldMessage } from '../kit/fieldMessage.ts'
import { useToday } from '../kit/fields/useToday.ts'
import { AmountField, CheckField, ChoiceField, DayFormField, TextField } from '../kit/form/formFields.tsx'
import styles from '../orders/page/Ledger.module.css'
import { agencyAccountsMessages, handPostingHelp } from './agencyAccountsMessages.ts'

interface RecordPostingDialogProps {
  account: AgencyAccount
  /** What it's for, if it's opened from a comparison. */
  start?: Pick<Values, 'kind' | 'currency' | 'amount' | 'reference'>
  opened: boolean
  onClose: () => void
}

const { kind, currency, day, method, reference, note } = RecordedPosting.shape

const Fields = z.object({
  kind,
  currency,
  amount: z.number().nullable(),
  day,
  method: method.unwrap(),
  reference: reference.unwrap(),
  note: note.unwrap(),
  paysOldest: z.boolean(),
})
type Values = z.output<typeof Fields>

function fieldsOn(today: Day) {
  return Fields.superRefine((values, context) => {
    for (const { field, code, params } of issuesOf(
      checkPosting({ ...values, amount: values.amount ?? 0 }, today),
    ))
      context.addIssue({ code: 'custom', path: [field], message: fieldMessage(code, params) })
  })
}

/** Records money or a correction on an agency's account. */
export function RecordPostingDialog({ account, start, ...dialog }: RecordPostingDialogProps) {
  const t = useText(agencyAccountsMessages)
  const client = useQueryClient()
  const today = useToday()
  const schema = useMemo(() => fieldsOn(today), [today])
  return (
    <FormDialog
      {...dialog}
      title={t('recordOf', { name: account.name })}
      submitLabel={t('record')}
      schema={schema}
      defaultValues={{
        kind: 'payment',
        currency: usualCurrency(account),
        amount: null,
        day: today,
        method: 'transfer',
        reference: '',
        note: '',
        paysOldest: true,
        ...start,
      }}
      draft={['record posting', account._id, start?.reference].join(' ')}
      onSubmit={({ amount, paysOldest, kind: what, ...typed }, keyOf) => {
        const body = { ...typed, amount: amount ?? 0, method: isMoney(what) ? typed.method : null }
        const params = { id: account._id }
        const clientKey = keyOf({ ...body, what, paysOldest })
        return what === 'payment' && paysOldest
          ? api.statements.pay({ params, body: { ...body, clientKey } })
          : api.agencyAccounts.record({ params, body: { ...body, kind: what, clientKey } })
      }}
      success={t('recorded')}
      failure={t('notRecorded')}
      reload={() => {
        void client.invalidateQueries({ queryKey: ['agencyAccounts'] })
        void client.invalidateQueries({ queryKey: ['statements'] })
      }}
    >
      {({ control }) => <PostingFields control={control} account={account} />}
    </FormDialog>
  )
}

/** The currency of an account that has only one; otherwise dollars. */
function usualCurrency({ balances: [first, ...others] }: AgencyAccount): Currency {
  return first && others.length === 0 ? first.currency : 'USD'
}

interface PostingFieldsProps {
  control: Control<Values, unknown, Values>
  account: AgencyAccount
}

function PostingFields({ control, account }: PostingFieldsProps) {
  const t = useText(agencyAccountsMessages)
  const today = useToday()
  const kinds = useOptions(handPostingKinds, agencyPostingLabels)
  const methods = useOptions(handMethods, paymentMethodLabels)
  const help = useLabel(handPostingHelp)
  const chosen = useWatch({ control })
  const kindNow = chosen.kind ?? 'payment'
  const hasMethod = isMoney(kindNow)
  const currencyNow = chosen.currency ?? 'USD'
  const balance = account.balances.find((one) => one.currency === currencyNow)?.amount ?? 0
  return (
    <>
      <ChoiceField
        control={control}
        name="kind"
        label={t('kind')}
        help={help(kindNow)}
        options={kinds}
        required
      />
      <div className={styles.pair}>
        <AmountField
          control={control}
          name="amount"
          label={t('amount')}
          help={hasMethod ? t('balanceNow', { amount: money(balance, currencyNow) }) : t('signedHelp')}
          currency={currencyNow}
          isSigned={!hasMethod}
          required
        />
        <ChoiceField
          control={control}
          name="currency"
          label={t('currency')}
          options={currencies.map((value) => ({ value, label: value }))}
          required
        />
      </div>
      <DayFormField control={control} name="day" label={t('day')} max={today} required />
      {hasMethod && (
        <ChoiceField control={control} name="method" label={t('method')} options={methods} required />
      )}
      <TextField
        control={control}
        name="reference"
        label={t('reference')}
        required={hasMethod && Boolean(chosen.method && needsReference(chosen.method))}
      />
      {kindNow === 'payment' && <CheckField control={control} name="paysOldest" label={t('paysOldest')} />}
      <TextField control={control} name="note" label={t('note')} required={kindNow === 'adjustment'} />
    </>
  )
}
