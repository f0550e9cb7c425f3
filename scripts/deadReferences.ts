import { dirname, join } from 'node:path'

export interface Known {
  hasPath: (path: string) => boolean
  hasScript: (name: string) => boolean
}

/** Files, folders and npm scripts that a document mentions but don't exist, one line each. */
export function deadReferences(document: string, text: string, known: Known): string[] {
  const paths = [...linkedPaths(document, text), ...quotedPaths(text)]
  return [
    ...paths.filter((path) => !known.hasPath(path)).map((path) => `${document}: ${path} does not exist`),
    ...namedScripts(text)
      .filter((name) => !known.hasScript(name))
      .map((name) => `${document}: there is no npm run ${name}`),
  ]
}

function linkedPaths(document: string, text: string): string[] {
  return [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
    .map((match) => match[1]!)
    .filter((target) => !/^\w+:/.test(target))
    .map((target) => join(dirname(document), target))
}

/** Paths like `apps/server/src/main.ts`: in backticks, from a top folder, no patterns or placeholders. */
function quotedPaths(text: string): string[] {
  return [...text.matchAll(/`((?:apps|packages|docs|scripts|lint|e2e|demo|bench|torture|\.ci)\/[^`\s]*)`/g)]
    .map((match) => match[1]!)
    .filter((path) => !/[*<>{}…]|NNN/.test(path))
}

function namedScripts(text: string): string[] {
  const named = [...text.matchAll(/\bnpm run (?:--silent )?([\w:-]+)/g)].map((match) => match[1]!)
  const short = [...text.matchAll(/\bnpm (start|test)\b/g)].map((match) => match[1]!)
  return [...named, ...short]
}
