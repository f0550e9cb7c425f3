import { secretIn } from '@tourdesk/domain/access/secretIn'

/** An offer's address: its id, and the link's secret. */
export interface OpenedOffer {
  id: string
  secret: string
}

/** Reads the address; null if it isn't an offer's. */
export function openOffer(): OpenedOffer | null {
  const [, page, id = ''] = location.pathname.split('/')
  return page === 'offer' ? { id, secret: secretIn(location.hash.slice(1)) } : null
}
