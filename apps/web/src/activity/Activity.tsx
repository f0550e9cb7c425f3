import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ActivityRow } from '@tourdesk/contract/activity/activity'
import { api, queries } from '../app/api.ts'
import { isOffice } from '../app/isOffice.ts'
import { useSession } from '../app/session.ts'
import { dateTime } from '../i18n/format.ts'
import { useLanguage } from '../i18n/language.ts'
import { useText } from '../i18n/useText.ts'
import { EmptyState } from '../kit/EmptyState.tsx'
import { ExportButtons } from '../kit/ExportButtons.tsx'
import { Code, Name } from '../kit/Isolated.tsx'
import { Page } from '../kit/Page.tsx'
import type { Column } from '../kit/table/column.ts'
import { PagedTable } from '../kit/table/PagedTable.tsx'
import { useViewedList } from '../views/useViewedList.ts'
import { ViewName } from '../views/ViewName.tsx'
import { ViewNotice } from '../views/ViewNotice.tsx'
import { ViewsMenu } from '../views/ViewsMenu.tsx'
import { ActivityDialog } from './ActivityDialog.tsx'
import { ActivityFilters } from './ActivityFilters.tsx'
import { activityMessages } from './activityMessages.ts'
import { type ActivitySearch, activityRows, activitySearch } from './activitySearch.ts'
import { Sentence } from './Sentence.tsx'

const route = getRouteApi('/signedIn/activity')

/**
 * The activity log, newest first. Owners of the main account see all of it, an agency's owners their agency's
 * part.
 */
export function Activity() {
  const t = useText(activityMessages)
  const { language } = useLanguage()
  const columns = useActivityColumns()
  const viewed = useViewedList<ActivitySearch, ActivityRow>({
    list: 'activity',
    route,
    schema: activitySearch,
    usualRows: activityRows,
    own: ['row'],
    columns,
  })
  const { search, change, state: view } = viewed
  const { row: opened, ...query } = search
  const { page: _page, limit: _limit, ...filter } = query
  const navigate = route.useNavigate()
  const answer = useQuery({
    ...queries.activity.list({ query }),
    placeholderData: keepPreviousData,
    enabled: viewed.isReady,
  })
  const open = (row: string | undefined) => void navigate({ search: (now) => ({ ...now, row }) })
  const listed = answer.data?.data.find(({ _id }) => _id === opened)
  return (
    <Page
      title={t('title')}
      kind="table"
      beside={<ViewName view={view} />}
      actions={
        <>
          <ViewsMenu view={view} path="/activity" />
          <ExportButtons
            fetchFile={(format, signal) =>
              api.activity.file({ query: { ...filter, format, locale: language } }, signal)
            }
          />
        </>
      }
    >
      <ViewNotice view={view} />
      <ActivityFilters search={search} onChange={change} />
      <PagedTable
        list="activity"
        view={viewed.openView}
        label={t('list')}
        columns={columns}
        answer={answer}
        query={query}
        onQuery={change}
        empty={<EmptyState text={t('none')} />}
        hrefOf={(row) => `/activity?row=${row._id}`}
        onOpen={(row) => open(row._id)}
        isSelected={(row) => row._id === opened}
      />
      <ActivityDialog id={opened} listed={listed} onClose={() => open(undefined)} />
    </Page>
  )
}

function useActivityColumns(): Column<ActivityRow>[] {
  const t = useText(activityMessages)
  const session = useSession()
  return [
    { key: 'at', header: t('when'), width: 150, cell: (row) => <Code>{dateTime(row.at)}</Code> },
    { key: 'what', card: 'secondary', header: t('what'), cell: (row) => <Sentence row={row} />, wraps: true },
    ...(isOffice(session)
      ? [
          {
            key: 'account',
            card: 'detail' as const,
            header: t('account'),
            width: 160,
            cell: (row: ActivityRow) => row.account && <Name>{row.account.name}</Name>,
          },
        ]
      : []),
  ]
}
