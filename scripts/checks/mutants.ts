import { readText } from '../project.ts'
import { type MutationReport, weakFiles } from '../weakFiles.ts'
import { report } from './report.ts'

/** The threshold per file, in percent; the whole run has its own in `stryker.config.json`. */
const floor = 90
report(weakFiles(JSON.parse(readText('test-results/mutants.json')) as MutationReport, floor))
