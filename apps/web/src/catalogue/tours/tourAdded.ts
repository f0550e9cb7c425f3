/** Tells the browser's other tabs that a tour was added, for forms that need one. */
const name = 'tourdesk tour added'

export function tellTourAdded(id: string): void {
  const channel = new BroadcastChannel(name)
  channel.postMessage(id)
  channel.close()
}

/** Returns a function that stops listening. */
export function hearTourAdded(heard: (id: string) => void): () => void {
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') heard(data)
  }
  return () => channel.close()
}
