import type { Random } from '../../random.ts'
import type { Palette } from './scenes.ts'

/** The drawing area of a scene. A unit is a hundredth of the shorter side. */
export interface Canvas {
  width: number
  height: number
  unit: number
  random: Random
  palette: Palette
}

/** A rounded number, to keep paths short. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10)
}

export function points(list: readonly (readonly [number, number])[]): string {
  return list.map(([x, y]) => `${short(x)},${short(y)}`).join(' ')
}

/** A shape in one colour that gets lighter towards its foot, like distant ground in haze. */
export function hazy(outline: string, colour: string): string {
  return `<path d="${outline}" fill="${colour}"/><path d="${outline}" fill="url(#haze)"/>`
}

export function rect(x: number, y: number, width: number, height: number, fill: string, more = ''): string {
  const box = `x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"`
  return `<rect ${box} fill="${fill}"${more}/>`
}
