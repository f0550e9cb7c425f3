import { files, readText } from './project.ts'
import { titledIds } from './testTitles.ts'

export interface Requirement {
  id: string
  /** FORM of FORM-48, HOLE of HOLE-A16. */
  prefix: string
  area: string
  text: string
}

/** All rows of docs/requirements; HOLE rows are decisions that explain others. */
export function requirementRows(): Requirement[] {
  return files('docs/requirements/*.md').flatMap((path) =>
    [...readText(path).matchAll(/^\| (([A-Z]+)-[A-Z]?\d+) \| (.*?) \|/gm)].map(([, id, prefix, text]) => ({
      id: id!,
      prefix: prefix!,
      area: path.replace(/^.*\/|\.md$/g, ''),
      text: text!,
    })),
  )
}

/** The IDs in the titles of all tests, with their files. */
export function provenIds(): { id: string; path: string }[] {
  return files('{packages,apps,demo,bench,torture,e2e,scripts}/**/*.{test,spec}.{ts,tsx}').flatMap((path) =>
    titledIds(readText(path)).map((id) => ({ id, path })),
  )
}
