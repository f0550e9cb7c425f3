import { packageFolders, readManifest, readText } from '../project.ts'
import { unexplained } from '../unexplained.ts'
import { report } from './report.ts'

const manifests = packageFolders().map((folder) => readManifest(folder))
const document = 'docs/dependencies.md'
const problems = unexplained(manifests, readText(document)).map((problem) => `${document}: ${problem}`)
const pinsAddresses = readText('package-lock.json').includes('"resolved": "http')
report([...problems, ...(pinsAddresses ? ['package-lock.json carries download addresses: see .npmrc'] : [])])
