import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { deadReferences } from '../deadReferences.ts'
import { indexProblems } from '../decisionsIndex.ts'
import { files, packageFolders, readManifest, readText, root } from '../project.ts'
import { report } from './report.ts'

const scripts = new Set(packageFolders().flatMap((folder) => Object.keys(readManifest(folder).scripts ?? {})))
const known = {
  hasPath: (path: string) => existsSync(join(root, path)),
  hasScript: (name: string) => scripts.has(name),
}
const decisions = files('docs/decisions/[0-9]*.md').map((path) => basename(path))
const index = 'docs/decisions/README.md'

report([
  ...files(['*.md', 'docs/**/*.md']).flatMap((path) => deadReferences(path, readText(path), known)),
  ...indexProblems(readText(index), decisions).map((problem) => `${index}: ${problem}`),
])
