/** The class names in a component's `className` that no style sheet in `known` has; modules name theirs with `styles.`. */
export function unknownClasses(source: string, known: ReadonlySet<string>): { line: number; name: string }[] {
  return [...source.matchAll(/className=(?:"([^"]*)"|\{`([^`]*)`\})/g)].flatMap(
    ({ 1: plain = '', 2: template = '', index }) =>
      `${plain} ${template.replace(/\$\{[^}]*\}/g, ' ')}`
        .split(/\s+/)
        .filter((name) => name !== '' && !known.has(name))
        .map((name) => ({ line: source.slice(0, index).split('\n').length, name })),
  )
}

/** Every class that a style sheet has rules for. */
export function classesOf(sheet: string): string[] {
  return [...sheet.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name)
}
