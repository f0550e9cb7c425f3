import { writeOfferLink } from '../../apps/server/src/departures/waiting/offerLinks.ts'
import { offerPlaces } from '../../apps/server/src/departures/waiting/offerPlaces.ts'
import { runningEmbedded } from '../../apps/server/src/embedded/startEmbedded.ts'
import { eventReaders } from '../../apps/server/src/eventReaders.ts'
import { withoutEvent } from '../../apps/server/src/kernel/announce.ts'
import { openDatabase } from '../../apps/server/src/kernel/database.ts'
import { priceOffer } from '../../apps/server/src/orders/offers/priceOffer.ts'
import type { RunningProduct } from './startProduct.ts'

/**
 * Offers free places to those who wait for them, without waiting for the product's job or the end of quiet hours.
 * Returns the link for a party on a day, as its message has it.
 */
export async function offerNow(
  { dataDir, address: origin }: Pick<RunningProduct, 'dataDir' | 'address'>,
  offer: { party: string; date: string },
): Promise<string> {
  const connection = runningEmbedded(dataDir)
  if (!connection) throw new Error('The product has no database of its own.')
  const { db, close } = await openDatabase(connection, eventReaders)
  const noon = new Date()
  noon.setUTCHours(10, 0, 0, 0)
  if (noon.getTime() < Date.now()) noon.setUTCDate(noon.getUTCDate() + 1)
  await offerPlaces({ db, clock: { now: () => noon } }, priceOffer)
  const link = await withoutEvent({ db }, (tx) => writeOfferLink(tx, { origin }, offer, ''))
  await close()
  return link
}
