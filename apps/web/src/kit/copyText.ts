/**
 * Copies a text to the clipboard, even on a plain-http address of the office network. Throws if the browser
 * refuses.
 */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text)
  const area = document.createElement('textarea')
  area.value = text
  area.style.position = 'fixed'
  area.style.opacity = '0'
  document.body.append(area)
  area.select()
  const isCopied = document.execCommand('copy')
  area.remove()
  if (!isCopied) throw new Error('the browser refused the clipboard')
}

/**
 * Copies a text that is still loading. Call it while handling the press, before any `await`: Safari refuses
 * to copy later.
 */
export async function copyComingText(text: Promise<string>): Promise<void> {
  if (!navigator.clipboard || !('ClipboardItem' in window)) return copyText(await text)
  const content = text.then((arrived) => new Blob([arrived], { type: 'text/plain' }))
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': content })])
}
