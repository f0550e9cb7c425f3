/** A part of the screens failed to load: there's no connection, or the server has a newer version. */
export class MissingPart extends Error {
  constructor(cause: unknown) {
    super('A part of the screens could not be loaded', { cause })
    this.name = 'MissingPart'
  }
}

/** Loads a part once, however often it's requested. */
export function loadOnce<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let loading: Promise<Part> | undefined
  return () => {
    loading ??= load().catch((cause: unknown) => {
      throw new MissingPart(cause)
    })
    return loading
  }
}
