/** The visible text of HTML: without tags, and with spaces for space entities. */
export function visibleText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(nbsp|ensp|emsp|thinsp|zwj|zwnj|#160|#xa0|#8203|#x200b);?/gi, ' ')
    .replace(/[\s\u200b-\u200f\u2060\ufeff]+/g, ' ')
    .trim()
}

/** True if HTML has visible text; tags, spaces and pictures don't count. */
export function hasVisibleText(html: string): boolean {
  return visibleText(html) !== ''
}
