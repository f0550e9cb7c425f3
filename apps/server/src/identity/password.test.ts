import { argon2Sync } from 'node:crypto'
import { expect, it } from 'vitest'
import { hashPassword, isPassword } from './password.ts'

it('a password is the same however a keyboard composes its letters', async () => {
  const typed = ['caf\u00e9-night-7', 'cafe\u0301-night-7', '\uff43\uff41\uff46\u00e9-night-7']
  const stored = await hashPassword(typed[1] ?? '')
  const answers = []
  for (const password of [...typed, 'cafe-night-7']) answers.push(await isPassword(password, stored))
  expect(answers).toEqual([true, true, true, false])
})

it('a password stored before, as it was typed then, still works', async () => {
  const typed = '\ufb01g-tree-night-7'
  const nonce = Buffer.alloc(16, 7)
  const hash = argon2Sync('argon2id', {
    message: typed,
    nonce,
    memory: 64,
    passes: 1,
    parallelism: 1,
    tagLength: 32,
  })
  const [salt, bytes] = [nonce, hash].map((part) => part.toString('base64').replace(/=+$/, ''))
  const stored = `$argon2id$v=19$m=64,t=1,p=1$${salt}$${bytes}`
  expect([await isPassword(typed, stored), await isPassword('fig-tree-night-7', stored)]).toEqual([
    true,
    false,
  ])
})
