import { useLayoutEffect, useRef, useState } from 'react'

type Actions = Record<string, (...args: never[]) => unknown>

/**
 * Functions whose identity never changes but that always call the latest ones, so that memoised parts don't
 * rerender.
 */
export function useSteady<Given extends Actions>(actions: Given): Given {
  const latest = useRef(actions)
  useLayoutEffect(() => {
    latest.current = actions
  })
  const [steady] = useState(() => steadyOf(actions, latest))
  return steady
}

function steadyOf<Given extends Actions>(actions: Given, latest: { current: Given }): Given {
  const names = Object.keys(actions)
  const entries = names.map((name) => [
    name,
    (...args: never[]) => Reflect.apply(latest.current[name] ?? actions[name]!, null, args),
  ])
  return Object.fromEntries(entries)
}
