import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { CapacityRule } from '@tourdesk/contract/departures/capacityRules'
import { groupTypes, tourLanguages } from '@tourdesk/domain/catalogue/vocabulary'
import { capacityModes } from '@tourdesk/domain/departures/capacity/capacityRule'
import { useWatch } from 'react-hook-form'
import { api, queries } from '../../app/api.ts'
import { loadsNewer } from '../../app/loadsNewer.ts'
import { placeIssues } from '../../app/placeIssues.ts'
import { common } from '../../i18n/common.ts'
import { weekdayNames } from '../../i18n/format.ts'
import { useOptions } from '../../i18n/labels.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/useText.ts'
import { groupTypeLabels, languageLabels } from '../../i18n/vocabulary/catalogue.ts'
import { DeleteButton } from '../../kit/DeleteButton.tsx'
import { useStored } from '../../kit/form/deleted/DeletedContext.ts'
import { FieldGrid, WholeWidth } from '../../kit/form/FieldGrid.tsx'
import { Form } from '../../kit/form/Form.tsx'
import { FormActions } from '../../kit/form/FormActions.tsx'
import { ChoiceField, DayFormField, MultiChoiceField, NumberField } from '../../kit/form/formFields.tsx'
import { partsOf } from '../../kit/form/versions/mergeVersions.ts'
import { useVersionedForm } from '../../kit/form/versions/useVersionedForm.ts'
import { useAction } from '../../kit/useAction.ts'
import { useOutcomes } from '../../kit/useOutcomes.ts'
import { type CapacityValues, capacityFields } from './capacityFields.ts'
import { capacityMessages } from './capacityMessages.ts'
import { OverDepartures } from './OverDepartures.tsx'

interface CapacityFormProps {
  /** Null for a new rule. */
  rule: CapacityRule | null
  onDone: () => void
}

/** A capacity rule: what it counts, on which days, and how many there can be. */
export function CapacityForm({ rule, onDone }: CapacityFormProps) {
  const t = useText(capacityMessages)
  const words = useText(common)
  const outcomes = useOutcomes()
  const { language } = useLanguage()
  const client = useQueryClient()
  const stored = useStored(rule)
  const tours = useQuery({ ...queries.tours.activeOfMain(), staleTime: 60_000 })
  const { form, versions } = useVersionedForm(
    capacityFields.schema,
    capacityFields.valuesOf(rule && { ...rule, tour: rule.tour._id }),
    partsOf<CapacityValues>({
      tour: t('tour'),
      group_type: t('group'),
      language: t('language'),
      weekdays: t('weekdays'),
      startDate: t('startDate'),
      endDate: t('endDate'),
      mode: t('mode'),
      places: t('placesOf'),
      alertAt: t('alertAt'),
    }),
  )
  const { control } = form
  const mode = useWatch({ control, name: 'mode' })
  const group = useWatch({ control, name: 'group_type' })
  const isOfGroups = group === 'private_group'
  const refresh = () => void client.invalidateQueries({ queryKey: ['capacityRules'] })
  const done = () => {
    refresh()
    onDone()
  }
  const save = useAction(
    (body: CapacityValues) =>
      stored
        ? api.capacityRules.change({
            params: { id: stored._id },
            body: { ...body, updatedAt: stored.updatedAt },
          })
        : api.capacityRules.create({ body }),
    {
      ...outcomes[stored ? 'update' : 'create'],
      onFailure: (error) =>
        loadsNewer(form, error, refresh) || placeIssues(form, error, { capacity_rules_overlap: 'startDate' }),
      onSuccess: done,
    },
  )
  const named = (tours.data?.data ?? []).map(({ _id, name }) => ({ value: _id, label: name }))
  const own = rule && !named.some(({ value }) => value === rule.tour._id) ? [rule.tour] : []
  return (
    <Form
      form={form}
      draft={`capacity rule ${rule?._id ?? 'new'}`}
      versions={versions}
      limits={capacityFields.limits}
      onSubmit={save.run}
    >
      <FieldGrid>
        <WholeWidth>
          <ChoiceField
            control={control}
            name="tour"
            label={t('tour')}
            options={[...own.map(({ _id, name }) => ({ value: _id, label: name })), ...named]}
          />
        </WholeWidth>
        <ChoiceField
          control={control}
          name="group_type"
          label={t('group')}
          placeholder={t('sharedGroups')}
          options={useOptions(groupTypes, groupTypeLabels)}
          clearable
        />
        <ChoiceField
          control={control}
          name="language"
          label={t('language')}
          placeholder={t('allLanguages')}
          options={useOptions(tourLanguages, languageLabels)}
          clearable
        />
        <WholeWidth>
          <MultiChoiceField
            control={control}
            name="weekdays"
            label={t('weekdays')}
            help={t('weekdaysHelp')}
            options={weekdayNames(language).map((label, value) => ({ value, label }))}
          />
        </WholeWidth>
        <DayFormField control={control} name="startDate" label={t('startDate')} clearable />
        <DayFormField control={control} name="endDate" label={t('endDate')} clearable />
        <ChoiceField
          control={control}
          name="mode"
          label={t('mode')}
          options={capacityModes.map((value) => ({ value, label: t(value) }))}
          onChange={() => {
            // A hidden field can't show its error.
            for (const name of ['places', 'alertAt'] as const)
              if (Number.isNaN(form.getValues(name))) form.setValue(name, null)
          }}
        />
        {mode === 'open' ? (
          <NumberField
            control={control}
            name="alertAt"
            of="whole"
            label={t('alertAt')}
            help={t('alertHelp')}
          />
        ) : (
          <NumberField
            control={control}
            name="places"
            of="whole"
            label={t(mode === 'vehicles' ? 'placesBefore' : isOfGroups ? 'groupsOf' : 'placesOf')}
            help={mode === 'vehicles' ? t('placesBeforeHelp') : isOfGroups ? t('groupsHelp') : undefined}
            required
          />
        )}
        <WholeWidth>
          <OverDepartures control={control} rule={stored?._id ?? null} />
        </WholeWidth>
      </FieldGrid>
      <FormActions
        onCancel={onDone}
        save={words(stored ? 'save' : 'create')}
        start={
          stored && (
            <DeleteButton
              remove={() => api.capacityRules.remove({ params: { id: stored._id } })}
              texts={{ success: words('success') }}
              onDeleted={done}
            />
          )
        }
      />
    </Form>
  )
}
