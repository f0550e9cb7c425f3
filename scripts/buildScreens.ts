import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './project.ts'
import { sourcesStamp } from './sourcesStamp.ts'
import { run } from './step.ts'

/** In the build's output folder, so that it's deleted when another build begins. */
const stampFile = join(root, 'apps/web/dist/.vite/built-from')

/** Builds the screens, unless they're already built from these very sources. */
async function buildScreens(): Promise<void> {
  const stamp = sourcesStamp({
    checkout: root,
    files: [
      'apps/web/**',
      'apps/web/.env*',
      'packages/**',
      'CHANGELOG.md',
      'tsconfig*.json',
      'package-lock.json',
    ],
    besides: settings(),
  })
  if ((await readFile(stampFile, 'utf8').catch(() => null)) === stamp) return
  const command: [string, ...string[]] = ['npm', 'run', '--silent', 'build', '-w', '@tourdesk/web']
  const { ok } = await run({ name: 'build', command }, { show: true })
  if (ok) await writeFile(stampFile, stamp)
  else process.exitCode = 1
}

/** The environment variables that the build reads. */
function settings(): string[] {
  const read = Object.entries(process.env).filter(([name]) => name === 'NODE_ENV' || name.startsWith('VITE_'))
  return read.map(([name, value]) => `${name}=${value}`).sort()
}

await buildScreens()
