/** Tells the tabs of this browser that a tour was added, for the form that was waiting for one. */
const name = 'tourdesk tour added'

export function tellTourAdded(id: string): void {
  const channel = new BroadcastChannel(name)
  channel.postMessage(id)
  channel.close()
}

/** Returns how to stop listening. */
export function hearTourAdded(heard: (id: string) => void): () => void {
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') heard(data)
  }
  return () => channel.close()
}
