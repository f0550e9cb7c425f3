/** An answer of the product, as journeys read it. */
export interface Answer {
  ok: () => boolean
  status: () => number
  url: () => string
  text: () => Promise<string>
  json: () => Promise<unknown>
}

/** Reads it only when asked; what the page reads of the same answer has to be a copy. */
export function answerOf(answer: Response): Answer {
  let text: Promise<string> | null = null
  const read = () => (text ??= answer.text())
  return {
    ok: () => answer.ok,
    status: () => answer.status,
    url: () => answer.url,
    text: read,
    json: async () => JSON.parse(await read()),
  }
}
