/** The requirement IDs in the titles of a test file's running tests. */
export function titledIds(source: string): string[] {
  return [...source.matchAll(titles)]
    .filter((match) => !/skip|todo|fixme|fails/.test(match[1]!))
    .flatMap((match) => match[3]!.match(id) ?? [])
}

const titles =
  /\b(?:test|it|describe)((?:\.\w+)*)(?:\([^()]*\)|`[^`]*`|\(\s*\[[\s\S]*?\]\s*\))?\(\s*(['"`])([\s\S]*?)\2/g
const id = /\b[A-Z]{2,8}-[A-Z]?\d{1,3}\b/g
