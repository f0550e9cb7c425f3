import type { Locator } from '@playwright/test'

/** Red, green and blue (0-255) of an element's background. */
export async function backgroundOf(part: Locator): Promise<[red: number, green: number, blue: number]> {
  const colour = await part.evaluate((element) => {
    const paint = document.createElement('canvas').getContext('2d')
    if (!paint) throw new Error('This browser cannot paint')
    paint.fillStyle = getComputedStyle(element).backgroundColor
    paint.fillRect(0, 0, 1, 1)
    return [...paint.getImageData(0, 0, 1, 1).data]
  })
  const [red = 0, green = 0, blue = 0] = colour
  return [red, green, blue]
}
