import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './project.ts'
import type { Stamps, Step } from './step.ts'

/**
 * A step depends on every file of the checkout, unless it names the folders it `reads`: then on those and on
 * files outside of folders. Installed packages and the version of Node count too. Outside of a git
 * repository, nothing is fresh.
 */
export function openStamps(folder = join(root, 'node_modules/.cache/passed'), checkout = root): Stamps {
  const seen = digests(checkout)
  const pathOf = ({ name }: Step) => join(folder, name.replace(/\W+/g, '-'))
  const stampOf = (step: Step) => hashed([...step.command, process.version, ...contentsFor(step, seen)])
  return {
    isFresh: (step) =>
      seen.size > 0 && existsSync(pathOf(step)) && readFileSync(pathOf(step), 'utf8') === stampOf(step),
    keep(steps) {
      // A file may have been saved while they ran.
      const now = digests(checkout)
      mkdirSync(folder, { recursive: true })
      for (const step of steps)
        if (hashed(contentsFor(step, now)) === hashed(contentsFor(step, seen)))
          writeFileSync(pathOf(step), stampOf(step))
    },
  }
}

/** A digest of each file's content, by path. */
function digests(checkout: string): Map<string, string> {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z']
  try {
    const paths = execFileSync('git', list, {
      cwd: checkout,
      encoding: 'utf8',
      maxBuffer: 64e6,
      stdio: 'pipe',
    })
    return new Map(
      [...paths.split('\0').filter(Boolean), 'node_modules/.package-lock.json']
        .filter((path) => existsSync(join(checkout, path)))
        .map((path) => [path, hashed([readFileSync(join(checkout, path))])]),
    )
  } catch {
    return new Map()
  }
}

function contentsFor({ reads }: Step, seen: Map<string, string>): string[] {
  const counts = (path: string) =>
    !reads ||
    !path.includes('/') ||
    path.startsWith('node_modules/') ||
    reads.some((folder) => path.startsWith(`${folder}/`))
  return [...seen].filter(([path]) => counts(path)).flat()
}

function hashed(parts: (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex')
}
