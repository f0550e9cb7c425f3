import type { ComponentType, ReactNode } from 'react'
import { Boundary } from './Boundary.tsx'
import { Failure } from './Failure.tsx'
import { loadOnce } from './loadOnce.ts'
import { useLoaded } from './useLoaded.ts'

interface Stead<Props> {
  /** Shown until it's loaded. */
  waiting?: (props: Props) => ReactNode
  /** Places a failure where people will see it. */
  frame?: (failure: ReactNode, props: Props) => ReactNode
}

/** A part of a page whose file loads when it's first shown; if that fails, the rest of the page stays. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting, frame }: Stead<Props> = {},
): ComponentType<Props> & { preload: () => void } {
  const loaded = loadOnce(load)
  const Loaded = (props: Props) => {
    const Part = useLoaded(loaded)
    return Part ? <Part {...props} /> : waiting?.(props)
  }
  const LazyPart = (props: Props) => (
    <Boundary
      fallback={(error) => {
        const failure = <Failure error={error} />
        return frame ? frame(failure, props) : failure
      }}
    >
      <Loaded {...props} />
    </Boundary>
  )
  return Object.assign(LazyPart, { preload: () => void loaded().catch(() => {}) })
}
