import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import { useListSearch } from '../app/useListSearch.ts'
import { useText } from '../i18n/useText.ts'
import { useOpen } from '../kit/AppLink.tsx'
import { Page } from '../kit/Page.tsx'
import { PageTabs } from '../kit/PageTabs.tsx'
import { defaultPageSize } from '../kit/table/tableQuery.ts'
import { useKeys } from '../kit/useKeys.ts'
import { CouponTable } from './CouponTable.tsx'
import { GeneralDiscountTable } from './GeneralDiscountTable.tsx'
import { pricingMessages } from './messages.ts'
import { TicketTypeTable } from './TicketTypeTable.tsx'
import { isPriceTab, type PagingSearch, priceTabs } from './tabs.ts'

const route = getRouteApi('/signedIn/prices/$tab')
const tables = {
  general_discounts: GeneralDiscountTable,
  ticket_types: TicketTypeTable,
  coupons: CouponTable,
}

/** General discounts, ticket types and coupons, one tab each. */
export function PricesPage() {
  const t = useText(pricingMessages)
  const { tab: segment } = route.useParams()
  const tab = isPriceTab(segment) ? segment : priceTabs[0]
  const { search, change } = useListSearch<PagingSearch>(route, tab, defaultPageSize)
  const navigate = route.useNavigate()
  const open = useOpen()
  const add = () => open(`/price/${tab}/new`)
  useKeys([{ keys: 'n', label: t(`add_${tab}`), run: add }])
  const Table = tables[tab]
  return (
    <Page
      title={t('title')}
      tabTitle={t(tab)}
      kind="table"
      actions={
        <Button leftSection={<IconPlus size={16} stroke={1.6} />} onClick={add}>
          {t(`add_${tab}`)}
        </Button>
      }
    >
      <PageTabs
        label={t('title')}
        tabs={priceTabs.map((value) => ({ value, label: t(value) }))}
        value={tab}
        onChange={(next) => void navigate({ to: '/prices/$tab', params: { tab: next }, search: {} })}
      >
        <Table search={search} onSearch={change} />
      </PageTabs>
    </Page>
  )
}
