import { randomFrom } from '../../random.ts'
import { type Canvas, short } from './canvas.ts'
import { escaped } from './escaped.ts'
import { paint } from './paint.ts'
import { palettes, type Scene } from './scenes.ts'

/** Width and height of each kind of picture, in pixels. */
export const pictureSizes = {
  wide: { width: 1200, height: 500 },
  narrow: { width: 400, height: 600 },
  square: { width: 600, height: 600 },
} as const
export type PictureShape = keyof typeof pictureSizes

/** A drawn landscape as SVG text; the same arguments give the same text. */
export function pictureOf(scene: Scene, shape: PictureShape, seed: number, title: string): string {
  const { width, height } = pictureSizes[shape]
  const unit = Math.min(width, height) / 100
  const canvas: Canvas = { width, height, unit, random: randomFrom(seed), palette: palettes[scene] }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">`,
    `<title>${escaped(title)}</title>`,
    gradients(canvas),
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>`,
    scene === 'market' ? '' : sunOf(canvas),
    paint[scene](canvas),
    '</svg>',
  ].join('')
}

function gradients({ palette }: Canvas): string {
  const [top, middle, horizon] = palette.sky
  return `<defs>${[
    vertical('sky', [
      [0, top, 1],
      [0.45, middle, 1],
      [0.75, horizon, 1],
    ]),
    vertical('haze', [
      [0, '#fff', 0],
      [0.6, '#fff', 0.22],
      [1, '#fff', 0.05],
    ]),
    vertical('shine', [
      [0, '#fff', 0.38],
      [0.5, '#fff', 0.06],
      [1, '#000', 0.18],
    ]),
    vertical('dusk', [
      [0, '#000', 0],
      [1, '#000', 0.35],
    ]),
    `<linearGradient id="gleam"><stop offset="0" stop-color="#fff" stop-opacity="0.45"/><stop offset="0.5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0.18"/></linearGradient>`,
    `<radialGradient id="glow"><stop offset="0" stop-color="${palette.sun}" stop-opacity="0.85"/><stop offset="0.35" stop-color="${palette.sun}" stop-opacity="0.35"/><stop offset="1" stop-color="${palette.sun}" stop-opacity="0"/></radialGradient>`,
  ].join('')}</defs>`
}

function vertical(id: string, stops: [number, string, number][]): string {
  const marks = stops.map(
    ([offset, colour, opacity]) =>
      `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
  )
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${marks.join('')}</linearGradient>`
}

function sunOf({ width, height, unit, random, palette }: Canvas): string {
  const x = short(width * (random.chance(0.5) ? 0.2 + random.next() * 0.14 : 0.66 + random.next() * 0.14))
  const y = short(height * (0.2 + random.next() * 0.12))
  return [
    `<circle cx="${x}" cy="${y}" r="${short(unit * 32)}" fill="url(#glow)"/>`,
    `<circle cx="${x}" cy="${y}" r="${short(unit * 6.5)}" fill="${palette.sun}"/>`,
  ].join('')
}
