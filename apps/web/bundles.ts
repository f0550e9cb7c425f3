import type { Rolldown } from 'vite'

type Group = Rolldown.CodeSplittingGroup
type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1]

/** Libraries that only forms and calendars need. */
const ofForms = /node_modules.(zod|react-hook-form|@hookform|@mantine.dates|dayjs)./

export const formsFile = 'forms'

/** Which modules need the libraries above, themselves or by what they import. */
const known = new Map<string, boolean>()

/** A file for modules that need no forms, so that lists and boards load none of their libraries. */
export function withoutForms({ name, test, ...rest }: Group & { name: string; test: RegExp }): Group {
  return {
    ...rest,
    debugName: name,
    name: (id, context) => (test.test(id) && !needsForms(id, context) ? name : null),
  }
}

/** The file of what forms share: their libraries, and all that imports them. */
export const forms: Group = {
  debugName: formsFile,
  name: (id, context) => (needsForms(id, context) ? formsFile : null),
  minShareCount: 20,
  includeDependenciesRecursively: false,
}

function needsForms(id: string, context: Context): boolean {
  const answer = known.get(id)
  if (answer !== undefined) return answer
  // For modules that import each other.
  known.set(id, false)
  const imported = context.getModuleInfo(id)?.importedIds ?? []
  const needs = ofForms.test(id) || [...imported].some((other) => needsForms(other, context))
  known.set(id, needs)
  return needs
}
