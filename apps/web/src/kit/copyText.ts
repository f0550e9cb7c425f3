/** Puts a text on the clipboard, also on a plain-http address of the office network. Throws when the browser refuses. */
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
 * The same for a text that is still on its way. Call it while the press is handled, before waiting for anything: Safari
 * refuses to copy later.
 */
export async function copyComingText(text: Promise<string>): Promise<void> {
  if (!navigator.clipboard || !('ClipboardItem' in window)) return copyText(await text)
  const content = text.then((arrived) => new Blob([arrived], { type: 'text/plain' }))
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': content })])
}
