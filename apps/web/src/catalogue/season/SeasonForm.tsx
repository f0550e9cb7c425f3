import { useNavigate } from '@tanstack/react-router'
import type { SeasonTour } from '@tourdesk/contract/catalogue/nextSeason'
import { Problem } from '@tourdesk/contract/kernel/problem'
import { checkSeason } from '@tourdesk/domain/pricing/nextSeason'
import { roundings } from '@tourdesk/domain/pricing/raisePrice'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { api } from '../../app/api.ts'
import { placeIssues } from '../../app/placeIssues.ts'
import { useOptions } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import { BackLink } from '../../kit/BackLink.tsx'
import { useForgetDirty } from '../../kit/dirty.ts'
import { fieldMessage } from '../../kit/fieldMessage.ts'
import { useToday } from '../../kit/fields/useToday.ts'
import { FieldGrid } from '../../kit/form/FieldGrid.tsx'
import { Form, SubmitButton } from '../../kit/form/Form.tsx'
import { FormProblem } from '../../kit/form/FormProblem.tsx'
import {
  AmountField,
  CheckField,
  ChoiceField,
  DayFormField,
  NumberField,
  TextField,
} from '../../kit/form/formFields.tsx'
import { useSchemaForm } from '../../kit/form/useSchemaForm.ts'
import { Page } from '../../kit/Page.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { useProblemTexts } from '../../kit/problemText.ts'
import { toast } from '../../kit/toast/toast.tsx'
import { useAction } from '../../kit/useAction.ts'
import { useRefreshTours } from '../tours/useRefreshTours.ts'
import { seasonMessages } from './messages.ts'
import { riseLabels, roundingLabels } from './roundingLabels.ts'
import { SeasonTable } from './SeasonTable.tsx'
import { seasonRows } from './seasonPlan.ts'
import { type SeasonValues, seasonFields, seasonInputOf, seasonOf, seasonStart } from './seasonValues.ts'

/** What the new lists are, and below it each tour with its prices now and then. */
export function SeasonForm({ tours }: { tours: SeasonTour[] }) {
  const t = useText(seasonMessages)
  const { ofField } = useProblemTexts()
  const navigate = useNavigate()
  const refresh = useRefreshTours()
  const forgetDirty = useForgetDirty()
  const today = useToday()
  const [start] = useState(() => seasonStart(today, tours, (year) => t('name', { year })))
  const [problem, setProblem] = useState<string | null>(null)
  const form = useSchemaForm<SeasonValues, SeasonValues>(seasonFields.schema, { defaultValues: start })
  const { control } = form
  const values = { ...start, ...useWatch({ control }) } as SeasonValues
  const season = seasonOf(values)
  const rows = seasonRows(tours, values.lists, checkSeason(season).ok ? season : null)
  const chosen = rows.flatMap(({ tour, source, plan }) =>
    source && plan?.ok && values.tours.includes(tour._id) ? [{ tour, list: source._id }] : [],
  )
  const units = useOptions(['percent', 'dollars'], riseLabels)
  const rounded = useOptions(roundings, roundingLabels)

  const save = useAction(
    (sent: SeasonValues) => api.tours.copySeason({ body: seasonInputOf(sent, chosen) }),
    {
      failure: t('failed'),
      onSuccess: ({ data }) => {
        toast.success(t('saved', { count: data.length }))
        refresh()
        forgetDirty()
        void navigate({ to: '/tours' })
      },
      onFailure: (error) => {
        refresh()
        const refused = error instanceof Problem ? error.issues : []
        const named = refused.flatMap(({ field, code, params }) => {
          const { tour } = chosen[Number(/^tours\.(\d+)$/.exec(field)?.[1] ?? Number.NaN)] ?? {}
          return tour ? [`${tour.name}: ${ofField(fieldMessage(code, params))}.`] : []
        })
        if (named.length === 0) return placeIssues(form, error)
        form.setError('root.server', { type: 'server' })
        setProblem(t('refused', { tours: named.join(' ') }))
        return true
      },
    },
  )

  async function submit(sent: SeasonValues) {
    setProblem(null)
    if (chosen.length > 0) return save.run(sent)
    form.setError('root.server', { type: 'server' })
    setProblem(t('chooseFirst'))
  }

  return (
    <Form form={form} draft="next season" limits={seasonFields.limits} onSubmit={submit}>
      <Page
        title={t('title')}
        before={<BackLink href="/tours">{t('back')}</BackLink>}
        actions={<SubmitButton>{t('save', { count: chosen.length })}</SubmitButton>}
      >
        <FormProblem text={problem} />
        <Panel title={t('newLists')}>
          <FieldGrid columns={3}>
            <TextField control={control} name="description" label={t('description')} />
            <DayFormField control={control} name="startDate" label={t('startDate')} />
            <DayFormField
              control={control}
              name="endDate"
              label={t('endDate')}
              placeholder={t('noExpiration')}
              clearable
            />
            {values.by === 'percent' ? (
              <NumberField control={control} name="amount" label={t('amount')} of="percent" />
            ) : (
              <AmountField control={control} name="amount" label={t('amount')} currency="USD" isSigned />
            )}
            <ChoiceField control={control} name="by" label={t('by')} options={units} />
            <ChoiceField control={control} name="rounding" label={t('rounding')} options={rounded} />
            <CheckField control={control} name="isActive" label={t('isActive')} />
            <CheckField control={control} name="keepsFees" label={t('keepsFees')} />
            <CheckField
              control={control}
              name="endsCopied"
              label={t('endsCopied')}
              help={t('endsCopiedHelp')}
            />
          </FieldGrid>
        </Panel>
        <SeasonTable form={form} rows={rows} ticked={values.tours} />
      </Page>
    </Form>
  )
}
