import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useProblemTexts } from './problemText.ts'
import { toast } from './toast/toast.tsx'

/** The three texts of a call; without `running` only the result is shown. */
export interface ActionTexts {
  running?: string
  success?: string
  failure?: string
}

interface Options<Result> extends ActionTexts {
  onSuccess?: (result: Result) => void | Promise<void>
  /**
   * Returns true if the error was shown elsewhere, such as at the fields, or a text to show instead of the
   * error's own.
   */
  onFailure?: (error: unknown) => boolean | string | undefined
}

/**
 * A call with its toasts: running, then done or failed, with the server's own message. Pressing again while
 * it runs does nothing. Trying again or leaving the page closes the last failure's toasts. `run` returns the
 * call's result, or undefined if it failed.
 */
export function useAction<Args extends unknown[], Result>(
  call: (...args: Args) => Promise<Result>,
  options: Options<Result> = {},
): { run: (...args: Args) => Promise<Result | undefined>; busy: boolean } {
  const problem = useProblemTexts()
  const isRunning = useRef(false)
  const failures = useRef<string[]>([])
  const failedOn = useRef('')
  const [busy, setBusy] = useState(false)
  const closeFailures = () => {
    for (const id of failures.current.splice(0)) toast.close(id)
  }
  const leave = useEffectEvent(() => {
    if (location.pathname !== failedOn.current) closeFailures()
  })
  useEffect(() => () => leave(), [])

  async function run(...args: Args): Promise<Result | undefined> {
    if (isRunning.current) return undefined
    isRunning.current = true
    setBusy(true)
    closeFailures()
    const shown = options.running ? toast.running(options.running) : undefined
    try {
      const result = await call(...args)
      tellSuccess(shown, options.success)
      await options.onSuccess?.(result)
      return result
    } catch (error) {
      const told = options.onFailure?.(error)
      const sentence = told === true ? undefined : told || problem.ofError(error)
      failures.current = tellFailure(shown, options, sentence)
      failedOn.current = location.pathname
      return undefined
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }
  return { run, busy }
}

type Shown = ReturnType<typeof toast.running> | undefined

function tellSuccess(shown: Shown, text: string | undefined): void {
  if (!text) shown?.close()
  else if (shown) shown.success(text)
  else toast.success(text)
}

/** Returns the toasts that stay, so that a retry can remove them. */
function tellFailure(shown: Shown, { failure }: ActionTexts, sentence: string | undefined): string[] {
  const toasts: string[] = []
  if (shown && failure) toasts.push(shown.failure(failure))
  else {
    shown?.close()
    if (failure) toasts.push(toast.error(failure))
  }
  if (sentence && sentence !== failure) toasts.push(toast.error(sentence))
  return toasts
}
