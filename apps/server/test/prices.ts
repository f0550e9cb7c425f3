import { expect } from 'vitest'
import type { TestServer } from './as.ts'
import type { TestClient } from './given/ground.ts'

/** A partial order, which `given` completes. */
export type Choice = NonNullable<Parameters<TestServer['given']['order']>[0]>
export type EntryChoice = NonNullable<Choice['selectedTours']>[number]

/** Ways for the office to get an order's price. */
export function pricesBy(office: TestClient, given: TestServer['given']) {
  const price = async (choice: Choice) => {
    const { calculatedPrices } = await office.orders.calculatePrice({ body: await given.orderInput(choice) })
    return calculatedPrices
  }
  return { price, totalOf }

  /** The price before saving, which must equal the saved one. */
  async function totalOf(choice: Choice): Promise<number> {
    const calculated = await price(choice)
    const { calculatedPrices: saved, paymentTBD } = await given.order(choice)
    expect(saved).toEqual({
      totalPrice: calculated.totalPrice,
      pricePortions: calculated.pricePortions.map(({ totalPrice, couponDiscount, generalDiscount }) => ({
        totalPrice,
        couponDiscount,
        generalDiscount,
      })),
    })
    expect(paymentTBD).toBe(calculated.paymentTBD)
    return calculated.totalPrice
  }
}
