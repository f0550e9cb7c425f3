/** What the desk does wrong with a payment, whatever it answers. */
export type Fault = 'lostNotice' | 'noticedOften' | 'otherAmount' | 'otherCurrency' | 'noRefund'

export interface TestCard {
  number: string
  /** The card company's answer, `000` if it approves. */
  response: string
  fault?: Fault
}

/** The first two are Tranzila's own test numbers; the others are made up. */
export const testCards: readonly TestCard[] = [
  { number: '4444333322221111', response: '000' },
  { number: '12312312', response: '000' },
  { number: '4580000000000002', response: '004' },
  { number: '4580000000000015', response: '015' },
  { number: '4580000000000447', response: '447' },
  { number: '4580000000000009', response: '009' },
  { number: '4580000000000201', response: '000', fault: 'lostNotice' },
  { number: '4580000000000202', response: '000', fault: 'noticedOften' },
  { number: '4580000000000203', response: '000', fault: 'otherAmount' },
  { number: '4580000000000204', response: '000', fault: 'otherCurrency' },
  { number: '4580000000000205', response: '000', fault: 'noRefund' },
]

/** The card with a typed number; other numbers count as wrong. */
export function cardOf(typed: string): TestCard {
  const number = typed.replace(/\D/g, '')
  return testCards.find((card) => card.number === number) ?? { number, response: '447' }
}
