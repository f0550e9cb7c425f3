import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { SecuritySettings } from '@tourdesk/contract/settings/settings'
import { type FactorRule, factorRules } from '@tourdesk/domain/identity/demands'
import { z } from 'zod'
import { api, queries } from '../../app/api.ts'
import { isOffice } from '../../app/isOffice.ts'
import { loadsNewer } from '../../app/loadsNewer.ts'
import { placeIssues } from '../../app/placeIssues.ts'
import { useSession } from '../../app/session.ts'
import { useLabel } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import { factorRuleLabels } from '../../i18n/vocabulary/identity.ts'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { FieldGrid, WholeWidth } from '../../kit/form/FieldGrid.tsx'
import { Form } from '../../kit/form/Form.tsx'
import { FormActions } from '../../kit/form/FormActions.tsx'
import { ChoiceField } from '../../kit/form/formFields.tsx'
import { partsOf } from '../../kit/form/versions/mergeVersions.ts'
import { useVersionedForm } from '../../kit/form/versions/useVersionedForm.ts'
import { LinkButton } from '../../kit/LinkButton.tsx'
import { LoadingPage } from '../../kit/LoadingPage.tsx'
import { useProblemTexts } from '../../kit/problemText.ts'
import { useAction } from '../../kit/useAction.ts'
import { securitySettingsMessages } from './messages.ts'

/** A choice can't be empty, so 0 minutes means never. */
const schema = z.object({ secondFactorFrom: z.enum(factorRules), idleMinutes: z.number() })
type SecurityValues = z.output<typeof schema>

const offered = [0, 15, 30, 60, 120, 240, 480, 720]
const query = queries.securitySettings.get()

/** From whom the account requires a second factor, and after how long an idle session ends. */
export function SecurityForm() {
  const { ofError } = useProblemTexts()
  const { data, error, refetch } = useQuery(query)
  if (data) return <LoadedForm settings={data} />
  if (!error) return <LoadingPage />
  return <ErrorState text={ofError(error)} onRetry={() => void refetch()} />
}

function LoadedForm({ settings }: { settings: SecuritySettings }) {
  const t = useText(securitySettingsMessages)
  const client = useQueryClient()
  const session = useSession()
  const isMain = isOffice(session)
  const nameOf = useLabel<FactorRule>(factorRuleLabels)
  const { form, versions } = useVersionedForm(
    schema,
    valuesOf(settings),
    partsOf<SecurityValues>({ secondFactorFrom: t('secondFactorFrom'), idleMinutes: t('idleMinutes') }),
  )
  const save = useAction(
    ({ secondFactorFrom, idleMinutes }: SecurityValues) =>
      api.securitySettings.change({
        body: { secondFactorFrom, idleMinutes: idleMinutes || null, updatedAt: settings.updatedAt },
      }),
    {
      success: t('saved'),
      onSuccess: (saved) => {
        client.setQueryData(query.queryKey, saved)
        form.reset(valuesOf(saved))
      },
      onFailure: (error) => {
        const reload = () => void client.invalidateQueries({ queryKey: query.queryKey })
        return loadsNewer(form, error, reload) || placeIssues(form, error)
      },
    },
  )
  const rules = factorRules
    .filter((rule) => isMain || rule !== 'owners')
    .map((value) => ({
      value,
      label: value === 'everyone' && !isMain ? t('everyoneInAgency') : nameOf(value),
    }))
  const times = [...new Set([...offered, settings.idleMinutes ?? 0])]
    .sort((a, b) => a - b)
    .map((value) => ({ value, label: timeText(value) }))

  function timeText(minutes: number): string {
    if (minutes === 0) return t('never')
    const isWhole = minutes % 60 === 0
    return isWhole ? t('hours', { count: minutes / 60 }) : t('minutes', { count: minutes })
  }

  return (
    <Form form={form} draft="security" versions={versions} onSubmit={save.run}>
      <FieldGrid>
        <ChoiceField
          control={form.control}
          name="secondFactorFrom"
          label={t('secondFactorFrom')}
          help={t('secondFactorHelp')}
          options={rules}
        />
        <ChoiceField
          control={form.control}
          name="idleMinutes"
          label={t('idleMinutes')}
          help={t('idleHelp')}
          options={times}
        />
        <WholeWidth>
          <LinkButton variant="subtle" size="compact-sm" href={`/users/${isMain ? 'cms' : 'admins'}`}>
            {t('people')}
          </LinkButton>
        </WholeWidth>
      </FieldGrid>
      <FormActions />
    </Form>
  )
}

function valuesOf({ secondFactorFrom, idleMinutes }: SecuritySettings): SecurityValues {
  return { secondFactorFrom, idleMinutes: idleMinutes ?? 0 }
}
