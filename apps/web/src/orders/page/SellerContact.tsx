import type { Seller } from '@tourdesk/contract/orders/orderShapes'
import { Email, Phone } from '../../kit/Isolated.tsx'

/** How to reach an agent, which only the main account is told. */
export function SellerContact({
  seller: { email, mobilePhone },
}: {
  seller: Pick<Seller, 'email' | 'mobilePhone'>
}) {
  return (
    <>
      {email && <Email>{email}</Email>}
      {mobilePhone && <Phone>{mobilePhone}</Phone>}
    </>
  )
}
