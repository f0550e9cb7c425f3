import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { statementBases } from '@tourdesk/domain/agencies/vocabulary'
import { currencies } from '@tourdesk/domain/pricing/vocabulary'
import { useMemo } from 'react'
import type { Control } from 'react-hook-form'
import { z } from 'zod'
import { api, queries } from '../app/api.ts'
import { FormDialog } from '../app/FormDialog.tsx'
import { useOptions } from '../i18n/labels.ts'
import { useText } from '../i18n/useText.ts'
import { statementBasisLabels } from '../i18n/vocabulary/agencies.ts'
import { useToday } from '../kit/fields/useToday.ts'
import { CheckField, ChoiceField, DayFormField } from '../kit/form/formFields.tsx'
import { Period, refinePeriod, usualPeriod } from './period.ts'
import { statementMessages } from './statementMessages.ts'

interface NewStatementDialogProps {
  opened: boolean
  onClose: () => void
}

const Fields = Period.extend({
  account: z.string(),
  currency: z.enum(currencies),
  basis: z.enum(statementBases).nullable(),
})
type Values = z.output<typeof Fields>

/** Drafts a statement of one agency, and opens it. */
export function NewStatementDialog(dialog: NewStatementDialogProps) {
  const t = useText(statementMessages)
  const client = useQueryClient()
  const navigate = useNavigate()
  const today = useToday()
  const schema = useMemo(
    () => Fields.extend({ account: z.string().min(1, t('agencyRequired')) }).superRefine(refinePeriod),
    [t],
  )
  return (
    <FormDialog
      {...dialog}
      title={t('newStatement')}
      submitLabel={t('draftIt')}
      schema={schema}
      defaultValues={{ ...usualPeriod(today), account: '', currency: 'USD', basis: null }}
      draft="new statement"
      onSubmit={({ basis, ...typed }, keyOf) =>
        api.statements.create({
          body: { ...typed, ...(basis && { basis }), clientKey: keyOf({ ...typed, basis }) },
        })
      }
      onSuccess={({ _id }) => navigate({ to: '/statement/$statementId', params: { statementId: _id } })}
      success={t('drafted')}
      failure={t('notDrafted')}
      reload={() => void client.invalidateQueries({ queryKey: ['statements'] })}
    >
      {({ control }) => <StatementFields control={control} />}
    </FormDialog>
  )
}

function StatementFields({ control }: { control: Control<Values, unknown, Values> }) {
  const t = useText(statementMessages)
  const bases = useOptions(statementBases, statementBasisLabels)
  const sellers = useQuery({ ...queries.agencies.sellers(), staleTime: 300_000 })
  const agencies = (sellers.data?.data ?? []).filter(({ isMain }) => !isMain)
  return (
    <>
      <ChoiceField
        control={control}
        name="account"
        label={t('agency')}
        options={agencies.map(({ _id, name }) => ({ value: _id, label: name }))}
        searchable
        required
      />
      <ChoiceField
        control={control}
        name="currency"
        label={t('currency')}
        options={currencies.map((value) => ({ value, label: value }))}
        required
      />
      <DayFormField control={control} name="from" label={t('from')} required />
      <DayFormField control={control} name="to" label={t('to')} required />
      <CheckField control={control} name="includeOlder" label={t('includeOlder')} />
      <ChoiceField
        control={control}
        name="basis"
        label={t('basis')}
        help={t('basisHelp')}
        options={bases}
        clearable
      />
    </>
  )
}
