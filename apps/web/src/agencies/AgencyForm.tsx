import { useQueryClient } from '@tanstack/react-query'
import type { Account } from '@tourdesk/contract/agencies/agencies'
import { isMainAccount } from '@tourdesk/domain/access/actor'
import { useState } from 'react'
import { api } from '../app/api.ts'
import { loadsNewer } from '../app/loadsNewer.ts'
import { placeIssues } from '../app/placeIssues.ts'
import { sessionQuery, useCan } from '../app/session.ts'
import { common } from '../i18n/common.ts'
import { useText } from '../i18n/useText.ts'
import { DeleteButton } from '../kit/DeleteButton.tsx'
import { useStored } from '../kit/form/deleted/DeletedContext.ts'
import { Form } from '../kit/form/Form.tsx'
import { FormActions } from '../kit/form/FormActions.tsx'
import { FormProblem } from '../kit/form/FormProblem.tsx'
import { partsOf } from '../kit/form/versions/mergeVersions.ts'
import { useVersionedForm } from '../kit/form/versions/useVersionedForm.ts'
import { useProblemTexts } from '../kit/problemText.ts'
import { useAction } from '../kit/useAction.ts'
import { AgencyInputs } from './AgencyInputs.tsx'
import { type AgencyValues, agencyFields, agencyInputOf } from './agencyValues.ts'
import { agencyMessages } from './messages.ts'

interface AgencyFormProps {
  /** Null for a new agency. */
  account: Account | null
  /** The message for a missing name, as text or a code. */
  nameMissing: string
  /** Called after saving, with the agency's id, or after deleting. */
  onDone: (saved?: string) => void
  onCancel: () => void
}

/** Creates and edits an agency, in the dialog and on the page. */
export function AgencyForm({ account, nameMissing, onDone, onCancel }: AgencyFormProps) {
  const t = useText(agencyMessages)
  const words = useText(common)
  const client = useQueryClient()
  const { ofError } = useProblemTexts()
  const mayDelete = useCan('accounts.delete') && account !== null && !isMainAccount(account)
  const [refusal, setRefusal] = useState<string | null>(null)
  const stored = useStored(account)
  const { schema, limits, valuesOf } = agencyFields(nameMissing)
  const { form, versions } = useVersionedForm(
    schema,
    valuesOf(account),
    partsOf<AgencyValues>({
      name: t('name'),
      mobilePhone: t('phone'),
      commissionRate: t('commissionRate'),
      hashavshevetAgencyKey: t('hashavshevetAgencyKey'),
      paymentPolicy: t('paymentPolicy'),
      messagesToCustomers: t('messagesToCustomers'),
      contactEmail: t('contactEmail'),
      documentLanguage: t('documentLanguage'),
      settlement: t('settlement'),
      taxId: t('taxId'),
      leaveSiteMsg: t('leaveSiteMsg'),
      logo: t('logo'),
      doesIncludeAffiliation: t('doesIncludeAffiliation'),
      dailyToursOnly: t('dailyToursOnly'),
      doesAllowPaymentToAgency: t('doesAllowPaymentToAgency'),
      allowPrivateGroup: t('allowPrivateGroup'),
      status: t('status'),
    }),
  )
  const reload = () => void client.invalidateQueries({ queryKey: ['agencies'] })

  function done(saved?: string) {
    reload()
    void client.invalidateQueries({ queryKey: sessionQuery.queryKey })
    onDone(saved)
  }
  const save = useAction(
    (body: ReturnType<typeof agencyInputOf>) =>
      stored
        ? api.agencies.change({
            params: { id: stored._id },
            body: { ...body, updatedAt: stored.updatedAt },
          })
        : api.agencies.create({ body }),
    {
      success: words('success'),
      onSuccess: ({ _id }) => done(_id),
      onFailure: (error) => {
        if (loadsNewer(form, error, reload)) return true
        placeIssues(form, error)
        setRefusal(ofError(error))
        return true
      },
    },
  )

  return (
    <Form
      draft={`account ${account?._id ?? 'new'}`}
      form={form}
      versions={versions}
      limits={limits}
      onSubmit={(values) => {
        setRefusal(null)
        return save.run(agencyInputOf(values, stored))
      }}
    >
      <FormProblem text={refusal} />
      <AgencyInputs control={form.control} account={account} />
      <FormActions
        onCancel={onCancel}
        save={words(stored ? 'save' : 'create')}
        start={
          mayDelete && (
            <DeleteButton
              remove={() => api.agencies.remove({ params: { id: account._id } })}
              texts={{ success: words('success') }}
              onDeleted={() => done()}
            />
          )
        }
      />
    </Form>
  )
}
