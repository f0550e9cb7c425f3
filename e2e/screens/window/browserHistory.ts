interface Entry {
  address: string
  state: unknown
}

interface Frame {
  /** Changes the address without loading anything. */
  show: (address: string) => void
  /** Tells the page that the user went to another entry. */
  tell: (state: unknown) => void
}

/** The history of a tab, which outlives its pages. Going back doesn't load a page again. */
export class BrowserHistory {
  private entries: Entry[] = []
  private at = -1
  private readonly frame: Frame

  constructor(frame: Frame) {
    this.frame = frame
  }

  /** The address of the current page; undefined before the first one. */
  get address(): string | undefined {
    return this.entries[this.at]?.address
  }

  push(address: string, state: unknown = null): void {
    this.at += 1
    this.entries.splice(this.at, this.entries.length, { address, state })
  }

  go(steps: number): void {
    if (steps === 0 || !this.entries[this.at + steps]) return
    this.at += steps
    const { address, state } = this.entries[this.at]!
    this.frame.show(address)
    this.frame.tell(state)
  }

  /** `window.history` of a page. Once a page has ended, its pending work can't change the history. */
  ofPage(hasEnded: () => boolean): object {
    const place = (change: (address: string, state: unknown) => void) => {
      return (state: unknown, _: string, address?: string | URL | null) => {
        if (hasEnded()) return
        const next = address ? new URL(address, this.address).href : this.address!
        change(next, structuredClone(state))
        this.frame.show(next)
      }
    }
    const later = (steps: number) => void setTimeout(() => hasEnded() || this.go(steps))
    const { entries } = this
    const current = () => this.entries[this.at]?.state ?? null
    return {
      get length() {
        return entries.length
      },
      get state() {
        return current()
      },
      scrollRestoration: 'auto',
      pushState: place((address, state) => this.push(address, state)),
      replaceState: place((address, state) => {
        this.entries[this.at] = { address, state }
      }),
      go: (steps = 0) => later(steps),
      back: () => later(-1),
      forward: () => later(1),
    }
  }
}
