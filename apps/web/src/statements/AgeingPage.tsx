import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { AgedBalance } from '@tourdesk/contract/statements/statements'
import { ageingParts } from '@tourdesk/domain/statements/vocabulary'
import { AgencyAccountsFrame } from '../agencyAccounts/AgencyAccountsFrame.tsx'
import { api, queries } from '../app/api.ts'
import { common } from '../i18n/common.ts'
import { useLanguage } from '../i18n/language.ts'
import { useText } from '../i18n/useText.ts'
import { EmptyState } from '../kit/EmptyState.tsx'
import { ExportButton } from '../kit/ExportButton.tsx'
import { DayInput } from '../kit/fields/DayInput.tsx'
import { useToday } from '../kit/fields/useToday.ts'
import { useProblemTexts } from '../kit/problemText.ts'
import { codeColumn, moneyColumn, nameColumn } from '../kit/table/columnKinds.tsx'
import { DataTable } from '../kit/table/DataTable.tsx'
import { ageingMessages } from './ageingMessages.ts'

const route = getRouteApi('/signedIn/agency_accounts/ageing')

/** What each agency owed at the end of a day, by how long it had been due; a row opens the agency's account. */
export function AgeingPage() {
  const t = useText(ageingMessages)
  const words = useText(common)
  const { language: locale } = useLanguage()
  const { ofError } = useProblemTexts()
  const today = useToday()
  const navigate = route.useNavigate()
  const { day = today } = route.useSearch()
  const answer = useQuery({
    ...queries.statements.ageing({ query: { day } }),
    placeholderData: keepPreviousData,
  })
  const columns = [
    nameColumn<AgedBalance>('agency', t('agency'), ({ account }) => account.name, { opens: true }),
    codeColumn<AgedBalance>('currency', t('currency'), ({ currency }) => currency, { card: 'secondary' }),
    ...ageingParts.map((part) =>
      moneyColumn<AgedBalance>(part, t(part), (row) => row[part] || null, { card: 'detail' }),
    ),
    moneyColumn<AgedBalance>('balance', t('balance'), ({ balance }) => balance, { card: 'status' }),
  ]
  return (
    <AgencyAccountsFrame
      tab="ageing"
      actions={
        <ExportButton
          label={words('exportXlsx')}
          fetchFile={(signal) => api.statements.ageingFile({ query: { day, locale } }, signal)}
        />
      }
    >
      <div className="row wrap gap8">
        <DayInput
          label={t('day')}
          value={day}
          max={today}
          onChange={(chosen) =>
            void navigate({ search: chosen && chosen !== today ? { day: chosen } : {}, replace: true })
          }
        />
      </div>
      <DataTable<AgedBalance>
        list="ageing"
        label={t('list')}
        columns={columns}
        rows={answer.data?.data}
        rowKey={({ account, currency }) => `${account._id} ${currency}`}
        busy={answer.isPlaceholderData}
        {...(answer.isError && { error: ofError(answer.error) })}
        onRetry={() => void answer.refetch()}
        empty={<EmptyState text={t('none')} />}
        hrefOf={({ account }) => `/agency_account/${account._id}?endDate=${day}`}
      />
    </AgencyAccountsFrame>
  )
}
