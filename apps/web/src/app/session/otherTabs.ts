/** Tells the other tabs of this browser that its session changed; they ask the server what has become of it. */
const channel = new BroadcastChannel('session')

export const otherTabs = {
  tell: () => channel.postMessage('changed'),
  hear(listener: () => void): void {
    channel.onmessage = listener
  },
}
