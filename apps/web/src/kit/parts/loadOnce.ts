import { MissingPart } from './MissingPart.ts'

type Settled<Part> = { part: Part } | { failure: MissingPart }

/** Something that loads once, however often it's requested. */
export interface LoadedOnce<Part> {
  (): Promise<Part>
  /** The part or the failure; undefined while loading. */
  settled: () => Settled<Part> | undefined
  /** Starts loading, and calls the listener when it has settled. */
  subscribe: (listener: () => void) => () => void
}

export function loadOnce<Part>(load: () => Promise<Part>): LoadedOnce<Part> {
  let loading: Promise<Part> | undefined
  let settled: Settled<Part> | undefined
  const start = () => {
    loading ??= load().then(
      (part) => {
        settled = { part }
        return part
      },
      (cause: unknown) => {
        const failure = new MissingPart(cause)
        settled = { failure }
        throw failure
      },
    )
    return loading
  }
  const subscribe = (listener: () => void) => {
    let isHeard = true
    const tell = () => isHeard && listener()
    start().then(tell, tell)
    return () => {
      isHeard = false
    }
  }
  return Object.assign(start, { settled: () => settled, subscribe })
}
