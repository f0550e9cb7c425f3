interface Worker {
  /** Node's own, from before there was a page. */
  send: typeof fetch
  events: { Event: typeof Event; MessageEvent: typeof MessageEvent }
  files: { Blob: typeof Blob; File: typeof File; FormData: typeof FormData }
  locks: LockManager
  setTimeout: typeof setTimeout
  setInterval: typeof setInterval
  /** The number of pages opened so far. */
  opened: number
  /** The open page. */
  shown: { close: () => void } | null
  /** Removes the globals of the latest page. */
  leaveGlobals: () => void
}

const kept = globalThis as { worker?: Worker }

/** State that outlives pages. Opening one resets the modules, including ours when the next file loads. */
export const worker: Worker = kept.worker ?? {
  send: fetch,
  events: { Event, MessageEvent },
  files: { Blob, File, FormData },
  locks: navigator.locks,
  setTimeout,
  setInterval,
  opened: 0,
  shown: null,
  leaveGlobals: () => {},
}
kept.worker = worker
