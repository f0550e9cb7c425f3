import { expect, it } from 'vitest'
import { findable, findablePhone } from './findable.ts'

it.each([
  ['Dana LEVI', ' dana levi'],
  ['  José   Müller ', ' jose muller'],
  ["O'Brien", ' obrien'],
  ['O’Brien', ' obrien'],
  ['רו״ח צ׳רלי', ' רוח צרלי'],
  ['רו"ח צ\'רלי', ' רוח צרלי'],
  ['שָׁלוֹם', ' שלומ'],
  ['כהן כהנים', ' כהנ כהנימ'],
  ['בן־דוד', ' בנ דוד'],
  ['Ben-David', ' ben david'],
  ['Tel Aviv – Jerusalem', ' tel aviv jerusalem'],
  ['12-345-67', ' 1234567'],
  ['AB-1234', ' ab 1234'],
  ['dana.levi@example.com', ' dana.levi@example.com'],
  ['ΟΔΟΣ', ' οδοσ'],
  ['\u200fדנה\u200e', ' דנה'],
  [' \n\t', ''],
  ['״', ''],
])('HOME-15 %j is compared as %j', (text, compared) => {
  expect(findable(text)).toBe(compared)
})

it('a findable text is found as it is: making it findable once more changes nothing', () => {
  for (const text of ['Ben-David', 'שָׁלוֹם כהן', '12-345-67', 'José']) {
    expect(findable(findable(text))).toBe(findable(text))
  }
})

it.each([
  ['054-5550920', ' 545550920'],
  ['+972 54 555 0920', ' 545550920'],
  ['+972 (0)54-555-0920', ' 545550920'],
  ['00972545550920', ' 545550920'],
  ['972545550920', ' 545550920'],
  ['03-5551234', ' 35551234'],
  ['09-7255512', ' 97255512'],
  ['+1 (212) 555-0187', ' 12125550187'],
  ['0012125550187', ' 12125550187'],
  ['97-254-55', ' 9725455'],
  ['054-55', ' 5455'],
  ['+972', ''],
  ['ask Dana', ''],
  ['', ''],
])('HOME-15 the phone number %j is compared as %j', (phone, compared) => {
  expect(findablePhone(phone)).toBe(compared)
})
