import { useQueryClient } from '@tanstack/react-query'
import { type PaymentPolicy, PaymentPolicyInput } from '@tourdesk/contract/payments/paymentPolicies'
import { checkPaymentPolicy, depositKinds } from '@tourdesk/domain/payments/paymentPolicy'
import { useWatch } from 'react-hook-form'
import { api } from '../../app/api.ts'
import { loadsNewer } from '../../app/loadsNewer.ts'
import { placeIssues } from '../../app/placeIssues.ts'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/useText.ts'
import { DeleteButton } from '../../kit/DeleteButton.tsx'
import { contractForm, type FormValues } from '../../kit/form/contractForm.ts'
import { useStored } from '../../kit/form/deleted/DeletedContext.ts'
import { FieldGrid, WholeWidth } from '../../kit/form/FieldGrid.tsx'
import { Form } from '../../kit/form/Form.tsx'
import { FormActions } from '../../kit/form/FormActions.tsx'
import { AmountField, CheckField, ChoiceField, NumberField, TextField } from '../../kit/form/formFields.tsx'
import { partsOf } from '../../kit/form/versions/mergeVersions.ts'
import { useVersionedForm } from '../../kit/form/versions/useVersionedForm.ts'
import { useAction } from '../../kit/useAction.ts'
import { useOutcomes } from '../../kit/useOutcomes.ts'
import { policyMessages } from './messages.ts'

const fields = contractForm(PaymentPolicyInput, checkPaymentPolicy)
type PolicyValues = FormValues<typeof PaymentPolicyInput>

interface PaymentPolicyFormProps {
  /** Null for a new policy. */
  policy: PaymentPolicy | null
  onDone: () => void
}

/** A payment policy: its name, what's due at once, and when the rest is due. */
export function PaymentPolicyForm({ policy, onDone }: PaymentPolicyFormProps) {
  const t = useText(policyMessages)
  const words = useText(common)
  const outcomes = useOutcomes()
  const client = useQueryClient()
  const stored = useStored(policy)
  const { form, versions } = useVersionedForm(
    fields.schema,
    fields.valuesOf(policy),
    partsOf<PolicyValues>({
      name: t('name'),
      deposit: t('deposit'),
      percent: t('percentOf'),
      amount: t('amountOf'),
      daysBefore: t('daysBefore'),
      isDefault: t('makeDefault'),
    }),
  )
  const { control } = form
  const deposit = useWatch({ control, name: 'deposit' })
  const refresh = () => void client.invalidateQueries({ queryKey: ['paymentPolicies'] })
  const done = () => {
    refresh()
    onDone()
  }
  const save = useAction(
    (body: PolicyValues) =>
      stored
        ? api.paymentPolicies.change({
            params: { id: stored._id },
            body: { ...body, updatedAt: stored.updatedAt },
          })
        : api.paymentPolicies.create({ body }),
    {
      ...outcomes[stored ? 'update' : 'create'],
      onFailure: (error) => loadsNewer(form, error, refresh) || placeIssues(form, error),
      onSuccess: done,
    },
  )
  return (
    <Form
      form={form}
      draft={`payment policy ${policy?._id ?? 'new'}`}
      versions={versions}
      limits={fields.limits}
      onSubmit={save.run}
    >
      <FieldGrid>
        <TextField control={control} name="name" label={t('name')} />
        <ChoiceField
          control={control}
          name="deposit"
          label={t('deposit')}
          options={depositKinds.map((value) => ({ value, label: t(value) }))}
          onChange={() => {
            // A hidden field can't show its error.
            for (const name of ['percent', 'amount', 'daysBefore'] as const)
              if (Number.isNaN(form.getValues(name))) form.setValue(name, null)
          }}
        />
        {deposit === 'percent' && (
          <NumberField control={control} name="percent" label={t('percentOf')} of="wholePercent" required />
        )}
        {deposit === 'amount' && (
          <AmountField
            control={control}
            name="amount"
            label={t('amountOf')}
            help={t('amountHelp')}
            currency="USD"
            required
          />
        )}
        {deposit !== 'none' && (
          <NumberField
            control={control}
            name="daysBefore"
            of="whole"
            label={t('daysBefore')}
            help={t('daysHelp')}
            required
          />
        )}
        <WholeWidth>
          <CheckField
            control={control}
            name="isDefault"
            label={t('makeDefault')}
            help={t(stored?.isDefault ? 'isDefaultHelp' : 'defaultHelp')}
            disabled={stored?.isDefault === true}
            asSwitch
          />
        </WholeWidth>
      </FieldGrid>
      <FormActions
        onCancel={onDone}
        save={words(stored ? 'save' : 'create')}
        start={
          stored &&
          !stored.isDefault && (
            <DeleteButton
              remove={() => api.paymentPolicies.remove({ params: { id: stored._id } })}
              texts={{ success: words('success') }}
              onDeleted={done}
            />
          )
        }
      />
    </Form>
  )
}
