/** Tells the browser's other tabs that the session changed; they then load it from the server. */
const channel = new BroadcastChannel('session')

export const otherTabs = {
  tell: () => channel.postMessage('changed'),
  hear(listener: () => void): void {
    channel.onmessage = listener
  },
}
