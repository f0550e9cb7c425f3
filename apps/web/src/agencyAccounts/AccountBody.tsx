import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { AgencyAccount, AgencyPosting } from '@tourdesk/contract/agencyAccounts/agencyAccounts'
import { agencyPostingsFields } from '@tourdesk/contract/listFields'
import { type ReactNode, useState } from 'react'
import { LimitTag } from '../agencies/LimitTag.tsx'
import { api, queries } from '../app/api.ts'
import { isOffice } from '../app/isOffice.ts'
import { useCan, useSession } from '../app/session.ts'
import { useListSearch } from '../app/useListSearch.ts'
import { common } from '../i18n/common.ts'
import { useLanguage } from '../i18n/language.ts'
import { useText } from '../i18n/useText.ts'
import { EmptyState } from '../kit/EmptyState.tsx'
import { ExportButtons } from '../kit/ExportButtons.tsx'
import { isFiltered } from '../kit/filters/isFiltered.ts'
import { Page } from '../kit/Page.tsx'
import { PagedTable } from '../kit/table/PagedTable.tsx'
import { AccountFigures } from './AccountFigures.tsx'
import { agencyAccountsMessages } from './agencyAccountsMessages.ts'
import { type PostingsSearch, postingsRows } from './agencyAccountsSearch.ts'
import { PostingFilters } from './PostingFilters.tsx'
import { RecordPostingDialog } from './RecordPostingDialog.tsx'
import { ReversePostingDialog } from './ReversePostingDialog.tsx'
import { usePostingColumns } from './usePostingColumns.tsx'

interface AccountBodyProps {
  account: AgencyAccount
  title: string
  /** The page's own route, whose address has the filters. */
  route: Parameters<typeof useListSearch<PostingsSearch>>[0]
  before?: ReactNode
  actions?: ReactNode
  /** What the content is put into, such as tabs. */
  frame?: (content: ReactNode) => ReactNode
}

/** An agency's account: what it owes and may owe, and its rows; a row opens its order. */
export function AccountBody({ account, title, route, before, actions, frame }: AccountBodyProps) {
  const t = useText(agencyAccountsMessages)
  const words = useText(common)
  const { language: locale } = useLanguage()
  const isOwn = !isOffice(useSession())
  const mayRecord = useCan('statements.write')
  const { search, change } = useListSearch<PostingsSearch>(route, 'agencyPostings', postingsRows)
  const { page: _page, limit: _limit, ...filter } = search
  const [isRecording, setRecording] = useState(false)
  const [reversed, setReversed] = useState<{ posting: AgencyPosting; isOpen: boolean } | null>(null)
  const columns = usePostingColumns(mayRecord ? (posting) => setReversed({ posting, isOpen: true }) : null)
  const params = { id: account._id }
  const answer = useQuery({
    ...queries.agencyAccounts.postings({ params, query: search }),
    placeholderData: keepPreviousData,
  })
  const recordButton = mayRecord && (
    <Button leftSection={<IconPlus size={16} stroke={1.6} />} onClick={() => setRecording(true)}>
      {t('record')}
    </Button>
  )
  const content = (
    <>
      <AccountFigures
        account={account}
        balances={answer.data?.balances ?? account.balances}
        endDate={search.endDate}
      />
      <PostingFilters search={search} onChange={change} />
      <PagedTable
        list="agencyPostings"
        label={t('postings')}
        columns={columns}
        answer={answer}
        query={search}
        onQuery={change}
        empty={
          isFiltered(agencyPostingsFields, search) ? (
            <EmptyState text={words('noMatch')} />
          ) : (
            <EmptyState text={t(isOwn ? 'nothingOwn' : 'nothing')} action={recordButton} />
          )
        }
        hrefOf={({ entry }) => (entry ? `/order/${entry.orderId}` : undefined)}
        isOpenable={({ entry }) => entry !== null}
      />
    </>
  )
  return (
    <Page
      title={title}
      kind="table"
      before={before}
      beside={<LimitTag state={account.state} />}
      actions={
        <>
          {actions}
          <ExportButtons
            fetchFile={(format, signal) =>
              api.agencyAccounts.postingsFile({ params, query: { ...filter, format, locale } }, signal)
            }
          />
          {recordButton}
        </>
      }
    >
      {frame ? frame(content) : content}
      {mayRecord && (
        <RecordPostingDialog account={account} opened={isRecording} onClose={() => setRecording(false)} />
      )}
      {reversed && (
        <ReversePostingDialog
          key={reversed.posting._id}
          posting={reversed.posting}
          opened={reversed.isOpen}
          onClose={() => setReversed({ ...reversed, isOpen: false })}
        />
      )}
    </Page>
  )
}
