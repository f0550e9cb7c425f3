import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { CheckSettings } from '@tourdesk/contract/settings/settings'
import { licenseTypes } from '@tourdesk/domain/fleet/vocabulary'
import { api, queries } from '../../app/api.ts'
import { loadsNewer } from '../../app/loadsNewer.ts'
import { placeIssues } from '../../app/placeIssues.ts'
import { useText } from '../../i18n/useText.ts'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { FieldGrid } from '../../kit/form/FieldGrid.tsx'
import { Form } from '../../kit/form/Form.tsx'
import { FormActions } from '../../kit/form/FormActions.tsx'
import { NumberField } from '../../kit/form/formFields.tsx'
import { partsOf } from '../../kit/form/versions/mergeVersions.ts'
import { useVersionedForm } from '../../kit/form/versions/useVersionedForm.ts'
import { LoadingPage } from '../../kit/LoadingPage.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { useProblemTexts } from '../../kit/problemText.ts'
import { useAction } from '../../kit/useAction.ts'
import {
  type CheckSettingsValues,
  checkSettingsFields,
  settingsOf,
  usualValues,
  valuesOf,
} from './checkSettingsFields.ts'
import { checkSettingsMessages } from './checkSettingsMessages.ts'
import { SeverityFields } from './SeverityFields.tsx'

const { schema, limits } = checkSettingsFields
const query = queries.checkSettings.get()

/** The settings for the check of a day: hours of work, licences, and how urgent each finding is. */
export function CheckForm() {
  const { ofError } = useProblemTexts()
  const { data, error, refetch } = useQuery(query)
  if (data) return <LoadedForm settings={data} />
  if (!error) return <LoadingPage />
  return <ErrorState text={ofError(error)} onRetry={() => void refetch()} />
}

function LoadedForm({ settings: { updatedAt, ...settings } }: { settings: CheckSettings }) {
  const t = useText(checkSettingsMessages)
  const client = useQueryClient()
  const { form, versions } = useVersionedForm(
    schema,
    valuesOf(settings),
    partsOf<CheckSettingsValues>({
      defaultHours: t('defaultHours'),
      minRestHours: t('minRestHours'),
      maxHoursDay: t('maxHoursDay'),
      maxHoursWeek: t('maxHoursWeek'),
      licences: t('licences'),
      severities: t('severities'),
    }),
  )
  const save = useAction(
    (values: CheckSettingsValues) => api.checkSettings.change({ body: { ...settingsOf(values), updatedAt } }),
    {
      success: t('saved'),
      onSuccess: (saved) => {
        client.setQueryData(query.queryKey, saved)
        const { updatedAt: _, ...values } = saved
        form.reset(valuesOf(values))
      },
      onFailure: (error) => {
        const reload = () => void client.invalidateQueries({ queryKey: query.queryKey })
        return loadsNewer(form, error, reload) || placeIssues(form, error)
      },
    },
  )
  const { control } = form
  const reset = () => {
    for (const field of Object.keys(usualValues) as (keyof CheckSettingsValues)[])
      form.setValue(field, usualValues[field], { shouldDirty: true, shouldTouch: true, shouldValidate: true })
  }
  return (
    <Form form={form} draft="check settings" limits={limits} versions={versions} onSubmit={save.run}>
      <div className="grid gap16">
        <Panel title={t('hours')}>
          <FieldGrid>
            <NumberField
              control={control}
              name="defaultHours"
              label={t('defaultHours')}
              help={t('defaultHoursHelp')}
              of="whole"
            />
            <NumberField
              control={control}
              name="minRestHours"
              label={t('minRestHours')}
              help={t('minRestHoursHelp')}
              of="whole"
            />
            <NumberField control={control} name="maxHoursDay" label={t('maxHoursDay')} of="whole" />
            <NumberField control={control} name="maxHoursWeek" label={t('maxHoursWeek')} of="whole" />
          </FieldGrid>
        </Panel>
        <Panel title={t('licences')}>
          <p className="flat quiet below12">{t('licencesHelp')}</p>
          <FieldGrid columns={3}>
            {licenseTypes.map((type) => (
              <NumberField
                key={type}
                control={control}
                name={`licences.${type}`}
                label={t('licence', { type })}
                of="whole"
              />
            ))}
          </FieldGrid>
        </Panel>
        <SeverityFields control={control} />
      </div>
      <FormActions
        start={
          <Button variant="default" onClick={reset}>
            {t('reset')}
          </Button>
        }
      />
    </Form>
  )
}
