/** Runs a command and closes what it opened; prints errors as one clear line. */
export async function command(run: (closers: (() => Promise<void>)[]) => Promise<void>): Promise<void> {
  const closers: (() => Promise<void>)[] = []
  try {
    await run(closers)
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  } finally {
    for (const close of closers.reverse()) await close()
  }
}
