/** A code that takes a share (0-1) off the price. Days are counted from today. */
export interface DemoCoupon {
  name: string
  code: string
  discount: number
  /** Numbers of tours, or every tour. */
  tours: string[] | 'all'
  startsIn: number
  /** Null if it never ends. */
  endsIn: number | null
  usage: number
  /** The number of the demo's orders that use the code. */
  redemptions: number
}

export const coupons: DemoCoupon[] = [
  {
    name: 'Welcome to Israel',
    code: 'WELCOME10',
    discount: 0.1,
    tours: 'all',
    startsIn: -180,
    endsIn: null,
    usage: 1000,
    redemptions: 22,
  },
  {
    name: 'Dead Sea summer',
    code: 'FLOAT15',
    discount: 0.15,
    tours: ['T101', 'T103', 'T110'],
    startsIn: -20,
    endsIn: 90,
    usage: 150,
    redemptions: 9,
  },
  {
    name: 'Hotel concierge thanks',
    code: 'CONCIERGE12',
    discount: 0.12,
    tours: ['T102', 'T104', 'T105', 'T108'],
    startsIn: -100,
    endsIn: 200,
    usage: 60,
    redemptions: 6,
  },
  {
    name: 'Wine season',
    code: 'CHEERS20',
    discount: 0.2,
    tours: ['T107', 'T111'],
    startsIn: 10,
    endsIn: 75,
    usage: 40,
    redemptions: 0,
  },
  {
    name: 'Spring newsletter',
    code: 'SPRING8',
    discount: 0.08,
    tours: 'all',
    startsIn: -150,
    endsIn: -30,
    usage: 300,
    redemptions: 12,
  },
  {
    name: 'Travel fair, first five',
    code: 'FAIR25',
    discount: 0.25,
    tours: ['T101', 'T102', 'T103', 'T105', 'T106'],
    startsIn: -60,
    endsIn: 120,
    usage: 5,
    redemptions: 5,
  },
]
