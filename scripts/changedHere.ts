import { execFileSync } from 'node:child_process'
import { root } from './project.ts'

/**
 * The commit where this branch left `main`, or on `main` the second-to-last, and the paths that changed
 * since, committed or not.
 * @throws {Error} outside of a git repository.
 */
export function changedHere(checkout = root): { base: string; paths: string[] } {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: checkout, encoding: 'utf8', stdio: 'pipe' }).trim()
  const head = git('rev-parse', 'HEAD')
  const branches = git('branch', '--list', '--format=%(refname:short)', 'main').split('\n').filter(Boolean)
  const fork = branches.length > 0 ? git('merge-base', 'HEAD', 'main') : head
  const base = fork === head ? git('rev-parse', 'HEAD~1') : fork
  const listed = [git('diff', '--name-only', base), git('ls-files', '--others', '--exclude-standard')]
  return { base, paths: listed.flatMap((list) => list.split('\n').filter(Boolean)) }
}
