import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { queries } from '../../app/api.ts'
import { isOffice } from '../../app/isOffice.ts'
import { ordersOf, useSession } from '../../app/session.ts'
import { useText } from '../../i18n/useText.ts'
import { useOpen } from '../../kit/AppLink.tsx'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { LoadingPage } from '../../kit/LoadingPage.tsx'
import { Page } from '../../kit/Page.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { useProblemTexts } from '../../kit/problemText.ts'
import { OrderDeskLoader } from '../form/OrderDeskLoader.tsx'
import { openPageToPay } from '../openPageToPay.ts'
import { useDeskGuard } from '../useDeskGuard.ts'
import { BackToOrders } from './BackToOrders.tsx'
import { orderPageMessages } from './orderPageMessages.ts'

const route = getRouteApi('/signedIn/order/$orderId')

/** The empty order form as a page; saving opens the page of the order. */
export function NewOrderPage() {
  const t = useText(orderPageMessages)
  const session = useSession()
  const navigate = route.useNavigate()
  const open = useOpen()
  const { history } = useRouter()
  const dirty = useDeskGuard(true)
  const { ofError } = useProblemTexts()
  const { waiting: asked } = route.useSearch()
  const party = useQuery({
    ...queries.waitingList.get({ params: { id: asked ?? '' } }),
    enabled: asked !== undefined,
  })

  function placed(order: Order) {
    dirty.current = false
    const show = () => void navigate({ params: { orderId: order._id }, replace: true })
    if (isOffice(session)) show()
    else openPageToPay(order, history, show)
  }

  if (asked && !party.data)
    return party.error ? (
      <ErrorState text={ofError(party.error)} onRetry={() => void party.refetch()} />
    ) : (
      <LoadingPage />
    )
  return (
    <Page title={t('createTitle')} before={<BackToOrders />}>
      <Panel>
        <OrderDeskLoader
          key={asked}
          order={null}
          waiting={party.data ?? null}
          firstStep="tours"
          onDirty={(isDirty) => {
            dirty.current = isDirty
          }}
          onSaved={placed}
          onClose={() => open(ordersOf(session))}
        />
      </Panel>
    </Page>
  )
}
