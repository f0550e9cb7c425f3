import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/**
 * Copies the binaries to where the user `nobody` can reach them, since the checkout may be private. Needed only
 * by root where user namespaces are forbidden.
 */
export function copyForNobody(native: string, parent = folderForAll()): string {
  const target = join(parent, `tourdesk-postgres-${versionOf(native)}`)
  if (existsSync(target)) return target
  mkdirSync(parent, { recursive: true })
  const unfinished = `${target}.${process.pid}`
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true })
  chmodSync(unfinished, 0o755)
  try {
    renameSync(unfinished, target)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    if (!existsSync(target)) throw error
  }
  return target
}

function versionOf(native: string): string {
  const about = JSON.parse(readFileSync(join(dirname(native), 'package.json'), 'utf8')) as { version: string }
  return about.version
}

function folderForAll(): string {
  return existsSync('/var/lib') ? '/var/lib' : tmpdir()
}
