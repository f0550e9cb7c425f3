import type { Locator } from '@playwright/test'

/** Drags with the mouse and drops in the middle of the target. */
export async function drag(row: Locator, target: Locator): Promise<void> {
  const { mouse } = row.page()
  await row.hover()
  await mouse.down()
  const box = await target.boundingBox()
  if (!box) throw new Error('The target of the drag is not on the screen')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await mouse.move(x - 20, y - 10, { steps: 6 })
  await mouse.move(x, y, { steps: 3 })
  await mouse.up()
}
