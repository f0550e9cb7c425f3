import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { own, type Runner } from './runner.ts'

export const socketPort = 5432
// The size of sun_path on Linux, without its closing zero.
const longestPath = 107

/** The folder for the unix socket: the cluster's own private folder, or a temporary one if that path is too long. */
export function socketFolder(cluster: string, runner: Runner): { path: string; remove(): void } {
  if (Buffer.byteLength(join(cluster, `.s.PGSQL.${socketPort}.lock`)) <= longestPath) {
    return { path: cluster, remove: () => {} }
  }
  const path = mkdtempSync(join(tmpdir(), 'tourdesk-'))
  own(path, runner)
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}
