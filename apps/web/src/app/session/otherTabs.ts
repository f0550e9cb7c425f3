/** Tells the browser's other tabs that the session changed; they ask the server for it. */
const channel = new BroadcastChannel('session')

export const otherTabs = {
  tell: () => channel.postMessage('changed'),
  hear(listener: () => void): void {
    channel.onmessage = listener
  },
}
