/** A request of the page, as journeys watch it. */
export interface Call {
  method: () => string
  url: () => string
  /** Headers by their lower-case names. */
  headers: () => Record<string, string>
  postData: () => string | null
  postDataJSON: () => unknown
}
