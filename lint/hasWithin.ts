/**
 * The selectors of a style sheet that choose what's inside of an element with `:has`. When a node comes or goes,
 * Chromium computes the style of everything they could mean again, in the whole page: of each cell, for a toast.
 */
export function hasWithin(text: string): { line: number; selector: string }[] {
  const withoutComments = text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
  return [...withoutComments.matchAll(/[^{};]+(?=\{)/g)].flatMap(({ 0: list, index }) => {
    const line = withoutComments.slice(0, index + list.length - list.trimStart().length).split('\n').length
    return reachesBeyondHas(list) ? [{ line, selector: list.trim() }] : []
  })
}

function reachesBeyondHas(list: string): boolean {
  return withoutArguments(list)
    .split(',')
    .some((selector) => /:has\S*(?:\s|[>+~]\S)/.test(selector.trim()))
}

/** What's in the brackets of `:has`, `:is` and the like taken out, but for the name of a `:has` inside of it. */
function withoutArguments(list: string): string {
  const inner = list.replace(/\(([^()]*)\)/g, (_, words: string) => (words.includes(':has') ? ':has' : ''))
  return inner === list ? list : withoutArguments(inner)
}
