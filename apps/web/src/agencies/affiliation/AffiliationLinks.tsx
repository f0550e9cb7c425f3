import { getRouteApi } from '@tanstack/react-router'
import { useSession } from '../../app/session.ts'
import { useText } from '../../i18n/useText.ts'
import { Page } from '../../kit/Page.tsx'
import { AgencyTours } from '../AgencyTours.tsx'
import { affiliationMessages } from './affiliationMessages.ts'
import { useLinkColumns } from './linkColumns.tsx'
import { SiteLinks } from './SiteLinks.tsx'

const route = getRouteApi('/signedIn/affiliation_links')

/** The links that an agency uses to send customers to the public website. */
export function AffiliationLinks() {
  const t = useText(affiliationMessages)
  const { _id, account } = useSession()
  const navigate = route.useNavigate()
  const partner = { agencyId: account._id, agentId: _id }
  const columns = useLinkColumns(account.doesIncludeAffiliation ? partner : null)
  return (
    <Page title={t('title')} kind="table">
      {account.doesIncludeAffiliation && <SiteLinks partner={partner} alertText={account.leaveSiteMsg} />}
      <AgencyTours
        label={t('list')}
        columns={columns}
        search={route.useSearch()}
        onSearch={(search) => void navigate({ search, replace: true })}
        none={t('none')}
      />
    </Page>
  )
}
