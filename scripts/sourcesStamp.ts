import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The sources that something is made from. */
export interface Sources {
  checkout: string
  /** Patterns of files in the checkout; installed and built files are left out. */
  files: string[]
  /** Anything else that it depends on. */
  besides: string[]
}

/** A hash that changes with the content or the name of any source. */
export function sourcesStamp({ checkout, files, besides }: Sources): string {
  const hash = createHash('sha256').update(JSON.stringify(besides))
  const found = globSync(files, {
    cwd: checkout,
    withFileTypes: true,
    exclude: ({ name }) => name === 'node_modules' || name === 'dist',
  })
  const paths = found.filter((file) => file.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  for (const path of paths.sort())
    hash
      .update(`${path.slice(checkout.length)}\0`)
      .update(readFileSync(path))
      .update('\0')
  return hash.digest('hex')
}
