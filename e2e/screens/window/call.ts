/** A call as journeys watch it. */
export interface Call {
  method: () => string
  url: () => string
  postData: () => string | null
  postDataJSON: () => unknown
}
