import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { messagesFields } from '@tourdesk/contract/listFields'
import type { Message } from '@tourdesk/contract/messages/messages'
import { queries } from '../app/api.ts'
import { useListSearch } from '../app/useListSearch.ts'
import { useLabel } from '../i18n/labels.ts'
import { useText } from '../i18n/useText.ts'
import { AppLink } from '../kit/AppLink.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { isFiltered } from '../kit/filters/isFiltered.ts'
import { Page } from '../kit/Page.tsx'
import { PageTabs } from '../kit/PageTabs.tsx'
import type { Column } from '../kit/table/column.ts'
import { column, nameColumn, timeColumn, wordColumn } from '../kit/table/columnKinds.tsx'
import { PagedTable } from '../kit/table/PagedTable.tsx'
import { BatchNotice } from './BatchNotice.tsx'
import { HandButtons } from './HandButtons.tsx'
import { MessageAbout } from './MessageAbout.tsx'
import { MessageAddress } from './MessageAddress.tsx'
import { MessageDialog } from './MessageDialog.tsx'
import { MessageFilters } from './MessageFilters.tsx'
import { MessageStatus } from './MessageStatus.tsx'
import { MessageTabs } from './MessageTabs.tsx'
import { messagesHref } from './messagesHref.ts'
import { type MessagesSearch, messageRows } from './messagesSearch.ts'
import { messageTexts } from './messageTexts.ts'
import { messageChannelLabels, messageEventLabels } from './messageWords.ts'

const route = getRouteApi('/signedIn/messages/outbox')

/** All messages, and those to be sent manually. */
export function MessagesPage() {
  const t = useText(messageTexts)
  const { search, change } = useListSearch<MessagesSearch>(route, 'messages', messageRows)
  const { message, ...query } = search
  const navigate = route.useNavigate()
  const columns = useMessageColumns()
  const answer = useQuery({
    ...queries.messages.list({ query }),
    placeholderData: keepPreviousData,
    // Polls, since no notice is sent when a mail goes out.
    refetchInterval: ({ state }) =>
      state.data?.data.some((row) => row.state === 'waiting' || row.state === 'pending') ? 5_000 : false,
  })
  const open = (id: string | undefined) => void navigate({ search: (now) => ({ ...now, message: id }) })
  const isByHand = search.status?.length === 1 && search.status[0] === 'by_hand'
  const count = answer.data?.byHand ?? 0

  return (
    <Page title={t('title')} kind="table">
      <MessageTabs value="outbox">
        <PageTabs
          label={t('title')}
          value={isByHand ? 'hand' : 'all'}
          onChange={(tab) => change({ status: tab === 'hand' ? ['by_hand'] : undefined })}
          tabs={[
            { value: 'all', label: t('everything') },
            { value: 'hand', label: count > 0 ? t('byHandCount', { count }) : t('byHand') },
          ]}
        >
          {search.departure ? (
            <p className="flat">
              {t('ofDeparture')} <AppLink href={messagesHref()}>{t('showEverything')}</AppLink>
            </p>
          ) : (
            <BatchNotice batch={search.batch} />
          )}
          <MessageFilters search={search} onChange={change} />
          <PagedTable
            list="messages"
            label={t('list')}
            columns={columns}
            answer={answer}
            query={query}
            onQuery={change}
            empty={<EmptyState text={emptyText()} />}
            hrefOf={(row) => messagesHref({ message: row._id })}
            onOpen={(row) => open(row._id)}
            isSelected={(row) => row._id === message}
          />
        </PageTabs>
      </MessageTabs>
      <MessageDialog id={message} onClose={() => open(undefined)} onDone={isByHand ? openNext : undefined} />
    </Page>
  )

  /** Opens the next message to send manually; after the last one, closes the dialog. */
  function openNext(): void {
    const rows = answer.data?.data ?? []
    const at = rows.findIndex(({ _id }) => _id === message)
    const next = [...rows.slice(at + 1), ...rows.slice(0, Math.max(at, 0))][0]
    void navigate({ search: (now) => ({ ...now, message: next?._id }), replace: true })
  }

  function emptyText(): string {
    if (isFiltered(messagesFields, isByHand ? { ...query, status: undefined } : query)) return t('noMatch')
    return t(isByHand ? 'nothingToSend' : 'none')
  }
}

function useMessageColumns(): Column<Message>[] {
  const t = useText(messageTexts)
  const channelName = useLabel(messageChannelLabels)
  return [
    timeColumn('time', t('time'), (row) => row.createdAt),
    wordColumn('event', t('event'), messageEventLabels, (row) => row.event, { card: 'secondary' }),
    nameColumn('to', t('to'), (row) => row.recipient, { card: 'secondary' }),
    {
      key: 'address',
      card: 'detail',
      header: t('channel'),
      cell: (row) =>
        row.channel && (
          <>
            {channelName(row.channel)} <MessageAddress channel={row.channel} address={row.address} />
          </>
        ),
    },
    column('about', t('about'), (row) => <MessageAbout message={row} />, { card: 'detail' }),
    column('status', t('status'), (row) => <MessageStatus state={row.state} />, { card: 'status' }),
    column('tries', t('tries'), (row) => (row.tries > 0 ? row.tries : ''), { align: 'end' }),
    column('hand', t('byHand'), (row) => row.state === 'by_hand' && <HandButtons message={row} />, {
      card: 'detail',
    }),
  ]
}
