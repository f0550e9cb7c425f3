/** The embedded database can't start; the message is one clear line. */
export class EmbeddedError extends Error {
  override name = 'EmbeddedError'
}

/** Another server is using the data folder. */
export class DataFolderInUseError extends EmbeddedError {
  override name = 'DataFolderInUseError'

  constructor(dataDir: string, pid: number) {
    super(`The data folder ${dataDir} is in use by another Tourdesk (process ${pid}).`)
  }
}
