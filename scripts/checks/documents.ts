import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { deadReferences } from '../deadReferences.ts'
import { files, packageFolders, readManifest, readText, root } from '../project.ts'
import { report } from './report.ts'

const scripts = new Set(packageFolders().flatMap((folder) => Object.keys(readManifest(folder).scripts ?? {})))
const known = {
  hasPath: (path: string) => existsSync(join(root, path)),
  hasScript: (name: string) => scripts.has(name),
}
report(files(['*.md', 'docs/**/*.md']).flatMap((path) => deadReferences(path, readText(path), known)))
