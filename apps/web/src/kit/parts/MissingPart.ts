/** A part of the screens did not come: there is no connection, or a newer version has taken its place on the server. */
export class MissingPart extends Error {
  constructor(cause: unknown) {
    super('A part of the screens could not be loaded', { cause })
    this.name = 'MissingPart'
  }
}

/** Loads a part once, however often it is asked for. */
export function loadOnce<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let loading: Promise<Part> | undefined
  return () => {
    loading ??= load().catch((cause: unknown) => {
      throw new MissingPart(cause)
    })
    return loading
  }
}
