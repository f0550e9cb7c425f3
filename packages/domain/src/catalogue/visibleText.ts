/** What a reader sees of a rich text: its words without tags, a space for every entity of a space (HOLE-C58). */
export function visibleText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(nbsp|ensp|emsp|thinsp|zwj|zwnj|#160|#xa0|#8203|#x200b);?/gi, ' ')
    .replace(/[\s\u200b-\u200f\u2060\ufeff]+/g, ' ')
    .trim()
}

/** True when a rich text says something; tags, spaces and pictures alone say nothing (HOLE-C58). */
export function hasVisibleText(html: string): boolean {
  return visibleText(html) !== ''
}
