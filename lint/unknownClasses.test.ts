import { expect, test } from 'vitest'
import { classesOf, unknownClasses } from './unknownClasses.ts'

const known = new Set(classesOf('.row { gap: 8px }\n[dir="rtl"] .cut:dir(ltr) { text-align: end }'))

test('classes of the theme and of modules may be used', () => {
  const source = `<p className="row cut"><b className={\`row \${isOpen ? styles.open : ''}\`} /><i className={styles.rwo} /></p>`
  expect(unknownClasses(source, known)).toEqual([])
})

test.each(['<p className="row gap7" />', `<p className={\`gap7 \${styles.line}\`} />`])(
  '%s is refused',
  (source) => {
    expect(unknownClasses(`\n${source}`, known)).toEqual([{ line: 2, name: 'gap7' }])
  },
)
