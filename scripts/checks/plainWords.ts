import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { commentsOf, countsOf, moreThan, stringsOf } from '../plainWords.ts'
import { files, readText, root } from '../project.ts'
import { report } from './report.ts'

// The counts may only shrink. With --lower, those that did are kept as the new limit.
const kept = 'scripts/plainWords.json'
const before = JSON.parse(readText(kept)) as Record<string, number>

const prose = files('{apps,packages}/*/src/**/*.{ts,tsx}')
  .filter((path) => !/\.(test|fixture)\.tsx?$/.test(path))
  .flatMap((path) => {
    const source = readText(path)
    return /(?:[Mm]essages|Texts|Words|Problems)\.ts$/.test(path)
      ? [...commentsOf(source), ...stringsOf(source)]
      : commentsOf(source)
  })
const now = countsOf(prose)

if (process.argv.includes('--lower')) {
  const lower = Object.fromEntries(
    Object.entries(now).map(([word, count]) => [word, Math.min(count, before[word] ?? count)]),
  )
  writeFileSync(join(root, kept), `${JSON.stringify(lower, null, 2)}\n`)
}
report(moreThan(before, now).map((problem) => `${problem} (STYLE.md, Plain English)`))
