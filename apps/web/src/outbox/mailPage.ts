const newTab = '<base target="_blank">'

/** The page of a mail whose links open in a tab of their own, since the frame it is shown in may not move. */
export function mailPage(html: string): string {
  const head = /<head(\s[^>]*)?>/i.exec(html)
  if (!head) return newTab + html
  const end = head.index + head[0].length
  return html.slice(0, end) + newTab + html.slice(end)
}
