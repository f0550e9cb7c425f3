import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findBinaries } from './binaries.ts'
import { hydrateSymlinks } from './hydrateSymlinks.ts'

test('links missing after an install without scripts are created at the start, once', async () => {
  const root = await mkdtemp(join(tmpdir(), 'tourdesk-links-'))
  onTestFinished(() => rm(root, { recursive: true }))
  await mkdir(join(root, 'native/lib'), { recursive: true })
  await writeFile(join(root, 'native/lib/libicu.so.60.2'), 'the library')
  const links = [{ source: 'native/lib/libicu.so.60.2', target: 'native/lib/libicu.so.60' }]
  await writeFile(join(root, 'native/pg-symlinks.json'), JSON.stringify(links))
  await hydrateSymlinks(root)
  await hydrateSymlinks(root)
  expect(await readFile(join(root, 'native/lib/libicu.so.60'), 'utf8')).toBe('the library')
})

test('a machine without binaries gets an error that asks for its own database', async () => {
  await expect(findBinaries('plan9-mips')).rejects.toThrow(
    'No embedded database for plan9-mips: set DATABASE_URL to your own PostgreSQL 15 or newer.',
  )
})
