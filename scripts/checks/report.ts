/** Prints the problems that a check found, one per line, and fails the process if there are any. */
export function report(problems: string[]): void {
  for (const problem of problems) console.log(problem)
  if (problems.length > 0) process.exitCode = 1
}
