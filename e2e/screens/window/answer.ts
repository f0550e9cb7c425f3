/** A response of the product, as journeys read it. */
export interface Answer {
  ok: () => boolean
  status: () => number
  url: () => string
  text: () => Promise<string>
  json: () => Promise<unknown>
}

/** Reads the body only on request; the page must read a clone of the response. */
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
