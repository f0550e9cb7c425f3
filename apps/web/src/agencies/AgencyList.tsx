import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { agenciesFields } from '@tourdesk/contract/listFields'
import { useState } from 'react'
import { queries } from '../app/api.ts'
import { useCan } from '../app/session.ts'
import { useEnterAccount } from '../app/useEnterAccount.ts'
import { useListSearch } from '../app/useListSearch.ts'
import { common } from '../i18n/common.ts'
import { useText } from '../i18n/useText.ts'
import { EmptyState } from '../kit/EmptyState.tsx'
import { isFiltered } from '../kit/filters/isFiltered.ts'
import { Page } from '../kit/Page.tsx'
import { PagedTable } from '../kit/table/PagedTable.tsx'
import { useKeys } from '../kit/useKeys.ts'
import { AgencyDialog } from './AgencyDialog.tsx'
import { AgencyFilters } from './AgencyFilters.tsx'
import { type AgenciesSearch, agenciesRows } from './agenciesSearch.ts'
import { useAgencyColumns } from './agencyColumns.tsx'
import { agencyMessages } from './messages.ts'

const route = getRouteApi('/signedIn/agencies')

/** All accounts; a click switches to one, the pencil edits it. */
export function AgencyList() {
  const t = useText(agencyMessages)
  const words = useText(common)
  const { search, change } = useListSearch<AgenciesSearch>(route, 'agencies', agenciesRows)
  const enter = useEnterAccount()
  const mayWrite = useCan('accounts.write')
  const [editing, setEditing] = useState<string | null>(null)
  const columns = useAgencyColumns(({ _id }) => setEditing(_id))
  const answer = useQuery({ ...queries.agencies.list({ query: search }), placeholderData: keepPreviousData })
  useKeys(mayWrite ? [{ keys: 'n', label: t('create'), run: () => setEditing('new') }] : [])

  return (
    <Page
      title={t('title')}
      kind="table"
      actions={
        mayWrite && (
          <Button leftSection={<IconPlus size={16} stroke={1.6} />} onClick={() => setEditing('new')}>
            {t('create')}
          </Button>
        )
      }
    >
      <AgencyFilters search={search} onChange={change} />
      <PagedTable
        list="agencies"
        label={t('list')}
        columns={columns}
        answer={answer}
        query={search}
        onQuery={change}
        empty={
          isFiltered(agenciesFields, search) ? (
            <EmptyState text={words('noMatch')} />
          ) : (
            <EmptyState
              text={t('none')}
              action={mayWrite && <Button onClick={() => setEditing('new')}>{t('create')}</Button>}
            />
          )
        }
        isOpenable={({ canEnter }) => canEnter}
        onOpen={({ _id }) => enter({ accountId: _id })}
      />
      <AgencyDialog id={editing} onClose={() => setEditing(null)} />
    </Page>
  )
}
