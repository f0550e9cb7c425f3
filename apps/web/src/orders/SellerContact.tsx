import type { Seller } from '@tourdesk/contract/orders/orderShapes'
import { Email, Phone } from '../kit/Isolated.tsx'

/** An agent's contact details, shown only to the main account. */
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
