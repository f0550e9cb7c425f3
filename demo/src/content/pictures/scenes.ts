/** The landscapes that a picture can show. */
export const scenes = [
  'deadSea',
  'desert',
  'canyon',
  'oldCity',
  'town',
  'market',
  'hills',
  'lake',
  'sea',
  'vineyard',
  'city',
] as const
export type Scene = (typeof scenes)[number]

/** The colours of a scene: the sky from top to horizon, the sun, and the layers from far to near. */
export interface Palette {
  sky: [string, string, string]
  sun: string
  layers: [string, string, string, string]
  accent: string
}

export const palettes: Record<Scene, Palette> = {
  deadSea: {
    sky: ['#3f7fb5', '#a9cfe0', '#fbe3c6'],
    sun: '#fff3d1',
    layers: ['#c9a9b4', '#a98796', '#3fa3b0', '#b98a5e'],
    accent: '#f6fbfb',
  },
  desert: {
    sky: ['#f2a65a', '#f7c98b', '#fdeccb'],
    sun: '#fffbe6',
    layers: ['#e0b07c', '#cb9158', '#a96d3d', '#74452a'],
    accent: '#4c3a26',
  },
  canyon: {
    sky: ['#4a86b8', '#9fc7dd', '#fde2c0'],
    sun: '#fff6dc',
    layers: ['#dba684', '#c67b54', '#a4502f', '#6e2f1d'],
    accent: '#f0b48a',
  },
  oldCity: {
    sky: ['#5b7fb0', '#e7b9a0', '#fde4b8'],
    sun: '#fff2c4',
    layers: ['#c3a58c', '#d9bd95', '#c29d6d', '#8d6a45'],
    accent: '#e7b53c',
  },
  town: {
    sky: ['#4f8cc0', '#a9d0e2', '#fbeacb'],
    sun: '#fff8df',
    layers: ['#b9bca4', '#e6d3b1', '#cfae82', '#7c8356'],
    accent: '#3d4f33',
  },
  market: {
    sky: ['#7a3f2b', '#b5653a', '#eaa85c'],
    sun: '#ffe3a1',
    layers: ['#8c4a2f', '#c8452f', '#f3e3c7', '#5a3522'],
    accent: '#f7c948',
  },
  hills: {
    sky: ['#6aa8cf', '#b9dbe4', '#fdf1d4'],
    sun: '#fffadf',
    layers: ['#a8bfa6', '#7fa078', '#5b8054', '#3a5a3a'],
    accent: '#27422c',
  },
  lake: {
    sky: ['#6f8fc4', '#e3b8c3', '#fde3c9'],
    sun: '#fff0cf',
    layers: ['#a79bb8', '#7e7d9e', '#5d8fb3', '#3b4d57'],
    accent: '#fdf4e3',
  },
  sea: {
    sky: ['#2f86c1', '#8fc8e3', '#f6efdc'],
    sun: '#fffbe4',
    layers: ['#d9c8a5', '#2a93b8', '#1c6f98', '#b5935f'],
    accent: '#fbf6e9',
  },
  vineyard: {
    sky: ['#7fa9d1', '#d4d3d8', '#fde0b5'],
    sun: '#fff1c9',
    layers: ['#a9b6b0', '#86a07d', '#6b8b4c', '#7a5a3a'],
    accent: '#41612f',
  },
  city: {
    sky: ['#3d6fb0', '#e2a9a8', '#fdd9a8'],
    sun: '#ffeec2',
    layers: ['#b7a6bd', '#8f84a8', '#f1ece4', '#2f7f9e'],
    accent: '#fff7e0',
  },
}
