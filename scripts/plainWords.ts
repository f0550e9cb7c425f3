/** Words by which stiff English is recognized (STYLE.md has the plain ones), each with what it looks like in a text. */
const markers: Record<string, RegExp> = {
  anew: /\banew\b/gi,
  'any more': /\bany ?more\b/gi,
  'by itself': /\bby (?:itself|themselves)\b/gi,
  'comes to': /\b(?:comes?|came) to\b/gi,
  'given up': /\b(?:given?|gives|gave|giving) up\b/gi,
  'goes along': /\b(?:go|goes|went|going) along\b/gi,
  'goes by': /\b(?:go|goes|went|going) by\b/gi,
  'goes on': /\b(?:go|goes|went|going) on\b/gi,
  'goes out': /\b(?:go|goes|went|going) out\b/gi,
  'hears of': /\b(?:hears?|heard|hearing) of\b/gi,
  'in the place of': /\bin the place of\b/gi,
  'is told': /\b(?:is|are|was|were|be|been|being) told\b/gi,
  'leads to': /\b(?:leads?|led|leading) to\b/gi,
  meanwhile: /\bmeanwhile\b/gi,
  'none of its business': /\bnone of (?:its|our|their) business\b/gi,
  somebody: /\bsomebody\b/gi,
  'stands in': /\b(?:stands?|stood|standing) in\b/gi,
  'taken back': /\b(?:takes?|took|taken|taking) back\b/gi,
  'what became of': /\bwhat (?:became|becomes|has become) of\b/gi,
  whatever: /\bwhatever\b/gi,
  whoever: /\bwhoever\b/gi,
}

/** How often each word is in these texts. */
export function countsOf(prose: readonly string[]): Record<string, number> {
  // Comments are wrapped anywhere, and their lines begin with a star or slashes.
  const text = prose.join('\n').replace(/[\s*/]+/g, ' ')
  return Object.fromEntries(
    Object.entries(markers).map(([word, pattern]) => [word, text.match(pattern)?.length ?? 0]),
  )
}

/** The comments of a source file. */
export function commentsOf(source: string): string[] {
  return source.match(comments) ?? []
}

/** The strings of a file of texts, in any language. */
export function stringsOf(source: string): string[] {
  return source.replace(comments, '').match(strings) ?? []
}

/** Words that are there more often than before, one line each. */
export function moreThan(
  before: Readonly<Record<string, number>>,
  now: Readonly<Record<string, number>>,
): string[] {
  return Object.entries(now)
    .filter(([word, count]) => count > (before[word] ?? 0))
    .map(
      ([word, count]) =>
        `"${word}" is in comments and texts ${count} times, before it was ${before[word] ?? 0}`,
    )
}

// Not in `'src/**/*.ts'` or `https://…`: a comment follows a space or a bracket.
const comments = /(?<=^|[\s({])(?:\/\*[\s\S]*?\*\/|\/\/.*)/gm
const strings = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g
