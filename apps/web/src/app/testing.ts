/** A browser's event stream, driven by a test; `opened` lists all opened ones in order. */
export class TestStream {
  static readonly CLOSED = 2
  static opened: TestStream[] = []
  readyState = 0
  readonly address: URL
  onopen?: () => void
  onmessage?: (event: { data: string }) => void
  onerror?: () => void
  missed = () => {}

  constructor(address = '/') {
    this.address = new URL(address, 'http://localhost')
    TestStream.opened.push(this)
  }

  addEventListener(_: 'missed', listener: () => void): void {
    this.missed = listener
  }

  opens(): void {
    this.readyState = 1
    this.onopen?.()
  }

  breaks(state = 0): void {
    this.readyState = state
    this.onerror?.()
  }

  close(): void {
    this.readyState = TestStream.CLOSED
  }
}

/** The page of a tab as far as streams care: whether it's in view. */
export class TestPage extends EventTarget {
  visibilityState = 'visible'

  goesToBack(): void {
    this.visibilityState = 'hidden'
    this.dispatchEvent(new Event('visibilitychange'))
  }

  comesToFront(): void {
    this.visibilityState = 'visible'
    this.dispatchEvent(new Event('visibilitychange'))
  }
}
