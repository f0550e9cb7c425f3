import { describe, expect, test } from 'vitest'
import { logoOf } from './logoOf.ts'
import { type PictureShape, pictureOf, pictureSizes } from './pictureOf.ts'
import { scenes } from './scenes.ts'

describe.each(scenes)('a picture of %s', (scene) => {
  test.each(Object.keys(pictureSizes) as PictureShape[])(
    'MEDIA-08 fills its %s slot with sound numbers',
    (shape) => {
      const { width, height } = pictureSizes[shape]
      const picture = pictureOf(scene, shape, 4, 'A day out')
      expect(picture).toContain(`viewBox="0 0 ${width} ${height}"`)
      expect(picture).not.toMatch(/NaN|undefined|Infinity/)
      expect(picture.length).toBeLessThan(100_000)
    },
  )

  test('is the same for the same seed and another for another', () => {
    const first = pictureOf(scene, 'square', 1, 'A day out')
    expect(pictureOf(scene, 'square', 1, 'A day out')).toBe(first)
    expect(pictureOf(scene, 'square', 2, 'A day out')).not.toBe(first)
  })
})

test('titles cannot break the picture', () => {
  expect(pictureOf('hills', 'wide', 1, 'Wine & <Bread>')).toContain('<title>Wine &amp; &lt;Bread&gt;</title>')
})

test('a logo shows the initials of the agency', () => {
  expect(logoOf('Blue Dome Travel', 1)).toContain('>BD</text>')
})
