/** Prints what a check found, one line each, and fails the process if there's anything. */
export function report(problems: string[]): void {
  for (const problem of problems) console.log(problem)
  if (problems.length > 0) process.exitCode = 1
}
