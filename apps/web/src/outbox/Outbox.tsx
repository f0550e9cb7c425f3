import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { outboxFields } from '@tourdesk/contract/listFields'
import type { Mail } from '@tourdesk/contract/outbox/outbox'
import { queries } from '../app/api.ts'
import { useListSearch } from '../app/useListSearch.ts'
import { common } from '../i18n/common.ts'
import { useText } from '../i18n/useText.ts'
import { EmptyState } from '../kit/EmptyState.tsx'
import { isFiltered } from '../kit/filters/isFiltered.ts'
import { Page } from '../kit/Page.tsx'
import type { Column } from '../kit/table/column.ts'
import { column, timeColumn } from '../kit/table/columnKinds.tsx'
import { PagedTable } from '../kit/table/PagedTable.tsx'
import { MailDialog } from './MailDialog.tsx'
import { MailStatus } from './MailStatus.tsx'
import { outboxMessages } from './messages.ts'
import { OutboxFilters } from './OutboxFilters.tsx'
import { type OutboxSearch, outboxRows } from './outboxSearch.ts'

const route = getRouteApi('/signedIn/outbox')

/** Every mail that the product wrote, with its text and whether it was sent. */
export function Outbox() {
  const t = useText(outboxMessages)
  const words = useText(common)
  const { search, change } = useListSearch<OutboxSearch>(route, 'outbox', outboxRows)
  const { mail, ...query } = search
  const navigate = route.useNavigate()
  const columns = useMailColumns()
  const answer = useQuery({ ...queries.outbox.list({ query }), placeholderData: keepPreviousData })
  const open = (id: string | undefined) => void navigate({ search: (now) => ({ ...now, mail: id }) })

  return (
    <Page title={t('title')} kind="table">
      <OutboxFilters search={search} onChange={change} />
      <PagedTable
        list="outbox"
        label={t('list')}
        columns={columns}
        answer={answer}
        query={query}
        onQuery={change}
        empty={<EmptyState text={isFiltered(outboxFields, query) ? words('noMatch') : t('none')} />}
        hrefOf={(row) => `/outbox?mail=${row._id}`}
        onOpen={(row) => open(row._id)}
        isSelected={(row) => row._id === mail}
      />
      <MailDialog id={mail} onClose={() => open(undefined)} />
    </Page>
  )
}

function useMailColumns(): Column<Mail>[] {
  const t = useText(outboxMessages)
  return [
    column('subject', t('subject'), (mail) => mail.subject),
    column('recipient', t('recipient'), (mail) => mail.recipient, { card: 'secondary' }),
    timeColumn('created', t('created'), (mail) => mail.createdAt, { card: 'secondary' }),
    column('status', t('status'), (mail) => <MailStatus status={mail.status} />, { card: 'status' }),
  ]
}
