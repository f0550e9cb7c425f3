import { join } from 'node:path'
import { hasWithin } from '../../lint/hasWithin.ts'
import { physicalCss } from '../../lint/physicalCss.ts'
import { layoutClasses, repeatedLayout } from '../../lint/repeatedLayout.ts'
import { classesOf, unknownClasses } from '../../lint/unknownClasses.ts'
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

const theme = ['global', 'layout', 'print'].map((name) => `apps/web/src/theme/${name}.css`)
const offered = layoutClasses(theme.map(readText).join('\n'))
/** The pages that are built separately don't load the theme's classes, nor may what they share with the office need them. */
const apart = ['crew', 'customer'].map((name) => loadedBy(`apps/web/src/${name}.tsx`))
const isApart = (path: string) => apart.some((loaded) => loaded.has(path))

const repeated = files('apps/web/src/**/*.module.css')
  .filter((path) => !isApart(path))
  .flatMap((path) =>
    repeatedLayout(readText(path), offered).map(
      ({ line, selector, classes }) =>
        `${path}:${line} ${selector}: the theme has classes for it (${classes})`,
    ),
  )

// Shared files may name a class of the office alone, as the cut names in Isolated.tsx do, but none for layout.
const unknown = files('apps/web/src/**/*.tsx').flatMap((path) => {
  const pages = isApart(path) ? apart.filter((loaded) => loaded.has(path)) : [new Set(theme)]
  return pages.flatMap((loaded) => {
    const sheets = [...loaded, 'apps/web/src/theme/global.css'].filter((one) => one.endsWith('.css'))
    const known = new Set(sheets.flatMap((one) => classesOf(readText(one))))
    return unknownClasses(readText(path), known).map(
      ({ line, name }) => `${path}:${line} ${name}: no style sheet of the page has this class`,
    )
  })
})

report([...problems, ...repeated, ...unknown])

/** The files that a page imports, including what those import. */
function loadedBy(page: string, loaded = new Set<string>()): Set<string> {
  if (loaded.has(page)) return loaded
  loaded.add(page)
  for (const [, path = ''] of readText(page).matchAll(/(?:from|import) '(\.[^']+\.(?:tsx?|css))'/g))
    loadedBy(join(page, '..', path), loaded)
  return loaded
}
