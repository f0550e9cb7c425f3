import type { Dice } from '../dice.ts'

const texts = [
  '',
  ' ',
  '\u0000',
  'Dana\u0000Levi',
  '\ud800',
  'Dana \udc00 Levi',
  '\u202eנעה\u202c',
  '👩‍👩‍👧‍👦',
  'ﷺ'.repeat(2000),
  'x'.repeat(100_000),
  '"\'`\\;--%_',
  "'); drop table orders; --",
  '<img src=x onerror=alert(1)>',
  '../../../etc/passwd',
  '{"$ne":null}',
  '2026-02-30',
  '0000-00-00',
  '-4713-01-01',
  '294277-01-01T00:00:00Z',
  '9999-12-31',
  '24:60',
  'NaN',
  'Infinity',
  '1e400',
  '-0',
  '0x10',
  'true',
  '__proto__',
  'constructor',
  'dana@example.com',
  `a@${'b.'.repeat(200)}c`,
  '00000000-0000-0000-0000-000000000000',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
]

const numbers = [
  0,
  -1,
  1,
  0.1,
  1e-9,
  -0.005,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 53 + 2,
  2 ** 63,
  1e21,
  1e308,
  -1e308,
  32_768,
]

/** A value that nobody should send; `ids` belong to existing records, including those of others. */
export function nastyValue(dice: Dice, ids: readonly string[]): unknown {
  switch (dice.roll(9)) {
    case 0:
      return dice.pick([null, true, false, undefined])
    case 1:
    case 2:
      return dice.pick(numbers)
    case 3:
      return dice.pick<object>([[], {}, [[]], [null], [{}], { length: 5 }, { toString: 'x' }])
    case 4:
      return nested(dice.pick([3, 60, 2000]))
    case 5:
      return Array.from({ length: dice.pick([2, 500, 20_000]) }, () => dice.pick([null, 1, 'x', {}]))
    case 6:
      return dice.pick(ids)
    default:
      return dice.pick(texts)
  }
}

function nested(depth: number): unknown {
  let value: unknown = 'deep'
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { value }
  return value
}

/** Bodies that aren't JSON, or don't match their content type. */
export const brokenBodies: readonly { type: string; body: string | Uint8Array<ArrayBuffer> }[] = [
  { type: 'application/json', body: '' },
  { type: 'application/json', body: '{' },
  { type: 'application/json', body: '{"a":1}}' },
  { type: 'application/json', body: '[1,2' },
  { type: 'application/json', body: 'null' },
  { type: 'application/json', body: '"text"' },
  { type: 'application/json', body: '{"__proto__":{"isSuper":true}}' },
  { type: 'application/json', body: '['.repeat(50_000) },
  { type: 'application/json', body: new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]) },
  { type: 'application/json', body: `{"a":"${'x'.repeat(1_100_000)}"}` },
  { type: 'application/json; charset=utf-16', body: '{}' },
  { type: 'text/plain', body: '{}' },
  { type: 'application/xml', body: '<a/>' },
  { type: 'application/x-www-form-urlencoded', body: 'a=1&a[b]=2' },
  { type: 'nonsense', body: '{}' },
  { type: 'multipart/form-data', body: '--x' },
  { type: 'multipart/form-data; boundary=x', body: '' },
  {
    type: 'multipart/form-data; boundary=x',
    body: '--x\r\nContent-Disposition: form-data; name="files"; filename="a.png"',
  },
  {
    type: 'multipart/form-data; boundary=x',
    body: '--x\r\nContent-Disposition: form-data; name="files"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n\u0089PNG\r\n--x--\r\n',
  },
  {
    type: 'multipart/form-data; boundary=x',
    body: '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n',
  },
  { type: `multipart/form-data; boundary=${'x'.repeat(300)}`, body: '--x--' },
]

/** Queries that no form sends. */
export const brokenQueries: readonly string[] = [
  '%00',
  '%',
  '%zz=1',
  'page=%ff',
  'search=%ED%A0%80',
  'page=1&page=2',
  'page[]=1',
  'page=-1&limit=1e9',
  '__proto__=1',
  'sort=%27',
  `search=${'x'.repeat(6000)}`,
]
