import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { openStamps } from './stamps.ts'
import type { Step } from './step.ts'

const types: Step = { name: 'types of prices', command: ['tsc', '-p', 'prices'], reads: ['prices'] }
const whole: Step = { name: 'lint', command: ['lint'] }
let checkout: string

beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'tourdesk-stamps-'))
  execFileSync('git', ['init', '--quiet'], { cwd: checkout })
  for (const folder of ['prices', 'orders']) mkdirSync(join(checkout, folder))
  for (const path of ['prices/price.ts', 'orders/order.ts', 'lock.json']) write(path, '1')
})

test('a step that passed is fresh until something it reads changes', () => {
  pass(types)
  pass(whole)
  expect(freshness()).toEqual([true, true])
  write('orders/order.ts', '2')
  expect(freshness()).toEqual([true, false])
  write('prices/price.ts', '2')
  expect(freshness()).toEqual([false, false])
  write('prices/price.ts', '1')
  write('orders/order.ts', '1')
  expect(freshness()).toEqual([true, true])
})

test('a new file, a file outside of folders and another command count', () => {
  pass(types)
  write('prices/coupon.ts', '1')
  expect(freshness()[0]).toBe(false)
  pass(types)
  write('lock.json', '2')
  expect(freshness()[0]).toBe(false)
  pass(types)
  expect(open().isFresh({ ...types, command: ['tsc', '-p', 'prices', '--strict'] })).toBe(false)
})

test('what was saved while a step ran was not checked', () => {
  const stamps = open()
  write('prices/price.ts', '2')
  stamps.keep([types])
  expect(freshness()[0]).toBe(false)
})

test('without git nothing is fresh', () => {
  const elsewhere = mkdtempSync(join(tmpdir(), 'tourdesk-stamps-'))
  const stamps = openStamps(join(elsewhere, 'passed'), elsewhere)
  stamps.keep([types])
  expect(stamps.isFresh(types)).toBe(false)
})

function open() {
  return openStamps(join(checkout, '.git/passed'), checkout)
}

function pass(step: Step): void {
  open().keep([step])
}

function freshness(): boolean[] {
  const stamps = open()
  return [types, whole].map((step) => stamps.isFresh(step))
}

function write(path: string, text: string): void {
  writeFileSync(join(checkout, path), text)
}
