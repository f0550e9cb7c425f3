const newTab = '<base target="_blank">'

/** A mail's HTML with links that open in a new tab, since the mail's frame must not navigate. */
export function mailPage(html: string): string {
  const head = /<head(\s[^>]*)?>/i.exec(html)
  if (!head) return newTab + html
  const end = head.index + head[0].length
  return html.slice(0, end) + newTab + html.slice(end)
}
