import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import { useListSearch } from '../../app/useListSearch.ts'
import { useText } from '../../i18n/useText.ts'
import { Page } from '../../kit/Page.tsx'
import { PageTabs } from '../../kit/PageTabs.tsx'
import { useKeys } from '../../kit/useKeys.ts'
import type { Booked } from '../form/tours/bookedTour.ts'
import { LazyOrderDialog, useOrderDialogAhead } from '../LazyOrderDialog.tsx'
import { agencyOrderMessages } from './agencyOrderMessages.ts'
import { type AgencyOrdersSearch, agencyOrdersRows, agencyTabs, isAgencyTab } from './agencyOrdersSearch.ts'
import { ExportOrders } from './ExportOrders.tsx'
import { OrdersTab } from './OrdersTab.tsx'
import { ToursTab } from './ToursTab.tsx'

const page = getRouteApi('/signedIn/agency_orders/{-$agencyTab}')

/** Where an agency chooses tours to book and finds what it has booked (AGO-01 to AGO-19). */
export function AgencyOrders() {
  const t = useText(agencyOrderMessages)
  const { search, change } = useListSearch<AgencyOrdersSearch>(page, 'orders', agencyOrdersRows)
  const { agencyTab } = page.useParams()
  const navigate = page.useNavigate()
  const tab = agencyTab && isAgencyTab(agencyTab) ? agencyTab : agencyTabs[0]
  useOrderDialogAhead()

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
            {tab === 'orders' && <ExportOrders search={search} />}
            <Button leftSection={<IconPlus size={16} stroke={1.6} />} onClick={() => open('new')}>
              {t('newOrder')}
            </Button>
          </>
        }
      >
        {tab === 'tours' && (
          <ToursTab search={search} onChange={change} onBook={(booked) => open('new', booked)} />
        )}
        {tab === 'orders' && <OrdersTab search={search} onChange={change} onOpen={(order) => open(order)} />}
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
