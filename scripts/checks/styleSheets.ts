import { physicalCss } from '../../lint/physicalCss.ts'
import { files, readText } from '../project.ts'
import { report } from './report.ts'

const problems = files('apps/web/**/*.css').flatMap((path) =>
  physicalCss(readText(path)).map(
    ({ line, declaration }) => `${path}:${line} ${declaration}: use start and end`,
  ),
)
report(problems)
