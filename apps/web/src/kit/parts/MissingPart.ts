/** A part of the screens failed to load: there's no connection, or the server has a newer version. */
export class MissingPart extends Error {
  constructor(cause: unknown) {
    super('A part of the screens could not be loaded', { cause })
    this.name = 'MissingPart'
  }
}
