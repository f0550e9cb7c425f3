import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { packageFolders, readManifest, root } from './project.ts'
import type { Step } from './step.ts'

/** Every check of the sources, the slowest first. */
export function checks(): Step[] {
  return [
    { name: 'lint with types and house rules', command: ['oxlint', '--type-aware', '--quiet', '.'] },
    ...packageFolders()
      .filter((folder) => existsSync(join(root, folder, 'tsconfig.json')))
      .map((folder) => typeCheck(folder)),
    { name: 'unused code (knip)', command: ['knip', '--no-progress', '--cache'] },
    { name: 'format and lint (biome)', command: ['biome', 'check', '--error-on-warnings', '.'] },
    ownCheck('import boundaries', 'boundaries'),
    ownCheck('style sheets', 'styleSheets'),
    ownCheck('dead references in documents', 'documents'),
    ownCheck('dependencies explained', 'dependencies'),
    ownCheck('requirement IDs in tests', 'requirementIds'),
    ownCheck('overlays looked at', 'overlays'),
    ownCheck('fields of forms drawn', 'formFields'),
    ownCheck('plain words', 'plainWords'),
  ]
}

/** The projects of `vitest.config.ts` that need no database. */
export const plainProjects = ['domain', 'contract', 'web', 'house']

/** Thousands of tests per second, of which only failures are printed. */
export const plainTests: Step = {
  name: 'tests without a database',
  command: ['vitest', 'run', '--allowOnly=false', '--reporter', 'dot', ...ofProjects(plainProjects)],
}

/** Selects projects on the command line of Vitest. */
export function ofProjects(projects: string[]): string[] {
  return projects.flatMap((project) => ['--project', project])
}

function typeCheck(folder: string): Step {
  return {
    name: `types of ${folder === '.' ? 'what runs on Node' : folder}`,
    command: ['tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', buildInfo(folder), '-p', folder],
    reads: readBy(folder),
  }
}

/** A workspace reads itself and those it depends on, as the checks of boundaries and unused code ensure. */
function readBy(folder: string): string[] | undefined {
  if (!folder.startsWith('packages/') && folder !== 'apps/web') return undefined
  const workspaces = packageFolders().map((path) => ({ path, ...readManifest(path) }))
  const own = workspaces.find(({ path }) => path === folder)
  const used = workspaces.filter(({ name }) => own?.dependencies?.[name])
  return [folder, ...used.map(({ path }) => path)]
}

/** The compiler's cache, with which a second run checks only what changed. */
function buildInfo(folder: string): string {
  return join(root, 'node_modules/.cache/types', `${folder.replace(/[./]+/g, '-')}.json`)
}

function ownCheck(name: string, script: string): Step {
  return { name, command: ['node', `scripts/checks/${script}.ts`] }
}
