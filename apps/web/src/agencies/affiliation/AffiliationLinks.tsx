import { useQuery } from '@tanstack/react-query'
import { queries } from '../../app/api.ts'
import { useSession } from '../../app/session.ts'
import { useText } from '../../i18n/useText.ts'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { Page } from '../../kit/Page.tsx'
import { useProblemTexts } from '../../kit/problemText.ts'
import { DataTable } from '../../kit/table/DataTable.tsx'
import { affiliationMessages } from './affiliationMessages.ts'
import { useLinkColumns } from './linkColumns.tsx'
import { SiteLinks } from './SiteLinks.tsx'

/** The links with which an agency sends customers to the public website. */
export function AffiliationLinks() {
  const t = useText(affiliationMessages)
  const { _id, account } = useSession()
  const { ofError } = useProblemTexts()
  const tours = useQuery(queries.tours.activeOfMain())
  const partner = { agencyId: account._id, agentId: _id }
  const columns = useLinkColumns(account.doesIncludeAffiliation ? partner : null)
  return (
    <Page title={t('title')} kind="table">
      {account.doesIncludeAffiliation && <SiteLinks partner={partner} alertText={account.leaveSiteMsg} />}
      <DataTable
        label={t('list')}
        columns={columns}
        rows={tours.data?.data}
        rowKey={(tour) => tour._id}
        error={tours.isError ? ofError(tours.error) : undefined}
        onRetry={() => void tours.refetch()}
        empty={<EmptyState text={t('none')} />}
      />
    </Page>
  )
}
