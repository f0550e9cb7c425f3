import { useQuery } from '@tanstack/react-query'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { queries } from '../../app/api.ts'
import { useText } from '../../i18n/useText.ts'
import { ChoiceField } from '../../kit/form/formFields.tsx'
import { policyMessages } from './messages.ts'

interface PaymentPolicyFieldProps<V extends FieldValues> {
  control: Control<V, unknown, V>
  name: FieldPath<V>
  /** The kind of record that has the policy. */
  of: 'tour' | 'agency'
}

/** The payment policy of a tour or an agency; if it's empty, another policy applies. */
export function PaymentPolicyField<V extends FieldValues>({ control, name, of }: PaymentPolicyFieldProps<V>) {
  const t = useText(policyMessages)
  const { data } = useQuery(queries.paymentPolicies.list())
  const policies = data?.data ?? []
  const standard = policies.find(({ isDefault }) => isDefault)
  const whose = of === 'tour' ? standard && t('useDefault', { name: standard.name }) : t('useTours')
  return (
    <ChoiceField
      control={control}
      name={name}
      label={t('field')}
      placeholder={whose}
      help={t(of === 'tour' ? 'tourHelp' : 'agencyHelp')}
      options={policies.map((policy) => ({ value: policy._id, label: policy.name }))}
      clearable
    />
  )
}
