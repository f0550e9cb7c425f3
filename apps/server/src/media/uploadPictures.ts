import type { MultipartFile } from '@fastify/multipart'
import { Problem } from '@tourdesk/contract/kernel/problem'
import { permissionOfFolder } from '@tourdesk/domain/media/pictures'
import type { UploadFolder } from '@tourdesk/domain/media/vocabulary'
import { audit } from '../kernel/audit.ts'
import { authorize } from '../kernel/authorize.ts'
import { inTransaction, type PersonCall } from '../kernel/call.ts'
import type { Env } from '../kernel/env.ts'
import { newId } from '../kernel/newId.ts'
import { fileStoreOf } from '../outside/files/fileStore.ts'
import { encodePicture } from './encodePicture.ts'
import { type PictureFile, pictureUrl, storePicture } from './storePicture.ts'

/**
 * Keeps pictures and answers their addresses in the order of the files (IMG-06, IMG-07); when one of them is bad,
 * none stays.
 * Throws `not_allowed` (403), `body_too_large` (413), `wrong_media_type` (415).
 */
export async function uploadPictures(
  call: PersonCall,
  env: Env,
  folder: UploadFolder,
  files: AsyncIterable<MultipartFile>,
): Promise<string[]> {
  authorize(call.actor, permissionOfFolder[folder])
  const pictures = await encodeAll(files, folder)
  if (pictures.length === 0) throw new Problem('body_malformed')
  try {
    await inTransaction(call, async (tx) => {
      const owner = { accountId: call.actor.account._id, userId: call.actor.userId, now: call.now }
      for (const picture of pictures) await storePicture(tx, env, picture, owner)
      await audit(tx, call, {
        entity: 'Upload',
        entityId: newId(),
        accountId: owner.accountId,
        action: 'uploaded',
        details: { addresses: pictures.map(pictureUrl) },
      })
    })
  } catch (error) {
    const store = fileStoreOf(env)
    await Promise.allSettled(pictures.map(({ fileName }) => store.remove(`${folder}/${fileName}`)))
    throw error
  }
  return pictures.map(pictureUrl)
}

/** One file after the other, so that at most one upload at its full size is in memory. */
async function encodeAll(files: AsyncIterable<MultipartFile>, folder: UploadFolder): Promise<PictureFile[]> {
  const numbered: { number: number; picture: PictureFile }[] = []
  for await (const file of files) {
    const number = /^images\[(\d+)\]$/.exec(file.fieldname)?.[1]
    if (number === undefined) throw new Problem('body_malformed')
    const picture = { folder, ...(await encodePicture(await file.toBuffer())) }
    numbered.push({ number: Number(number), picture })
  }
  return numbered.sort((a, b) => a.number - b.number).map(({ picture }) => picture)
}
