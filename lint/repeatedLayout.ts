/** A class of the theme, with its declarations in long form: `column-gap` by `8px`. */
export interface LayoutClass {
  name: string
  body: Map<string, string>
}

/** The classes of a style sheet. */
export function layoutClasses(sheet: string): LayoutClass[] {
  return rulesOf(sheet).flatMap(({ names: [name = '', ...others], body }) =>
    others.length > 0 || name.startsWith('mantine-') ? [] : [{ name, body }],
  )
}

/**
 * The rules of a module that only say what classes of the theme say. A rule that changes one above it for the same
 * class is left alone.
 */
export function repeatedLayout(
  text: string,
  offered: LayoutClass[],
): { line: number; selector: string; classes: string }[] {
  return rulesOf(text).flatMap(({ names, body, index }) => {
    const before = text.slice(0, index)
    if (names.some((name) => new RegExp(`\\.${name}\\b`).test(before))) return []
    const says = ([property, value]: [string, string]) => body.get(property) === value
    const whole = offered.filter((one) => [...one.body].every(says))
    // A class that's right in part, like a gap, can have a later one for the rest, like the gap across.
    const useful = offered.filter(
      (one, place) =>
        [...one.body].some(says) &&
        [...one.body].every(
          ([property, value]) =>
            says([property, value]) ||
            whole.some((later) => offered.indexOf(later) > place && later.body.has(property)),
        ),
    )
    const isRepeated = [...body].every(([property, value]) =>
      useful.some((one) => one.body.get(property) === value),
    )
    if (!isRepeated || body.size === 0) return []
    return [
      {
        line: before.split('\n').length,
        selector: names.map((name) => `.${name}`).join(', '),
        classes: useful.map(({ name }) => name).join(', '),
      },
    ]
  })
}

/** The rules for nothing but classes, outside of any condition: those that begin at the start of a line. */
function rulesOf(sheet: string): { names: string[]; body: Map<string, string>; index: number }[] {
  return [...sheet.matchAll(/(?<!,\n)^(\.[\w-]+(?:,\s*\.[\w-]+)*) \{([^{}]*)\}/gm)].map(
    ({ 1: list = '', 2: text = '', index }) => ({
      names: list.split(',').map((name) => name.trim().slice(1)),
      body: new Map(
        text
          .replace(/\/\*[\s\S]*?\*\//g, '')
          .split(';')
          .flatMap(longForm),
      ),
      index,
    }),
  )
}

function longForm(declaration: string): [string, string][] {
  const [property = '', value = ''] = declaration.split(/:(.*)/s).map((part) => part.trim())
  if (property === '') return []
  const [first = '', second = first, third = first] = value.split(' ')
  if (property === 'gap')
    return [
      ['row-gap', first],
      ['column-gap', second],
    ]
  if (property === 'margin' && value.split(' ').length < 4)
    return [
      ['margin-block-start', first],
      ['margin-inline', second],
      ['margin-block-end', third],
    ]
  return [[property, value.replace('flex-', '')]]
}
