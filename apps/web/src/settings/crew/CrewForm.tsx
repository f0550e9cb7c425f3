import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { CrewSettings } from '@tourdesk/contract/settings/settings'
import { api, queries } from '../../app/api.ts'
import { loadsNewer } from '../../app/loadsNewer.ts'
import { placeIssues } from '../../app/placeIssues.ts'
import { useText } from '../../i18n/useText.ts'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { FieldGrid, WholeWidth } from '../../kit/form/FieldGrid.tsx'
import { Form } from '../../kit/form/Form.tsx'
import { FormActions } from '../../kit/form/FormActions.tsx'
import { CheckField, NumberField, TimeField } from '../../kit/form/formFields.tsx'
import { partsOf } from '../../kit/form/versions/mergeVersions.ts'
import { useVersionedForm } from '../../kit/form/versions/useVersionedForm.ts'
import { LoadingPage } from '../../kit/LoadingPage.tsx'
import { useProblemTexts } from '../../kit/problemText.ts'
import { useAction } from '../../kit/useAction.ts'
import { type CrewSettingsValues, crewSettingsFields } from './crewSettingsFields.ts'
import { crewSettingsMessages } from './crewSettingsMessages.ts'

const { schema, limits } = crewSettingsFields
const query = queries.crewSettings.get()

/** The settings for crews: the reply deadline, the waiting time, and automatic completion at night. */
export function CrewForm() {
  const { ofError } = useProblemTexts()
  const { data, error, refetch } = useQuery(query)
  if (data) return <LoadedForm settings={data} />
  if (!error) return <LoadingPage />
  return <ErrorState text={ofError(error)} onRetry={() => void refetch()} />
}

function LoadedForm({ settings: { updatedAt, ...values } }: { settings: CrewSettings }) {
  const t = useText(crewSettingsMessages)
  const client = useQueryClient()
  const { form, versions } = useVersionedForm(
    schema,
    values,
    partsOf<CrewSettingsValues>({
      replyDeadline: t('replyDeadline'),
      waitMinutes: t('waitMinutes'),
      completeAtNight: t('completeAtNight'),
    }),
  )
  const save = useAction(
    ({ waitMinutes, ...typed }: CrewSettingsValues) =>
      // Never null here, since the schema refuses an empty field.
      api.crewSettings.change({ body: { ...typed, waitMinutes: waitMinutes ?? 0, updatedAt } }),
    {
      success: t('saved'),
      onSuccess: ({ updatedAt: version, ...saved }) => {
        client.setQueryData(query.queryKey, { updatedAt: version, ...saved })
        form.reset(saved)
      },
      onFailure: (error) => {
        const reload = () => void client.invalidateQueries({ queryKey: query.queryKey })
        return loadsNewer(form, error, reload) || placeIssues(form, error)
      },
    },
  )
  return (
    <Form form={form} draft="crew settings" limits={limits} versions={versions} onSubmit={save.run}>
      <FieldGrid>
        <TimeField
          control={form.control}
          name="replyDeadline"
          label={t('replyDeadline')}
          help={t('replyDeadlineHelp')}
        />
        <NumberField
          control={form.control}
          name="waitMinutes"
          label={t('waitMinutes')}
          help={t('waitMinutesHelp')}
          of="whole"
        />
        <WholeWidth>
          <CheckField
            control={form.control}
            name="completeAtNight"
            label={t('completeAtNight')}
            help={t('completeAtNightHelp')}
          />
        </WholeWidth>
      </FieldGrid>
      <FormActions />
    </Form>
  )
}
