import { hasWithin } from '../../lint/hasWithin.ts'
import { physicalCss } from '../../lint/physicalCss.ts'
import { files, readText } from '../project.ts'
import { report } from './report.ts'

const problems = files('apps/web/**/*.css').flatMap((path) => [
  ...physicalCss(readText(path)).map(
    ({ line, declaration }) => `${path}:${line} ${declaration}: use start and end`,
  ),
  ...hasWithin(readText(path)).map(
    ({ line, selector }) => `${path}:${line} ${selector}: choose the element with :has itself`,
  ),
])
report(problems)
