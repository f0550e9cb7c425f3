import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Person } from '@tourdesk/domain/access/actor'
import { permissionOfFolder } from '@tourdesk/domain/media/pictures'
import type { UploadFolder } from '@tourdesk/domain/media/vocabulary'
import { announce, inTransaction } from '../kernel/announce.ts'
import { type Limit, takeAttempt } from '../kernel/attempts.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import { checkDiskSpace } from '../kernel/checkDiskSpace.ts'
import type { Env } from '../kernel/env.ts'
import { newId } from '../kernel/newId.ts'
import { fileStoreOf } from '../outside/files/fileStore.ts'
import { encodePicture } from './encodePicture.ts'
import type { SentFile } from './filesOf.ts'
import { type PictureFile, pictureUrl, storePicture } from './storePicture.ts'

/**
 * Stores pictures and returns their addresses in the order of the files. If one is bad, none is stored.
 * Throws `file_required`, `file_field_unknown`, `file_empty` (400), `not_allowed` (403), `body_too_large` and
 * `picture_too_large` (413), `wrong_media_type` (415), `too_many_attempts` (429), `disk_full` and `too_busy` (503).
 */
export async function uploadPictures(
  call: Call<Person>,
  env: Env,
  folder: UploadFolder,
  files: AsyncIterable<SentFile>,
): Promise<string[]> {
  authorize(call.actor, permissionOfFolder[folder])
  if (!env.s3) await checkDiskSpace(env)
  const pictures = await encodeAll(call, files, folder)
  if (pictures.length === 0) throw new Problem('file_required')
  try {
    await inTransaction(call, async (tx) => {
      const owner = { accountId: call.actor.account._id, userId: call.actor.userId, now: call.now }
      for (const picture of pictures) await storePicture(tx, env, picture, owner)
      await announce(tx, call, {
        name: 'pictures.uploaded',
        subject: { id: newId(), name: folder, accountId: owner.accountId },
        after: { addresses: pictures.map(pictureUrl) },
      })
    })
  } catch (error) {
    const store = fileStoreOf(env)
    await Promise.allSettled(pictures.map(({ fileName }) => store.remove(`${folder}/${fileName}`)))
    throw error
  }
  return pictures.map(pictureUrl)
}

/** Two hundred pictures an hour per person, in any number of calls. */
function pictureLimit(userId: string): Limit {
  return { key: `picture ${userId}`, times: 200, minutes: 60 }
}

/** One file at a time, so that at most one is in memory at full size. */
async function encodeAll(
  { db, actor, now }: Call<Person>,
  files: AsyncIterable<SentFile>,
  folder: UploadFolder,
): Promise<PictureFile[]> {
  const numbered: { number: number; picture: PictureFile }[] = []
  for await (const { field, name, content } of files) {
    const number = /^images\[(\d+)\]$/.exec(field)?.[1]
    if (number === undefined) throw new Problem('file_field_unknown', { params: { field } })
    if (content.length === 0) throw new Problem('file_empty', { params: { file: name } })
    await takeAttempt(db, pictureLimit(actor.userId), now)
    const picture = { folder, ...(await encodePicture(content)) }
    numbered.push({ number: Number(number), picture })
  }
  return numbered.sort((a, b) => a.number - b.number).map(({ picture }) => picture)
}
