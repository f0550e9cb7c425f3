import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { EmbeddedError } from './errors.ts'
import { own, type Runner } from './runner.ts'

export const databaseUser = 'tourdesk'

/** The database's folder inside the data folder. */
export function clusterFolder(dataDir: string): string {
  return join(dataDir, 'postgres')
}

/** The cluster's folder, created if missing. */
export function openCluster(dataDir: string, runner: Runner, initFlags: string[]): string {
  mkdirSync(dataDir, { recursive: true, mode: runner.uid === undefined ? 0o700 : 0o711 })
  if (runner.uid !== undefined) letNobodyPass(dataDir, runner)
  const folder = clusterFolder(dataDir)
  if (!existsSync(join(folder, 'PG_VERSION'))) initialize(folder, runner, initFlags)
  return folder
}

// Created beside its final place and then renamed, so that an interrupted start leaves no half-made database,
// and of two servers that start together one finds the other's.
function initialize(folder: string, runner: Runner, initFlags: string[]): void {
  const unfinished = `${folder}.${process.pid}`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  own(unfinished, runner)
  try {
    initdb(unfinished, runner, initFlags)
    renameSync(unfinished, folder)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    if (!existsSync(join(folder, 'PG_VERSION'))) throw error
  }
}

function initdb(folder: string, runner: Runner, initFlags: string[]): void {
  const [command, args] = runner.command('initdb', [
    `--pgdata=${folder}`,
    `--username=${databaseUser}`,
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    ...initFlags,
  ])
  const { status, stderr, error } = spawnSync(command, args, { cwd: '/', encoding: 'utf8' })
  if (status !== 0) {
    const reason = error?.message ?? stderr.trim().split('\n').at(-1)
    throw new EmbeddedError(`The database could not be made in ${folder}: ${reason}`)
  }
}

function letNobodyPass(dataDir: string, { uid }: Runner): void {
  chmodSync(dataDir, 0o711)
  if (spawnSync('test', ['-x', dataDir], { cwd: '/', uid, gid: uid }).status === 0) return
  throw new EmbeddedError(
    `The data folder ${dataDir} cannot be reached by the user nobody, who runs the database: ` +
      'set DATA_DIR to a folder below /var/lib, or DATABASE_URL to your own PostgreSQL.',
  )
}
