import { Button } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { UserTab } from '@tourdesk/domain/identity/vocabulary'
import { useState } from 'react'
import { queries } from '../../app/api.ts'
import { isOffice } from '../../app/isOffice.ts'
import { useCan, useSession } from '../../app/session.ts'
import { useListSearch } from '../../app/useListSearch.ts'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/useText.ts'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { isFiltered } from '../../kit/filters/isFiltered.ts'
import { Page } from '../../kit/Page.tsx'
import { PageTabs } from '../../kit/PageTabs.tsx'
import { PagedTable } from '../../kit/table/PagedTable.tsx'
import { useKeys } from '../../kit/useKeys.ts'
import { type Editing, editingOf } from './editing.ts'
import { usersMessages } from './messages.ts'
import { UserDialog } from './UserDialog.tsx'
import { UserFilters } from './UserFilters.tsx'
import { useUserColumns } from './userColumns.tsx'
import { isOfStaff, tabsOf, type UsersSearch, usersRows, usersTabFields } from './usersSearch.ts'

const route = getRouteApi('/signedIn/users/$tab')

/** An account's users, one kind per tab, open invites first. */
export function UserList({ tab }: { tab: UserTab }) {
  const t = useText(usersMessages)
  const words = useText(common)
  const session = useSession()
  const { search, change } = useListSearch<UsersSearch>(route, `users ${tab}`, usersRows)
  const navigate = route.useNavigate()
  const columns = useUserColumns(tab)
  const [editing, setEditing] = useState<Editing | null>(null)
  const hasStaff = isOfStaff(tab)
  const mayInvite = useCan('users.write') && hasStaff
  const status = hasStaff ? search.status : undefined
  const seesFactors = useCan('audit.read') && hasStaff
  const secondFactor = seesFactors ? search.secondFactor : undefined
  const asked = { ...search, status, secondFactor }
  const answer = useQuery({
    ...queries.users.list({
      query: { ...asked, tab, includeInvites: hasStaff ? 'true' : undefined },
    }),
    placeholderData: keepPreviousData,
  })
  useKeys(mayInvite ? [{ keys: 'n', label: t('inviteNew'), run: () => setEditing({ kind: 'new' }) }] : [])

  return (
    <Page
      title={t('title')}
      kind="table"
      actions={
        mayInvite && (
          <Button
            leftSection={<IconUserPlus size={16} stroke={1.6} />}
            onClick={() => setEditing({ kind: 'new' })}
          >
            {t('inviteNew')}
          </Button>
        )
      }
    >
      <PageTabs
        label={t('title')}
        tabs={tabsOf(isOffice(session)).map((each) => ({ value: each, label: t(each) }))}
        value={tab}
        onChange={(next) => void navigate({ to: '/users/$tab', params: { tab: next }, search: {} })}
      >
        <UserFilters search={search} withStatus={hasStaff} withFactor={seesFactors} onChange={change} />
        <PagedTable
          list={`users ${tab}`}
          label={t('list')}
          columns={columns}
          answer={answer}
          query={search}
          onQuery={change}
          empty={<EmptyState text={isFiltered(usersTabFields, asked) ? words('noMatch') : t('none')} />}
          hrefOf={(row) => (row.kind === 'user' ? `/user/${row._id}` : undefined)}
          onOpen={(row) => setEditing(editingOf(row))}
        />
      </PageTabs>
      <UserDialog editing={editing} tab={tab} onEdit={setEditing} onClose={() => setEditing(null)} />
    </Page>
  )
}
