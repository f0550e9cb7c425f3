import { type Canvas, points, rect, short } from './canvas.ts'

/** Stone houses on a slope, some with a small dome. */
export function houses(canvas: Canvas, foot: number, rise: number, colour: string): string {
  const { width, height, unit, random } = canvas
  const parts: string[] = []
  for (let x = -unit * 4; x < width; ) {
    const wide = unit * (7 + random.next() * 8)
    const tall = height * rise * (0.45 + random.next() * 0.55)
    const top = height * foot - tall
    parts.push(rect(x, top, wide, height - top, colour))
    parts.push(rect(x + wide * 0.82, top, wide * 0.18, height - top, '#000', ' opacity="0.07"'))
    if (random.chance(0.3)) parts.push(dome(x + wide / 2, top, wide * 0.3, colour))
    parts.push(windows(canvas, x, top, wide, tall))
    x += wide * (0.86 + random.next() * 0.2)
  }
  return parts.join('')
}

function windows(canvas: Canvas, x: number, top: number, wide: number, tall: number): string {
  const { unit, random } = canvas
  const pane = unit * 1.1
  return [0.25, 0.58]
    .filter(() => random.chance(0.7))
    .map((share) => {
      const y = top + tall * (0.2 + random.next() * 0.2)
      return rect(x + wide * share, y, pane, pane * 1.9, '#4a3526', ` opacity="0.45" rx="${short(pane / 2)}"`)
    })
    .join('')
}

/** A half sphere that sits on a line. */
function dome(x: number, base: number, radius: number, colour: string): string {
  const arc = `A${short(radius)},${short(radius)} 0 0 1 ${short(x + radius)},${short(base)}`
  return `<path d="M${short(x - radius)},${short(base)} ${arc} Z" fill="${colour}"/>`
}

/** The great dome on its eight-sided house. */
export function greatDome(canvas: Canvas, x: number, foot: number, size: number): string {
  const { palette } = canvas
  const house = points([
    [x - size * 0.75, foot],
    [x - size * 0.75, foot - size * 0.5],
    [x + size * 0.75, foot - size * 0.5],
    [x + size * 0.75, foot],
  ])
  const drumTop = foot - size * 0.75
  const left = short(x - size * 0.45)
  const right = short(x + size * 0.45)
  const crown = `M${left},${short(drumTop)} C${short(x - size * 0.55)},${short(drumTop - size * 0.4)} ${short(x - size * 0.2)},${short(drumTop - size * 0.55)} ${short(x)},${short(drumTop - size * 0.68)} C${short(x + size * 0.2)},${short(drumTop - size * 0.55)} ${short(x + size * 0.55)},${short(drumTop - size * 0.4)} ${right},${short(drumTop)} Z`
  return [
    `<polygon points="${house}" fill="#5f86a5"/>`,
    rect(x - size * 0.75, foot - size * 0.22, size * 1.5, size * 0.22, '#efe6d3'),
    rect(x - size * 0.42, drumTop, size * 0.84, size * 0.26, '#4f7694'),
    `<path d="${crown}" fill="${palette.accent}"/>`,
    `<path d="${crown}" fill="url(#gleam)"/>`,
    rect(x - size * 0.012, drumTop - size * 0.82, size * 0.024, size * 0.16, palette.accent),
  ].join('')
}

/** A slim tower with a pointed cap. */
export function tower(x: number, foot: number, size: number, colour: string): string {
  const half = size * 0.07
  const cap = points([
    [x - half * 1.3, foot - size * 0.8],
    [x, foot - size],
    [x + half * 1.3, foot - size * 0.8],
  ])
  return [
    rect(x - half, foot - size * 0.8, half * 2, size * 0.8, colour),
    rect(x - half * 1.6, foot - size * 0.66, half * 3.2, size * 0.04, colour),
    rect(x - half * 0.35, foot - size * 0.76, half * 0.7, size * 0.07, '#4a3526', ' opacity="0.5"'),
    `<polygon points="${cap}" fill="${colour}"/>`,
  ].join('')
}

/** A wall with battlements across the picture. */
export function cityWall(canvas: Canvas, crest: number, colour: string): string {
  const { width, height, unit } = canvas
  const top = height * crest
  const merlon = unit * 2.4
  const merlons = Array.from({ length: Math.ceil(width / (merlon * 2)) }, (_, index) =>
    rect(index * merlon * 2, top - merlon * 0.9, merlon, merlon, colour),
  )
  const courses = Array.from({ length: 7 }, (_, index) =>
    rect(0, top + unit * (2.5 + index * 3.4), width, unit * 0.22, '#3f2c1c', ' opacity="0.22"'),
  )
  return (
    merlons.join('') +
    rect(0, top, width, height - top, colour) +
    rect(0, top, width, height - top, 'url(#dusk)') +
    courses.join('')
  )
}

/** Tall buildings with rows of windows. */
export function highRises(canvas: Canvas, foot: number, rise: number, colour: string, lit: string): string {
  const { width, height, unit, random } = canvas
  const parts: string[] = []
  for (let x = -unit * 2; x < width; ) {
    const wide = unit * (6 + random.next() * 6)
    const tall = height * rise * (0.35 + random.next() ** 2 * 0.65)
    const top = height * foot - tall
    parts.push(rect(x, top, wide, tall + unit, colour, ` rx="${short(unit * 0.5)}"`))
    for (let y = top + unit * 2; y < height * foot - unit * 2; y += unit * 3) {
      if (random.chance(0.75)) {
        parts.push(rect(x + wide * 0.16, y, wide * 0.68, unit * 0.7, lit, ' opacity="0.35"'))
      }
    }
    x += wide * (1 + random.next() * 0.35)
  }
  return parts.join('')
}

/** A row of round arches, as of an aqueduct. */
export function arches(canvas: Canvas, top: number, rise: number, colour: string): string {
  const { width, height, unit } = canvas
  const span = unit * 13
  const y = height * top
  const foot = y + height * rise
  const radius = span * 0.34
  const openings = Array.from({ length: Math.ceil(width / span) + 1 }, (_, index) => {
    const x = index * span
    return `M${short(x - radius)},${short(foot)} V${short(y + radius + unit * 3)} A${short(radius)},${short(radius)} 0 0 1 ${short(x + radius)},${short(y + radius + unit * 3)} V${short(foot)} Z`
  })
  const block = `M0,${short(y)} H${width} V${short(foot)} H0 Z`
  return `<path d="${block} ${openings.join(' ')}" fill="${colour}" fill-rule="evenodd"/>`
}
