import { readFile, symlink } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'

/**
 * Creates the symbolic links that the binaries' package can't contain. The package does it in an install script, which
 * npm may be configured not to run.
 */
export async function hydrateSymlinks(packageRoot: string): Promise<void> {
  const list = await readFile(join(packageRoot, 'native/pg-symlinks.json'), 'utf8')
  const links = JSON.parse(list) as { source: string; target: string }[]
  await Promise.all(
    links.map(({ source, target }) => link(relative(dirname(target), source), join(packageRoot, target))),
  )
}

async function link(to: string, path: string): Promise<void> {
  try {
    await symlink(to, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}
