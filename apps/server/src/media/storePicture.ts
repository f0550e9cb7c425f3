import type { UploadFolder } from '@tourdesk/domain/media/vocabulary'
import type { Tx } from '../kernel/database.ts'
import type { Env } from '../kernel/env.ts'
import { insertInto } from '../kernel/insertInto.ts'
import { newId } from '../kernel/newId.ts'
import { fileStoreOf } from '../outside/files/fileStore.ts'
import type { Uploads } from '../schema/platform.ts'

/** An encoded picture. */
export interface PictureFile {
  folder: UploadFolder
  fileName: string
  kind: Uploads['kind']
  bytes: Buffer
}

/** The address of a stored picture. */
export function pictureUrl({ folder, fileName }: Pick<PictureFile, 'folder' | 'fileName'>): string {
  return `/uploads/${folder}/${fileName}`
}

/** Stores a picture's file and its row. */
export async function storePicture(
  tx: Tx,
  env: Pick<Env, 's3' | 'dataDir'>,
  picture: PictureFile,
  owner: { accountId: string | null; userId: string | null; now: Date },
): Promise<void> {
  const { folder, fileName, kind, bytes } = picture
  await fileStoreOf(env).put(`${folder}/${fileName}`, bytes, kind)
  await insertInto(tx, 'uploads', {
    id: newId(),
    folder,
    file_name: fileName,
    kind,
    bytes: bytes.length,
    account_id: owner.accountId,
    user_id: owner.userId,
    created_at: owner.now,
  }).execute()
}
