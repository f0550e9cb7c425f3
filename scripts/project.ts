import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The checkout's folder; all scripts work from there. */
export const root = join(import.meta.dirname, '..')

/** Paths inside the checkout, without installed or built files. */
export function files(pattern: string | string[]): string[] {
  return globSync(pattern, { cwd: root, exclude: ['**/node_modules', '**/dist'] }).sort()
}

export function readText(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

export interface Manifest {
  name: string
  workspaces?: string[]
  scripts?: Record<string, string>
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

export function readManifest(folder = '.'): Manifest {
  return JSON.parse(readText(join(folder, 'package.json'))) as Manifest
}

/** Folders with a package.json: the root first, then every workspace. */
export function packageFolders(): string[] {
  const patterns = readManifest().workspaces ?? []
  return ['.', ...files(patterns.map((pattern) => `${pattern}/package.json`)).map((path) => join(path, '..'))]
}
