import { readText } from '../project.ts'
import { type MutationReport, weakFiles } from '../weakFiles.ts'
import { report } from './report.ts'

/** The whole run has its own threshold in `stryker.config.json`; this one is per file. */
const floor = 90
report(weakFiles(JSON.parse(readText('test-results/mutants.json')) as MutationReport, floor))
