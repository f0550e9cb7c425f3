import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { builtScreens } from '@tourdesk/server/serve'

interface Chunk {
  file: string
  imports?: string[]
  dynamicImports?: string[]
}

/** Also loaded by every page behind the login. */
const frame = ['src/routes.tsx', 'src/app/SignedInFrame.tsx']

const pages = [
  { name: 'login page', source: 'src/identity/LoginRoute.tsx', most: 170 },
  {
    name: 'operations list',
    source: 'src/orders/Operations.tsx',
    most: 284,
    behindLogin: true,
  },
  { name: 'assignments', source: 'src/dispatch/calendar/TourCalendar.tsx', most: 274, behindLogin: true },
  { name: 'board', source: 'src/dispatch/board/DayBoard.tsx', most: 300, behindLogin: true },
]

/** Pages that are built separately from the office's screens. */
const pagesApart = [{ name: 'crew page', file: 'crew.html', most: 90 }]

/**
 * Reports the compressed JavaScript that a browser loads for a page: the entry, the frame, the page, and
 * their imports.
 */
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
    await report(name, [...files], most)
  }
  for (const { name, file, most } of pagesApart) {
    const page = await readFile(join(builtScreens, file), 'utf8')
    const files = [...page.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, script = '']) => script)
    await report(name, files, most)
  }
}

async function report(name: string, files: string[], most?: number): Promise<void> {
  const sizes = await Promise.all(
    files.map(async (file) => gzipSync(await readFile(join(builtScreens, file))).length),
  )
  const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1000
  const limit = most ? ` (at most ${most})${kilobytes > most ? '  over' : ''}` : ''
  console.log(`${name.padEnd(18)} ${kilobytes.toFixed(0).padStart(5)} kB in ${files.length} files${limit}`)
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
