import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { expect, test } from 'vitest'
import { withPassport } from './withPassport.ts'

const shownAs = (passportNumber: string) => ({
  userInformation: { firstName: 'Dana', passportNumber } as Order['userInformation'],
})

test.each([
  ['••••4321', '31994321', '31994321'],
  ['••••4321', 'X1234567', '••••4321'],
  ['••••', '123', '123'],
  ['', '', ''],
  ['', '31994321', ''],
])('an order that shows %j, on a page that knows %j, has the number %j', (shown, known, kept) => {
  expect(withPassport(shownAs(shown), known).userInformation.passportNumber).toBe(kept)
})
