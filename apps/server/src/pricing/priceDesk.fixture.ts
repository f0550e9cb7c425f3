import type { PriceListsInput } from '@tourdesk/contract/pricing/pricing'
import { startServer } from '../../test/as.ts'

/** A server with two tours, and the owner of the main account, who manages prices. */
export async function openPriceDesk() {
  const server = await startServer()
  const { as, clock, given } = server
  const main = await given.mainAccount()
  const owner = await given.owner()
  const [masada, galilee] = [await given.tour(), await given.tour()]
  const coupon = {
    name: 'Spring at the Dead Sea',
    code: 'SPRING26',
    discount: 0.1,
    allTours: false,
    tours: [masada.id],
    start_date: '2026-03-01',
    end_date: null,
    usage: 3,
  }
  const discount = {
    discount: 0.15,
    bookingOrTour: 'tour' as const,
    start_date: '2026-03-01',
    end_date: '2026-04-30',
    allTours: false,
    tours: [masada.id, galilee.id].sort(),
    languages: ['english' as const, 'portuguese' as const],
    groupTypes: ['small_group' as const],
  }

  function pricesOf(id: string) {
    return as(owner).pricing.ofAccount({ params: { id }, query: { type: 'data' } })
  }

  /** Reads the prices, lets the caller change the lists, and saves them all a second later. */
  async function save(change: (lists: PriceListsInput) => unknown) {
    const { _id, priceManagement, updatedAt } = await pricesOf(main.id)
    const lists: PriceListsInput = structuredClone(priceManagement)
    change(lists)
    clock.set(new Date(clock.now().getTime() + 1000))
    return as(owner).pricing.change({
      params: { id: main.id },
      body: { _id, updatedAt, priceManagement: lists },
    })
  }

  return { ...server, main, owner, masada, galilee, coupon, discount, pricesOf, save }
}

/** A valid pickup location. */
export const location = {
  city: 'jaffa' as const,
  name: 'Old Port',
  address: '1 Nemal Yafo, Jaffa',
  isDefault: false,
  lat: 32.0522,
  lng: 34.7497,
}
