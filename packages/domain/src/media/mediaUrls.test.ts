import { describe, expect, it } from 'vitest'
import { isVideoUrl, mediaUrlOf, splitMedia } from './mediaUrls.ts'

const full = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'

describe('the address of a picture or a video', () => {
  it.each([
    ['https://youtu.be/dQw4w9WgXcQ', full],
    ['http://youtu.be/dQw4w9WgXcQ/', full],
    [' youtu.be/dQw4w9WgXcQ ', full],
    ['https://youtu.be/dQw4w9WgXcQ?t=42&si=abc', `${full}&t=42&si=abc`],
    [full, full],
    ['https://m.youtube.com/watch?v=dQw4w9WgXcQ&t=42', 'https://m.youtube.com/watch?v=dQw4w9WgXcQ&t=42'],
    ['youtube.com/watch?v=dQw4w9WgXcQ', 'https://youtube.com/watch?v=dQw4w9WgXcQ'],
    ['https://youtu.be/', 'https://youtu.be/'],
    ['/uploads/highlights/Zm9vYmFyYmF6.jpg', '/uploads/highlights/Zm9vYmFyYmF6.jpg'],
    ['https://pictures.example.com/masada.jpg', 'https://pictures.example.com/masada.jpg'],
  ])('MEDIA-05 HOLE-C59 %s is kept as %s', (typed, kept) => {
    expect(mediaUrlOf(typed)).toBe(kept)
  })

  it.each([
    '',
    'masada',
    'a video of Masada',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    'ftp://example.com/a.jpg',
    'https://',
    '//example.com/a.jpg',
    '/etc/passwd',
    '/uploads/a b.jpg',
  ])('%s is none', (typed) => {
    expect(mediaUrlOf(typed)).toBeNull()
  })
})

it.each([
  ['https://youtu.be/x', true],
  ['https://YouTube.com/watch?v=x', true],
  ['http://m.youtube.com/watch?v=x', true],
  ['https://vimeo.com/1', false],
  ['https://youtube.com.example.com/watch?v=x', false],
  ['https://youtube.com@example.com/watch?v=x', false],
  ['https://example.com/?u=https://youtube.com/', false],
  ['/uploads/tours/youtube.com.jpg', false],
])('MEDIA-07 HOLE-C59 %s belongs to the video site: %s', (url, belongs) => {
  expect(isVideoUrl(url)).toBe(belongs)
})

it('MEDIA-06 MEDIA-07 HOLE-C59 a mixed list is split, and duplicates are dropped after expanding links', () => {
  const picture = '/uploads/highlights/Zm9vYmFyYmF6.jpg'
  const elsewhere = 'https://vimeo.com/76979871'
  const list = [
    full,
    picture,
    'youtu.be/dQw4w9WgXcQ',
    elsewhere,
    picture,
    'no address',
    'https://youtu.be/9bZkp7q19f0',
  ]
  expect(splitMedia(list)).toEqual({
    images: [picture, elsewhere],
    videos: [full, 'https://www.youtube.com/watch?v=9bZkp7q19f0'],
  })
})
