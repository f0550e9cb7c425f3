import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import type { AgencyOrder } from '@tourdesk/contract/orders/orderLists'
import { useText } from '../../i18n/useText.ts'
import { LinkButton } from '../../kit/LinkButton.tsx'
import { Page } from '../../kit/Page.tsx'
import { PageTabs } from '../../kit/PageTabs.tsx'
import { useKeys } from '../../kit/useKeys.ts'
import { useViewedList } from '../../views/useViewedList.ts'
import { ViewName } from '../../views/ViewName.tsx'
import { ViewNotice } from '../../views/ViewNotice.tsx'
import { ViewsMenu } from '../../views/ViewsMenu.tsx'
import type { Booked } from '../form/tours/bookedTour.ts'
import { LazyOrderDialog } from '../LazyOrderDialog.tsx'
import { useAgencyOrderColumns } from './agencyOrderColumns.tsx'
import { agencyOrderMessages } from './agencyOrderMessages.ts'
import {
  type AgencyOrdersSearch,
  agencyOrdersRows,
  agencyOrdersSearch,
  agencyTabs,
  isAgencyTab,
} from './agencyOrdersSearch.ts'
import { ExportOrders } from './ExportOrders.tsx'
import { OrdersTab } from './OrdersTab.tsx'
import { ToursTab } from './ToursTab.tsx'

const page = getRouteApi('/signedIn/agency_orders/{-$agencyTab}')

/** The page where an agency chooses tours to book and finds its orders. */
export function AgencyOrders() {
  const t = useText(agencyOrderMessages)
  const columns = useAgencyOrderColumns()
  const viewed = useViewedList<AgencyOrdersSearch, AgencyOrder>({
    list: 'orders',
    route: page,
    schema: agencyOrdersSearch,
    usualRows: agencyOrdersRows,
    own: ['order', 'type', 'peek', 'tour', 'starTour', 'name', 'region', 'groupType', 'language'],
    columns,
  })
  const { search, change, state: view } = viewed
  const { agencyTab } = page.useParams()
  const navigate = page.useNavigate()
  const tab = agencyTab && isAgencyTab(agencyTab) ? agencyTab : agencyTabs[0]

  const open = (order: string | undefined, { tour, starTour }: Booked = {}, replace = false) =>
    void navigate({ search: (now) => ({ ...now, order, tour, starTour, type: undefined }), replace })
  useKeys([{ keys: 'n', label: t('newOrder'), run: () => open('new') }])

  return (
    <Page title={t('title')} hidesTitle kind={tab === 'orders' ? 'table' : 'plain'}>
      <PageTabs
        label={t('tabs')}
        tabs={agencyTabs.map((value) => ({ value, label: t(value) }))}
        value={tab}
        onChange={(chosen) => void navigate({ params: { agencyTab: chosen }, search: {} })}
        actions={
          <>
            {tab === 'orders' && (
              <>
                <ViewName view={view} />
                <ViewsMenu view={view} path="/agency_orders/orders" />
                <ExportOrders search={search} />
              </>
            )}
            <LinkButton href="/waiting" variant="default">
              {t('waitingList')}
            </LinkButton>
            <Button leftSection={<IconPlus size={16} stroke={1.6} />} onClick={() => open('new')}>
              {t('newOrder')}
            </Button>
          </>
        }
      >
        {tab === 'tours' && (
          <ToursTab search={search} onChange={change} onBook={(booked) => open('new', booked)} />
        )}
        {tab === 'orders' && (
          <>
            <ViewNotice view={view} />
            <OrdersTab viewed={viewed} columns={columns} onOpen={(order) => open(order)} />
          </>
        )}
      </PageTabs>
      <LazyOrderDialog
        order={search.order}
        booked={{ tour: search.tour, starTour: search.starTour, type: search.type }}
        onClose={() => open(undefined)}
        onPlaced={(order) => open(order._id, {}, true)}
      />
    </Page>
  )
}
