import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { AgencyBalance } from '@tourdesk/contract/agencyAccounts/agencyAccounts'
import { agencyBalancesFields } from '@tourdesk/contract/listFields'
import type { Currency } from '@tourdesk/domain/pricing/vocabulary'
import { api, queries } from '../app/api.ts'
import { common } from '../i18n/common.ts'
import { useLanguage } from '../i18n/language.ts'
import { useText } from '../i18n/useText.ts'
import { EmptyState } from '../kit/EmptyState.tsx'
import { ExportButtons } from '../kit/ExportButtons.tsx'
import { isFiltered } from '../kit/filters/isFiltered.ts'
import { Money } from '../kit/Isolated.tsx'
import { LinkButton } from '../kit/LinkButton.tsx'
import { PagedTable } from '../kit/table/PagedTable.tsx'
import { addressOf, tableQueryOf } from '../kit/table/tableQuery.ts'
import { useViewedList } from '../views/useViewedList.ts'
import { ViewName } from '../views/ViewName.tsx'
import { ViewNotice } from '../views/ViewNotice.tsx'
import { ViewsMenu } from '../views/ViewsMenu.tsx'
import { AgencyAccountsFrame } from './AgencyAccountsFrame.tsx'
import { agencyAccountsMessages } from './agencyAccountsMessages.ts'
import { type BalancesSearch, balancesRows, balancesSearch } from './agencyAccountsSearch.ts'
import { BalanceFilters } from './BalanceFilters.tsx'
import { useBalanceColumns } from './useBalanceColumns.tsx'

const route = getRouteApi('/signedIn/agency_accounts/balances')

/** What agencies owe, a row for each of their currencies; a row opens the agency's account. */
export function BalancesPage() {
  const t = useText(agencyAccountsMessages)
  const words = useText(common)
  const { language: locale } = useLanguage()
  const navigate = useNavigate()
  const columns = useBalanceColumns()
  const viewed = useViewedList<BalancesSearch, AgencyBalance>({
    list: 'agencyBalances',
    route,
    schema: balancesSearch,
    usualRows: balancesRows,
    own: [],
    columns,
  })
  const { search, change, state: view } = viewed
  const { page: _page, limit: _limit, ...filter } = search
  const answer = useQuery({
    ...queries.agencyAccounts.list({ query: search }),
    placeholderData: keepPreviousData,
    enabled: viewed.isReady,
  })
  return (
    <AgencyAccountsFrame
      tab="balances"
      beside={<ViewName view={view} />}
      actions={
        <>
          <ViewsMenu view={view} path="/agency_accounts/balances" />
          <ExportButtons
            fetchFile={(format, signal) =>
              api.agencyAccounts.file({ query: { ...filter, format, locale } }, signal)
            }
          />
        </>
      }
    >
      <ViewNotice view={view} />
      <BalanceFilters search={search} onChange={change} />
      <PagedTable
        list="agencyBalances"
        view={viewed.openView}
        label={t('list')}
        columns={columns}
        answer={answer}
        query={tableQueryOf(search)}
        onQuery={(query) => change(addressOf(query))}
        summary={answer.data && answer.data.total > 0 && <Sums {...answer.data} />}
        empty={
          isFiltered(agencyBalancesFields, search) ? (
            <EmptyState text={words('noMatch')} />
          ) : (
            <EmptyState
              text={t('none')}
              action={<LinkButton href="/agencies">{t('openAgencies')}</LinkButton>}
            />
          )
        }
        hrefOf={({ agency }) => `/agency_account/${agency._id}`}
        onOpen={({ agency }) =>
          void navigate({ to: '/agency_account/$accountId', params: { accountId: agency._id } })
        }
      />
    </AgencyAccountsFrame>
  )
}

interface SumsProps {
  total: number
  sums: { currency: Currency; amount: number }[]
}

/** What all balances add up to by currency. */
function Sums({ total, sums }: SumsProps) {
  const t = useText(agencyAccountsMessages)
  return (
    <>
      <strong>{t('rows', { count: total })}</strong>
      {sums.map(({ currency, amount }) => (
        <Money key={currency} amount={amount} currency={currency} />
      ))}
    </>
  )
}
