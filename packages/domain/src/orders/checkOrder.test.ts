import { describe, expect, it } from 'vitest'
import { issuesOf } from '../checked.ts'
import { isEmail } from '../email.ts'
import { givenEntry, givenFacts, givenOrder } from '../testing/given.ts'
import { checkOrder, checkStep } from './checkOrder.ts'

const customer = givenOrder().userInformation

describe('the customer step', () => {
  it('FORM-37 FORM-38 FORM-39 needs first name, last name and email', () => {
    const userInformation = { ...customer, firstName: ' ', lastName: '', email: '' }
    expect(issuesOf(checkStep('customer', givenOrder({ userInformation }), givenFacts()))).toEqual([
      { field: 'userInformation.firstName', code: 'first_name_required' },
      { field: 'userInformation.lastName', code: 'last_name_required' },
      { field: 'userInformation.email', code: 'email_required' },
    ])
  })

  it('treats an email of only spaces as missing, not invalid', () => {
    const userInformation = { ...customer, email: '  ' }
    expect(issuesOf(checkStep('customer', givenOrder({ userInformation }), givenFacts()))).toEqual([
      { field: 'userInformation.email', code: 'email_required' },
    ])
  })

  it('FORM-40 accepts only valid email addresses', () => {
    const good = ['dana@example.com', 'dana.levi+tours@mail.example.co.il', ' dana@example.com ']
    const bad = [
      'dana',
      'dana@',
      '@example.com',
      'dana@example',
      'dana levi@example.com',
      'a@b..com',
      'a@b@c.com',
    ]
    expect(good.filter((address) => !isEmail(address))).toEqual([])
    expect(bad.filter(isEmail)).toEqual([])
    const userInformation = { ...customer, email: 'dana@example' }
    expect(issuesOf(checkStep('customer', givenOrder({ userInformation }), givenFacts()))).toEqual([
      { field: 'userInformation.email', code: 'email_invalid' },
    ])
  })
})

describe('the summary step', () => {
  it('FORM-44 FORM-45 needs agency and currency', () => {
    expect(
      issuesOf(checkStep('summary', givenOrder({ agency: null, currency: null }), givenFacts())),
    ).toEqual([
      { field: 'agency', code: 'agency_required' },
      { field: 'currency', code: 'currency_required' },
    ])
  })

  it('FORM-82 OPERM-13 allows payment to the agency only if the agency has the right or the office books', () => {
    const order = givenOrder({ isAgencyPayment: true })
    const account = { isMain: false, dailyToursOnly: false }
    expect(issuesOf(checkStep('summary', order, givenFacts({ account })))).toEqual([
      { field: 'isAgencyPayment', code: 'agency_payment_not_allowed' },
    ])
    const agency = { allowPrivateGroup: false, doesAllowPaymentToAgency: true }
    expect(issuesOf(checkStep('summary', order, givenFacts({ account, agency })))).toEqual([])
    expect(issuesOf(checkStep('summary', order, givenFacts()))).toEqual([])
  })

  it('ignores private groups without the right, which the tour step checks', () => {
    const order = givenOrder({ selectedTours: [givenEntry({ group_type: 'private_group' })] })
    const facts = givenFacts({ account: { isMain: false, dailyToursOnly: false } })
    expect(issuesOf(checkStep('summary', order, facts))).toEqual([])
    expect(issuesOf(checkStep('tours', order, facts))).toHaveLength(1)
  })

  it('PRICE-12 HOLE-O42 only people who may set prices can change the custom total', () => {
    const order = givenOrder({ customTotalPrice: 480 })
    const refused = [{ field: 'customTotalPrice', code: 'custom_price_not_allowed' }]
    expect(issuesOf(checkStep('summary', order, givenFacts()))).toEqual(refused)
    expect(issuesOf(checkStep('summary', order, givenFacts({ savedCustomPrice: 480 })))).toEqual([])
    expect(issuesOf(checkStep('summary', givenOrder(), givenFacts({ savedCustomPrice: 480 })))).toEqual(
      refused,
    )
    expect(issuesOf(checkStep('summary', order, givenFacts({ canPriceByHand: true })))).toEqual([])
  })

  it.each([
    [0, 'USD', null],
    [100_000, 'USD', null],
    [370_000, 'ILS', null],
    [-1, 'USD', '$100,000'],
    [100_000.01, 'USD', '$100,000'],
    [99.999, 'EUR', '€100,000'],
    [400_001, 'ILS', '₪400,000'],
  ] as const)('HOLE-O18 a custom total of %s %s is refused: %j', (customTotalPrice, currency, limit) => {
    const order = givenOrder({ customTotalPrice, currency })
    expect(issuesOf(checkStep('summary', order, givenFacts({ canPriceByHand: true })))).toEqual(
      limit ? [{ field: 'customTotalPrice', code: 'amount_out_of_bounds', params: { limit } }] : [],
    )
  })

  it('a custom total can be removed', () => {
    const facts = givenFacts({ canPriceByHand: true, savedCustomPrice: 480 })
    expect(issuesOf(checkStep('summary', givenOrder({ customTotalPrice: null }), facts))).toEqual([])
  })

  it('a custom total without a currency is checked in dollars', () => {
    const order = givenOrder({ customTotalPrice: 100_000.01, currency: null })
    expect(issuesOf(checkStep('summary', order, givenFacts({ canPriceByHand: true })))).toEqual([
      { field: 'currency', code: 'currency_required' },
      { field: 'customTotalPrice', code: 'amount_out_of_bounds', params: { limit: '$100,000' } },
    ])
  })

  it('a custom total saved before the limit existed can stay', () => {
    const order = givenOrder({ customTotalPrice: 250_000 })
    const facts = givenFacts({ canPriceByHand: true, savedCustomPrice: 250_000 })
    expect(issuesOf(checkStep('summary', order, facts))).toEqual([])
  })
})

describe('the whole order', () => {
  it('collects the errors of all three steps', () => {
    const order = givenOrder({
      selectedTours: [givenEntry({ tour: null })],
      userInformation: { ...customer, email: '' },
      currency: null,
    })
    expect(issuesOf(checkOrder(order, givenFacts())).map((issue) => issue.field)).toEqual([
      'selectedTours.0.tour',
      'userInformation.email',
      'currency',
    ])
    expect(issuesOf(checkOrder(givenOrder(), givenFacts()))).toEqual([])
  })
})
