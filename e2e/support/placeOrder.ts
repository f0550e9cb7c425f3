import type { Page } from '@playwright/test'

export interface Wish {
  tour: string
  day: string
  /** The last day of a private order. */
  until?: string
  lastName: string
  adults?: number
  /** People by ticket type, instead of only adults. */
  party?: Record<string, number>
  /** The page's account by default. */
  agency?: string | undefined
  language?: 'english' | 'french'
  mobilePhone?: string
  /** Notes of the entry. */
  notes?: string
  /** A stored location; by default one in Herzliya. */
  pickup?: { city: 'tel_aviv' | 'jerusalem' | 'herzliya' | 'jaffa'; name: string }
  group_type?: 'small_group' | 'large_group' | 'private_group'
  /** True if the agency has paid for itself; only the office may say so. */
  isPaid?: boolean
  /** True if the agency pays the office for it. */
  isOnAccount?: boolean
}

export interface PlacedOrder {
  _id: string
  orderNumber: number
  tour: string
}

const api = '/api/v1'

/** Places an order before the journey begins; the page must be signed in. */
export async function placeOrder(page: Page, wish: Wish): Promise<PlacedOrder> {
  const tour = await tourId(page, wish.tour)
  const answer = await page.request.post(`${api}/orders`, {
    data: {
      orderType: wish.until ? 'private' : 'daily',
      agency: wish.agency ?? (wish.isPaid ? await payingAgency(page) : await accountId(page)),
      isAgencyPayment: wish.isPaid ?? wish.isOnAccount ?? false,
      userInformation: {
        firstName: 'Noa',
        lastName: wish.lastName,
        email: 'noa@guests.example',
        mobilePhone: wish.mobilePhone ?? '',
      },
      selectedTours: [
        {
          tour,
          ...daysOf(wish),
          group_type: wish.group_type ?? 'small_group',
          language: wish.language ?? 'english',
          price_class: 'premium',
          notes: wish.notes ?? '',
          pickup: wish.pickup ?? { city: 'herzliya', name: 'Herzliya Marina / Arena Mall' },
        },
      ],
    },
  })
  const order = await answer.json()
  if (!answer.ok()) throw new Error(`The order was refused: ${JSON.stringify(order)}`)
  if (wish.isPaid)
    await page.request.post(`${api}/orders/${order._id}/payments/${order.payments[0]._id}/paid`)
  return { _id: order._id, orderNumber: order.orderNumber, tour }
}

function daysOf({ day, until, adults = 2, party = { adult: adults } }: Wish) {
  if (!until) return { date: day, participants: party }
  const service = { tourOption: 'car + guide', vehicleSize: 10, voucher: 'V-2026' }
  return { startDate: day, endDate: until, numOfParticipants: adults, ...service }
}

async function tourId(page: Page, name: string): Promise<string> {
  const answer = await page.request.get(`${api}/tours/getActiveTours`)
  const { data }: { data: { _id: string; name: string }[] } = await answer.json()
  const tour = data.find((each) => each.name === name)
  if (!tour) throw new Error(`No tour is called ${name}`)
  return tour._id
}

async function payingAgency(page: Page): Promise<string | undefined> {
  const answer = await page.request.get(`${api}/accounts/sellers`)
  const { data }: { data: { _id: string; doesAllowPaymentToAgency: boolean }[] } = await answer.json()
  return data.find(({ doesAllowPaymentToAgency }) => doesAllowPaymentToAgency)?._id
}

/** The id of the account in which the page is signed in. */
async function accountId(page: Page): Promise<string> {
  const answer = await page.request.get(`${api}/auth/getCurrentUser`)
  const { account }: { account: { _id: string } } = await answer.json()
  return account._id
}
