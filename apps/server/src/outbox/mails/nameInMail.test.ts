import { expect, test } from 'vitest'
import { nameInMail } from './nameInMail.ts'

test.each([
  ['Carmel Holidays', 'Carmel Holidays'],
  ['Noa & Sons, Ltd.', 'Noa & Sons, Ltd.'],
  ['St. George’s 24/7', 'St. George’s 24/7'],
  ['J.R. Tours', 'J. R. Tours'],
  ['נועה ז״ל - ת.ד. 12', 'נועה ז״ל - ת. ד. 12'],
  ['https://evil.example/win?a=1', 'https evil. example/win?a=1'],
  ['www.evil.example', 'www. evil. example'],
  ['call me: boss@evil.example', 'call me: boss evil. example'],
  ['Dana\r\nBcc: all@evil.example', 'Dana Bcc: all evil. example'],
  ['\u202egnp.exe', 'gnp. exe'],
])('the name %j is in mails %j', (name, shown) => {
  expect(nameInMail(name)).toBe(shown)
})

test('a name is cut to 60 characters, never inside one', () => {
  expect(nameInMail('א'.repeat(61))).toBe(`${'א'.repeat(59)}…`)
  expect(nameInMail('😀'.repeat(60))).toBe('😀'.repeat(60))
})
