interface Worker {
  /** Node's own, before there was a page. */
  send: typeof fetch
  events: { Event: typeof Event; MessageEvent: typeof MessageEvent }
  files: { Blob: typeof Blob; File: typeof File; FormData: typeof FormData }
  locks: LockManager
  setTimeout: typeof setTimeout
  setInterval: typeof setInterval
  /** How many pages were opened. */
  opened: number
  /** The page that's open. */
  shown: { close: () => void } | null
  /** Takes the globals of the latest page away. */
  leaveGlobals: () => void
}

const kept = globalThis as { worker?: Worker }

/** What outlives a page: opening one empties the modules, ours too when the next file loads. */
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
