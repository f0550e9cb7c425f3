import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { BusinessSettings } from '@tourdesk/contract/settings/settings'
import { usualCreditMonths } from '@tourdesk/domain/settings/checkBusiness'
import { api, queries } from '../../app/api.ts'
import { loadsNewer } from '../../app/loadsNewer.ts'
import { placeIssues } from '../../app/placeIssues.ts'
import { ltr } from '../../i18n/isolate.ts'
import { useText } from '../../i18n/useText.ts'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { FieldGrid, WholeWidth } from '../../kit/form/FieldGrid.tsx'
import { Form } from '../../kit/form/Form.tsx'
import { FormActions } from '../../kit/form/FormActions.tsx'
import { CheckField, NumberField, TextField } from '../../kit/form/formFields.tsx'
import { partsOf } from '../../kit/form/versions/mergeVersions.ts'
import { useVersionedForm } from '../../kit/form/versions/useVersionedForm.ts'
import { LoadingPage } from '../../kit/LoadingPage.tsx'
import { useProblemTexts } from '../../kit/problemText.ts'
import { useAction } from '../../kit/useAction.ts'
import { type BusinessValues, businessFields } from './businessFields.ts'
import { businessMessages } from './messages.ts'

const { schema, limits } = businessFields
const query = queries.businessSettings.get()

interface BusinessFormProps {
  /** Called after saving, if the form is a step of a larger task. */
  onSaved?: (() => void) | undefined
}

/** The form for the business's name, phone and website. */
export function BusinessForm({ onSaved }: BusinessFormProps) {
  const { ofError } = useProblemTexts()
  const { data, error, refetch } = useQuery(query)
  if (data) return <LoadedForm settings={data} onSaved={onSaved} />
  if (!error) return <LoadingPage />
  return <ErrorState text={ofError(error)} onRetry={() => void refetch()} />
}

function LoadedForm({
  settings: { updatedAt, ...values },
  onSaved,
}: BusinessFormProps & { settings: BusinessSettings }) {
  const t = useText(businessMessages)
  const client = useQueryClient()
  const site = useQuery(queries.siteSettings.get())
  const { form, versions } = useVersionedForm(
    schema,
    values,
    partsOf<BusinessValues>({
      name: t('name'),
      officePhone: t('officePhone'),
      siteBaseUrl: t('siteBaseUrl'),
      creditMonths: t('creditMonths'),
      suppliersSeePhones: t('suppliersSeePhones'),
    }),
  )
  const save = useAction(
    ({ creditMonths, ...typed }: BusinessValues) =>
      api.businessSettings.change({
        body: { ...typed, creditMonths: creditMonths ?? usualCreditMonths, updatedAt },
      }),
    {
      success: t('saved'),
      onSuccess: ({ updatedAt: version, ...saved }) => {
        client.setQueryData(query.queryKey, { updatedAt: version, ...saved })
        form.reset(saved)
        onSaved?.()
      },
      onFailure: (error) => {
        const reload = () => void client.invalidateQueries({ queryKey: query.queryKey })
        return loadsNewer(form, error, reload) || placeIssues(form, error)
      },
    },
  )
  const fallback = ltr(site.data?.fallbackBaseUrl ?? '')
  return (
    <Form form={form} draft="business" limits={limits} versions={versions} onSubmit={save.run}>
      <FieldGrid>
        <TextField control={form.control} name="name" label={t('name')} help={t('nameHelp')} />
        <TextField
          control={form.control}
          name="officePhone"
          label={t('officePhone')}
          help={t('officePhoneHelp')}
          kind="tel"
        />
        <WholeWidth>
          <TextField
            control={form.control}
            name="siteBaseUrl"
            label={t('siteBaseUrl')}
            help={t('siteBaseUrlHelp', { fallback })}
            kind="url"
          />
        </WholeWidth>
        <NumberField
          control={form.control}
          name="creditMonths"
          label={t('creditMonths')}
          help={t('creditMonthsHelp')}
          of="whole"
        />
        <WholeWidth>
          <CheckField control={form.control} name="suppliersSeePhones" label={t('suppliersSeePhones')} />
        </WholeWidth>
      </FieldGrid>
      <FormActions />
    </Form>
  )
}
