import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { changedHere } from './changedHere.ts'

let checkout: string
beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'tourdesk-changed-'))
  git('init', '--quiet', '--initial-branch=main')
  commit('first.ts')
  commit('second.ts')
})

test('on main the last commit counts, with what is not committed yet', () => {
  writeFileSync(join(checkout, 'first.ts'), 'other')
  writeFileSync(join(checkout, 'new.ts'), '')
  expect(changedHere(checkout)).toEqual({
    base: git('rev-parse', 'HEAD~1'),
    paths: ['first.ts', 'second.ts', 'new.ts'],
  })
})

test('on a branch all of its commits count, and those of main do not', () => {
  git('checkout', '--quiet', '-b', 'coupons')
  commit('third.ts')
  commit('fourth.ts')
  git('checkout', '--quiet', 'main')
  commit('elsewhere.ts')
  git('checkout', '--quiet', 'coupons')
  expect(changedHere(checkout).paths).toEqual(['fourth.ts', 'third.ts'])
})

function commit(path: string): void {
  writeFileSync(join(checkout, path), '')
  git('add', path)
  git('-c', 'user.name=Dana', '-c', 'user.email=dana@example.com', 'commit', '--quiet', '-m', path)
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: checkout, encoding: 'utf8' }).trim()
}
