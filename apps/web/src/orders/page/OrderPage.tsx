import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { queries } from '../../app/api.ts'
import { ordersOf, useSession } from '../../app/session.ts'
import { isUnknown, useBackToList } from '../../app/useBackToList.ts'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { LoadingPage } from '../../kit/LoadingPage.tsx'
import { useProblemTexts } from '../../kit/problemText.ts'
import { NewOrderPage } from './NewOrderPage.tsx'
import { SavedOrder } from './SavedOrder.tsx'

const route = getRouteApi('/signedIn/order/$orderId')

/** The page of an order, or with `new` an empty form. */
export function OrderPage() {
  const { orderId } = route.useParams()
  const session = useSession()
  const { ofError } = useProblemTexts()
  const isNew = orderId === 'new'
  const loaded = useQuery({ ...queries.orders.get({ params: { id: orderId } }), enabled: !isNew })
  useBackToList(loaded, ordersOf(session))

  if (isNew) return <NewOrderPage />
  if (loaded.data) return <SavedOrder key={orderId} order={loaded.data} />
  if (!loaded.isError || isUnknown(loaded.error)) return <LoadingPage />
  return <ErrorState text={ofError(loaded.error)} onRetry={() => void loaded.refetch()} />
}
