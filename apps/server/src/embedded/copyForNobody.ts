import { chmodSync, cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Copies the binaries to a folder that the user `nobody` can reach, since the checkout may be private. Only root needs
 * it, on machines that forbid user namespaces.
 */
export function copyForNobody(native: string, sharedFolder: string): string {
  const target = join(sharedFolder, `tourdesk-postgres-${versionOf(native)}`)
  if (existsSync(target)) return target
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
