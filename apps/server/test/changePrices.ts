import type { PriceLists, PriceListsInput } from '@tourdesk/contract/pricing/pricing'
import type { TestClient } from './given/ground.ts'

/** Changes the main account's price lists, as the office does on its pages. */
export function pricesChangedBy(office: TestClient, main: { id: string }) {
  return async (change: (lists: PriceLists) => Partial<PriceListsInput>): Promise<void> => {
    const { priceManagement, updatedAt } = await office.pricing.ofAccount({
      params: { id: main.id },
      query: { type: 'data' },
    })
    const body = {
      _id: main.id,
      priceManagement: { ...priceManagement, ...change(priceManagement) },
      updatedAt,
    }
    await office.pricing.change({ params: { id: main.id }, body })
  }
}
