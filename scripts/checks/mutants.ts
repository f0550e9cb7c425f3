import { readText } from '../project.ts'
import { type MutationReport, weakFiles } from '../weakFiles.ts'
import { report } from './report.ts'

/** The whole run has a threshold of its own in `stryker.config.json`; no file may hide behind the others. */
const floor = 90
report(weakFiles(JSON.parse(readText('test-results/mutants.json')) as MutationReport, floor))
