/** The lines of a style sheet that name a side of the screen instead of start or end. */
export function physicalCss(text: string): { line: number; declaration: string }[] {
  const withoutComments = text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
  return [...withoutComments.matchAll(physical)].map((match) => ({
    line: withoutComments.slice(0, match.index).split('\n').length,
    declaration: match[1]!.trim(),
  }))
}

const physical =
  /(?<=^|[{;\s])((?:(?:margin|padding|scroll-margin|scroll-padding)-(?:left|right)|border-(?:(?:top|bottom)-)?(?:left|right)(?:-\w+)?|left|right)\s*:[^;}]*|(?:text-align|float|clear)\s*:\s*(?:left|right)\b)/g
