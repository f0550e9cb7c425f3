import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { queries } from '../../app/api.ts'
import { LoadingPage } from '../../kit/LoadingPage.tsx'
import { CheckoutFailure } from './CheckoutFailure.tsx'
import { Confirmation } from './Confirmation.tsx'

const route = getRouteApi('/signedIn/checkout/$orderId')

/** What the customer booked, for the desk to show or print. */
export function CheckoutPage() {
  const { orderId } = route.useParams()
  const order = useQuery(queries.orders.get({ params: { id: orderId } }))
  const rates = useQuery(queries.currency.fixed({ query: { orderId } }))
  const ledger = useQuery(queries.orders.ledger({ params: { id: orderId } }))
  if (order.data && rates.data && ledger.data) {
    return <Confirmation order={order.data} rate={rates.data[order.data.currency]} ledger={ledger.data} />
  }
  const failed = [order, rates, ledger].filter(({ isError }) => isError)
  if (failed.length === 0) return <LoadingPage />
  return <CheckoutFailure onRetry={() => failed.forEach(({ refetch }) => void refetch())} />
}
