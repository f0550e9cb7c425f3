import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { isCommonPassword } from './isCommonPassword.ts'

const packed = readFileSync(new URL('./commonPasswords.txt.br', import.meta.url))
const lines = brotliDecompressSync(packed).toString('latin1').trimEnd().split('\n')

it('the list has at least 100,000 passwords that would pass otherwise, each once and in order', () => {
  expect(lines.length).toBeGreaterThanOrEqual(100_000)
  expect(lines.filter((line) => line.length < 8)).toEqual([])
  expect(lines.every((line, index) => index === 0 || line > (lines[index - 1] ?? ''))).toBe(true)
})

it('every line is found: the first, the last, and those between', async () => {
  const some = lines.filter((_, index) => index % 997 === 0 || index === lines.length - 1)
  const missed = []
  for (const line of some) if (!(await isCommonPassword(line))) missed.push(line)
  expect(missed).toEqual([])
})

it.each(['password', 'PassWord1', ' 12345678 ', 'qwertyuiop'])('%s is common', async (password) => {
  expect(await isCommonPassword(password)).toBe(true)
})

it.each([
  'olive-grove-3',
  'demo-tourdesk',
  'passwor',
  'סיסמה-ארוכה',
  '',
  '~~~~~~~~~~~~~~~~',
  '\n',
  'password\n12345678',
])('%j is not', async (password) => {
  expect(await isCommonPassword(password)).toBe(false)
})
