import { type Canvas, rect, short } from './canvas.ts'
import { mesa, mesas, ridge, tree, water } from './land.ts'
import type { Scene } from './scenes.ts'
import { arches, cityWall, greatDome, highRises, houses, tower } from './town.ts'

/** The layers of each scene below the sky, from far to near. */
export const paint: Record<Scene, (canvas: Canvas) => string> = {
  deadSea: (canvas) => {
    const { width, height, unit } = canvas
    const [far, ridges, lake, shore] = canvas.palette.layers
    return [
      ridge(canvas, 0.46, 0.05, far, 3),
      ridge(canvas, 0.52, 0.03, ridges, 4),
      water(canvas, 0.56, lake),
      saltFloes(canvas),
      mesa(canvas, width * 0.86, unit * 30, height * 0.42, height * 0.86, shore),
      ridge(canvas, 0.93, 0.03, shore),
    ].join('')
  },
  desert: (canvas) => {
    const [far, second, third, near] = canvas.palette.layers
    return [
      ridge(canvas, 0.52, 0.07, far, 3),
      ridge(canvas, 0.62, 0.07, second),
      ridge(canvas, 0.74, 0.08, third),
      tree(canvas, canvas.width * 0.24, canvas.height * 0.87, canvas.unit * 20, 'olive'),
      ridge(canvas, 0.89, 0.06, near),
    ].join('')
  },
  canyon: (canvas) => {
    const [far, second, third, near] = canvas.palette.layers
    return [
      mesas(canvas, 0.38, 0.2, 5, far),
      mesas(canvas, 0.46, 0.26, 4, second),
      mesas(canvas, 0.56, 0.34, 3, third),
      ridge(canvas, 0.9, 0.05, near),
    ].join('')
  },
  oldCity: (canvas) => {
    const { width, height, unit, palette } = canvas
    const [far, pale, stone, wall] = palette.layers
    return [
      ridge(canvas, 0.5, 0.05, far, 3),
      tower(width * 0.78, height * 0.66, unit * 42, pale),
      houses(canvas, 0.68, 0.2, pale),
      greatDome(canvas, width * 0.44, height * 0.68, unit * 28),
      tower(width * 0.2, height * 0.72, unit * 34, stone),
      houses(canvas, 0.8, 0.14, stone),
      cityWall(canvas, 0.84, wall),
    ].join('')
  },
  town: (canvas) => {
    const { width, height, unit, palette } = canvas
    const [far, pale, stone, near] = palette.layers
    return [
      ridge(canvas, 0.48, 0.06, far, 3),
      tower(width * 0.32, height * 0.68, unit * 44, pale),
      houses(canvas, 0.7, 0.2, pale),
      tower(width * 0.68, height * 0.78, unit * 40, stone),
      houses(canvas, 0.84, 0.18, stone),
      tree(canvas, width * 0.14, height * 0.92, unit * 22, 'cypress'),
      tree(canvas, width * 0.2, height * 0.93, unit * 17, 'cypress'),
      tree(canvas, width * 0.85, height * 0.92, unit * 15, 'olive'),
      ridge(canvas, 0.91, 0.03, near),
    ].join('')
  },
  market: (canvas) => {
    const [back, stripe, cloth, counter] = canvas.palette.layers
    return [
      rect(0, canvas.height * 0.3, canvas.width, canvas.height, back, ' opacity="0.55"'),
      lamps(canvas),
      awning(canvas, 0.36, 0.13, stripe, cloth),
      fruit(canvas, 0.78),
      rect(0, canvas.height * 0.83, canvas.width, canvas.height * 0.17, counter),
      rect(0, canvas.height * 0.83, canvas.width, canvas.unit * 1.4, canvas.palette.accent, ' opacity="0.5"'),
    ].join('')
  },
  hills: (canvas) => {
    const { width, height, unit, random } = canvas
    const [far, second, third, near] = canvas.palette.layers
    const grove = Array.from({ length: 7 }, (_, index) => {
      const x = width * ((index + 0.2 + random.next() * 0.6) / 7)
      const size = unit * (10 + random.next() * 7)
      return tree(canvas, x, height * 0.91, size, random.chance(0.55) ? 'olive' : 'cypress')
    })
    return [
      ridge(canvas, 0.5, 0.06, far, 3),
      ridge(canvas, 0.6, 0.07, second),
      ridge(canvas, 0.72, 0.07, third),
      ...grove,
      ridge(canvas, 0.91, 0.03, near),
    ].join('')
  },
  lake: (canvas) => {
    const [far, second, lake, shore] = canvas.palette.layers
    return [
      ridge(canvas, 0.44, 0.06, far, 3),
      ridge(canvas, 0.52, 0.04, second, 3),
      water(canvas, 0.57, lake),
      boat(canvas),
      ridge(canvas, 0.95, 0.03, shore),
    ].join('')
  },
  sea: (canvas) => {
    const [stone, surf, deep, sand] = canvas.palette.layers
    return [
      water(canvas, 0.5, deep),
      rect(0, canvas.height * 0.7, canvas.width, canvas.height * 0.3, surf, ' opacity="0.55"'),
      arches(canvas, 0.54, 0.34, stone),
      rect(0, canvas.height * 0.54, canvas.width, canvas.unit * 1.6, sand),
      ridge(canvas, 0.88, 0.02, sand),
    ].join('')
  },
  vineyard: (canvas) => {
    const [far, second, third, soil] = canvas.palette.layers
    return [
      ridge(canvas, 0.46, 0.06, far, 3),
      ridge(canvas, 0.54, 0.05, second),
      ridge(canvas, 0.61, 0.03, third),
      rect(0, canvas.height * 0.66, canvas.width, canvas.height * 0.34, soil),
      vineRows(canvas),
    ].join('')
  },
  city: (canvas) => {
    const { height, width, palette } = canvas
    const [far, second, white, sea] = palette.layers
    return [
      highRises(canvas, 0.7, 0.42, far, palette.accent),
      highRises(canvas, 0.72, 0.3, second, palette.accent),
      highRises(canvas, 0.74, 0.13, white, '#8f84a8'),
      rect(0, height * 0.73, width, height * 0.05, '#efd9ad'),
      water(canvas, 0.77, sea),
    ].join('')
  },
}

