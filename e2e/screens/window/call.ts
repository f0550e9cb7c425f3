/** A call as journeys watch it. */
export interface Call {
  method: () => string
  url: () => string
  /** By their names in small letters. */
  headers: () => Record<string, string>
  postData: () => string | null
  postDataJSON: () => unknown
}
