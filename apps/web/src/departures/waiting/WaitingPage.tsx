import { getRouteApi } from '@tanstack/react-router'
import { useListSearch } from '../../app/useListSearch.ts'
import { useText } from '../../i18n/useText.ts'
import { BackLink } from '../../kit/BackLink.tsx'
import { Page } from '../../kit/Page.tsx'
import { AddParty } from './AddParty.tsx'
import { WaitingTable } from './WaitingTable.tsx'
import { waitingMessages } from './waitingMessages.ts'
import { type WaitingSearch, waitingRows } from './waitingSearch.ts'

const route = getRouteApi('/signedIn/waiting')

/** An agency's own parties that wait for places. */
export function WaitingPage() {
  const t = useText(waitingMessages)
  const { search, change } = useListSearch<WaitingSearch>(route, 'waiting', waitingRows)
  const navigate = route.useNavigate()
  const open = (party: string | undefined) => void navigate({ search: (now) => ({ ...now, party }) })
  return (
    <Page
      title={t('title')}
      kind="table"
      before={<BackLink href="/agency_orders/orders">{t('agencyOrders')}</BackLink>}
      actions={<AddParty onAdd={() => open('new')} />}
    >
      <WaitingTable path="/waiting" search={search} onChange={change} onOpen={open} />
    </Page>
  )
}
