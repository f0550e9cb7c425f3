import { type Canvas, hazy, points, rect, short } from './canvas.ts'

const stepsPerRidge = 64

/** A ridge across the picture; `crest` and `swing` are shares of the height. */
export function ridge(canvas: Canvas, crest: number, swing: number, colour: string, waves = 2): string {
  const { width, height, random } = canvas
  const parts = [1, 2.3, 5.1].map((pace) => ({
    pace: pace * waves * (0.85 + random.next() * 0.3),
    phase: random.next() * Math.PI * 2,
    weight: 1 / pace,
  }))
  const outline = Array.from({ length: stepsPerRidge + 1 }, (_, step) => {
    const share = step / stepsPerRidge
    const wave = parts.reduce(
      (sum, { pace, phase, weight }) => sum + Math.sin(share * Math.PI * pace + phase) * weight,
      0,
    )
    return `${short(share * width)},${short((crest - (wave / 1.6) * swing) * height)}`
  })
  return hazy(`M0,${height} L${outline.join(' L')} L${width},${height} Z`, colour)
}

/** Table mountains side by side. */
export function mesas(canvas: Canvas, crest: number, rise: number, count: number, colour: string): string {
  const { width, height, random } = canvas
  const foot = height * (crest + rise)
  const slot = width / count
  return Array.from({ length: count }, (_, index) => {
    const middle = slot * (index + 0.3 + random.next() * 0.4)
    const half = slot * (0.32 + random.next() * 0.22)
    return mesa(canvas, middle, half, height * (crest + rise * random.next() * 0.35), foot, colour)
  }).join('')
}

/** One table mountain with a ledge on its slopes. */
export function mesa(
  canvas: Canvas,
  middle: number,
  half: number,
  top: number,
  foot: number,
  colour: string,
): string {
  const ledge = top + (foot - top) * 0.45
  const corner = (spread: number, y: number) => `${short(middle + spread * half)},${short(y)}`
  const outline = [
    corner(-1.7, canvas.height),
    corner(-1.5, foot),
    corner(-1.08, ledge),
    corner(-1, ledge - 1),
    corner(-0.86, top),
    corner(0.82, top + (foot - top) * 0.03),
    corner(1, ledge - 1),
    corner(1.12, ledge),
    corner(1.55, foot),
    corner(1.7, canvas.height),
  ]
  return hazy(`M${outline.join(' L')} Z`, colour)
}

/** Water below a horizon, with streaks of light. */
export function water(canvas: Canvas, horizon: number, colour: string, depth = 1 - horizon): string {
  const { width, height, random, unit, palette } = canvas
  const top = height * horizon
  const streaks = Array.from({ length: 26 }, () => {
    const share = random.next()
    const length = width * (0.04 + random.next() * 0.14) * (0.4 + share)
    const y = top + share * depth * height
    return rect(
      random.next() * width - length / 2,
      y,
      length,
      unit * (0.25 + share * 0.5),
      palette.accent,
      ` opacity="${short(0.1 + random.next() * 0.3)}" rx="${short(unit * 0.3)}"`,
    )
  })
  return (
    rect(0, top, width, height - top, colour) +
    rect(0, top, width, depth * height, 'url(#shine)') +
    streaks.join('')
  )
}

/** A cypress or an olive tree at a point. */
export function tree(
  canvas: Canvas,
  x: number,
  foot: number,
  size: number,
  kind: 'cypress' | 'olive',
): string {
  const { palette } = canvas
  if (kind === 'cypress') {
    const half = size * 0.14
    const left = `${short(x - half)},${short(foot - size * 0.4)}`
    const right = `${short(x + half)},${short(foot - size * 0.4)}`
    const tip = `${short(x)},${short(foot - size)}`
    return `<path d="M${short(x)},${short(foot)} Q${left} ${tip} Q${right} ${short(x)},${short(foot)} Z" fill="${palette.accent}"/>`
  }
  const trunk = points([
    [x - size * 0.06, foot],
    [x - size * 0.03, foot - size * 0.5],
    [x + size * 0.03, foot - size * 0.5],
    [x + size * 0.07, foot],
  ])
  const crown = [
    [-0.22, 0.52, 0.22],
    [0.2, 0.5, 0.24],
    [0, 0.68, 0.26],
  ].map(
    ([dx = 0, dy = 0, r = 0]) =>
      `<ellipse cx="${short(x + dx * size)}" cy="${short(foot - dy * size)}" rx="${short(r * size * 1.25)}" ry="${short(r * size)}"/>`,
  )
  return `<g fill="${palette.accent}"><polygon points="${trunk}"/>${crown.join('')}</g>`
}
