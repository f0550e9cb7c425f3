import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { CancellationPolicy } from '@tourdesk/contract/payments/cancellationPolicies'
import { api, queries } from '../../app/api.ts'
import { loadsNewer } from '../../app/loadsNewer.ts'
import { placeIssues } from '../../app/placeIssues.ts'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/useText.ts'
import { DeleteButton } from '../../kit/DeleteButton.tsx'
import { useStored } from '../../kit/form/deleted/DeletedContext.ts'
import { FieldGrid, WholeWidth } from '../../kit/form/FieldGrid.tsx'
import { Form } from '../../kit/form/Form.tsx'
import { FormActions } from '../../kit/form/FormActions.tsx'
import { MultiChoiceField, TextField } from '../../kit/form/formFields.tsx'
import { partsOf } from '../../kit/form/versions/mergeVersions.ts'
import { useVersionedForm } from '../../kit/form/versions/useVersionedForm.ts'
import { useAction } from '../../kit/useAction.ts'
import { cancellationMessages } from './messages.ts'
import { type PolicyValues, policyFields, policyInputOf } from './policyFields.ts'
import { TierFields } from './TierFields.tsx'

interface CancellationPolicyFormProps {
  /** Null for a new policy. */
  policy: CancellationPolicy | null
  onDone: () => void
}

/** A policy's name and steps, and the tours and agencies that use it. The default applies to all others. */
export function CancellationPolicyForm({ policy, onDone }: CancellationPolicyFormProps) {
  const t = useText(cancellationMessages)
  const words = useText(common)
  const client = useQueryClient()
  const stored = useStored(policy)
  const tours = useQuery({ ...queries.tours.activeOfMain(), staleTime: 60_000 })
  const sellers = useQuery({ ...queries.agencies.sellers(), staleTime: 60_000 })
  const { form, versions } = useVersionedForm(
    policyFields.schema,
    policyFields.valuesOf(policy),
    policy &&
      partsOf<PolicyValues>({
        name: t('name'),
        tiers: t('tiers'),
        tours: t('tours'),
        agencies: t('agencies'),
      }),
  )
  const { control } = form
  const reload = () => void client.invalidateQueries({ queryKey: ['cancellationPolicies'] })
  const done = () => {
    reload()
    onDone()
  }
  const save = useAction(
    (values: PolicyValues) => {
      const body = policyInputOf(values)
      return stored
        ? api.cancellationPolicies.change({
            params: { id: stored._id },
            body: { ...body, updatedAt: stored.updatedAt },
          })
        : api.cancellationPolicies.create({ body })
    },
    {
      success: t('saved'),
      onSuccess: done,
      onFailure: (error) => loadsNewer(form, error, reload) || placeIssues(form, error),
    },
  )
  return (
    <Form
      draft={`cancellation policy ${policy?._id ?? 'new'}`}
      form={form}
      versions={versions}
      limits={policyFields.limits}
      onSubmit={save.run}
    >
      <FieldGrid>
        <WholeWidth>
          <TextField control={control} name="name" label={t('name')} />
        </WholeWidth>
        <WholeWidth>
          <TierFields control={control} />
        </WholeWidth>
        {!policy?.isDefault && (
          <>
            <MultiChoiceField
              control={control}
              name="tours"
              label={t('tours')}
              help={t('movesHelp')}
              options={(tours.data?.data ?? []).map(({ _id, name, number }) => ({
                value: _id,
                label: name,
                note: number,
              }))}
            />
            <MultiChoiceField
              control={control}
              name="agencies"
              label={t('agencies')}
              help={t('movesHelp')}
              options={(sellers.data?.data ?? [])
                .filter(({ isMain }) => !isMain)
                .map(({ _id, name }) => ({ value: _id, label: name }))}
            />
          </>
        )}
      </FieldGrid>
      <FormActions
        onCancel={onDone}
        save={words(stored ? 'save' : 'create')}
        start={
          stored &&
          !stored.isDefault && (
            <DeleteButton
              remove={() => api.cancellationPolicies.remove({ params: { id: stored._id } })}
              texts={{ success: t('deleted') }}
              onDeleted={done}
            />
          )
        }
      />
    </Form>
  )
}
