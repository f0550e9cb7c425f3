/** A backup can't be taken or restored; the message is one clear line. */
export class BackupError extends Error {
  override name = 'BackupError'
}
