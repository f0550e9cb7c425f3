import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { builtScreens } from '@tourdesk/server/serve'

interface Chunk {
  file: string
  imports?: string[]
  dynamicImports?: string[]
}

/** What every page behind the login loads besides. */
const frame = ['src/routes.tsx', 'src/app/SignedInFrame.tsx']

const pages = [
  { name: 'login page', source: 'src/identity/LoginRoute.tsx', most: 190 },
  {
    name: 'operations list',
    source: 'src/orders/Operations.tsx',
    most: 300,
    behindLogin: true,
  },
  { name: 'assignments', source: 'src/dispatch/Assignments.tsx', behindLogin: true },
]

/** JavaScript that a browser loads for a page, compressed: the entry, the frame, the page, and what they import. */
export async function reportBundles(): Promise<void> {
  const manifest = JSON.parse(await readFile(join(builtScreens, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >
  console.log('JavaScript of a page, gzipped\n')
  for (const { name, source, most, behindLogin } of pages) {
    const files = new Set([
      ...filesOf(manifest, 'index.html'),
      ...filesOf(manifest, source),
      ...(behindLogin ? frame.flatMap((part) => [...filesOf(manifest, part)]) : []),
    ])
    const sizes = await Promise.all(
      [...files].map(async (file) => gzipSync(await readFile(join(builtScreens, file))).length),
    )
    const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1000
    console.log(
      `${name.padEnd(18)} ${kilobytes.toFixed(0).padStart(5)} kB in ${files.size} files${most ? ` (at most ${most})` : ''}`,
    )
  }
}

function filesOf(
  manifest: Record<string, Chunk>,
  key: string | undefined,
  seen = new Set<string>(),
): Set<string> {
  const chunk = key === undefined ? undefined : manifest[key]
  if (!chunk || seen.has(chunk.file)) return seen
  seen.add(chunk.file)
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, seen)
  return seen
}