function saltFloes(canvas: Canvas): string {
  const { width, height, unit, random, palette } = canvas
  return Array.from({ length: 9 }, () => {
    const share = random.next()
    const size = unit * (2 + share * 6)
    const centre = `cx="${short(random.next() * width)}" cy="${short(height * (0.64 + share * 0.26))}"`
    return `<ellipse ${centre} rx="${short(size * 1.6)}" ry="${short(size * 0.28)}" fill="${palette.accent}" opacity="0.8"/>`
  }).join('')
}

function boat(canvas: Canvas): string {
  const { width, height, unit, palette } = canvas
  const x = width * 0.64
  const y = height * 0.76
  const at = (dx: number, dy: number) => `${short(x + dx * unit)},${short(y + dy * unit)}`
  return [
    `<path d="M${at(-9, 0)} Q${at(0, 6)} ${at(10, -1)} L${at(8, 3)} Q${at(0, 6)} ${at(-7, 3)} Z" fill="${palette.layers[3]}"/>`,
    `<path d="M${at(0, 1)} L${at(0, -20)} Q${at(11, -8)} ${at(9, -2)} Z" fill="${palette.accent}"/>`,
    `<path d="M${at(-1, 0)} L${at(-1, -16)} L${at(-7, -2)} Z" fill="${palette.accent}" opacity="0.8"/>`,
  ].join('')
}

function awning(canvas: Canvas, top: number, rise: number, stripe: string, cloth: string): string {
  const { width, height, unit } = canvas
  const wide = unit * 8
  const y = height * top
  const tall = height * rise
  return Array.from({ length: Math.ceil(width / wide) }, (_, index) => {
    const colour = index % 2 === 0 ? stripe : cloth
    const x = index * wide
    const edge = `A${short(wide / 2)},${short(wide / 2)} 0 0 1 ${short(x)},${short(y + tall)}`
    return `<path d="M${short(x)},${short(y)} H${short(x + wide)} V${short(y + tall)} ${edge} Z" fill="${colour}"/>`
  }).join('')
}

function lamps(canvas: Canvas): string {
  const { width, height, unit, palette } = canvas
  const count = Math.round(width / (unit * 22))
  return Array.from({ length: count }, (_, index) => {
    const x = (width * (index + 0.5)) / count
    const y = height * (index % 2 === 0 ? 0.2 : 0.14)
    const glow = `<circle cx="${short(x)}" cy="${short(y)}" r="${short(unit * 11)}" fill="url(#glow)"/>`
    const cord = rect(x - unit * 0.15, 0, unit * 0.3, y, '#3b2115')
    return `${cord}${glow}<circle cx="${short(x)}" cy="${short(y)}" r="${short(unit * 2)}" fill="${palette.sun}"/>`
  }).join('')
}

function fruit(canvas: Canvas, level: number): string {
  const { width, height, unit, random } = canvas
  const colours = ['#d9482b', '#f0932b', '#f6c945', '#7aa43c', '#8c3b63', '#c9722e']
  const crate = unit * 24
  const crates = Array.from({ length: Math.ceil(width / crate) }, (_, index) => {
    const colour = colours[(index + random.int(0, 1)) % colours.length]
    const heap = [0, 1, 2].flatMap((row) =>
      Array.from({ length: 5 - row }, (_, place) => {
        const x = index * crate + unit * (3.4 + row * 2.1 + place * 4.2)
        const y = height * level + unit * (2.4 - row * 3.4)
        return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(unit * 2.3)}" fill="${colour}"/><circle cx="${short(x - unit * 0.7)}" cy="${short(y - unit * 0.7)}" r="${short(unit * 0.7)}" fill="#fff" opacity="0.35"/>`
      }),
    )
    const box = rect(index * crate + unit, height * level + unit * 2, crate - unit * 2, unit * 12, '#a8703f')
    return heap.join('') + box
  })
  return crates.join('')
}

function vineRows(canvas: Canvas): string {
  const { width, height, unit, palette } = canvas
  const horizon = height * 0.66
  const vanishing = width * 0.58
  const rows = Math.ceil(width / (unit * 14)) + 6
  return Array.from({ length: rows }, (_, index) => {
    const far = vanishing + (index - rows / 2) * unit * 4
    const near = vanishing + (index - rows / 2) * unit * 22
    const outline = `M${short(far - unit * 0.5)},${short(horizon)} L${short(far + unit * 0.8)},${short(horizon)} L${short(near + unit * 7)},${short(height)} L${short(near - unit * 4)},${short(height)} Z`
    const light = `M${short(far)},${short(horizon)} L${short(near - unit * 4)},${short(height)} L${short(near - unit * 1)},${short(height)} Z`
    return `<path d="${outline}" fill="${palette.accent}"/><path d="${light}" fill="${palette.layers[2]}"/>`
  }).join('')
}
