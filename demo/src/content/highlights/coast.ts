import type { Highlight } from './highlight.ts'

export const coastHighlights = {
  old_jaffa: {
    name: 'Old Jaffa',
    address: 'Kedumim Square, Jaffa',
    subtitle: 'The port of Jonah',
    description:
      "Narrow lanes, Saint Peter's Church, the Wishing Bridge and a view over the whole coast of Tel Aviv.",
    whatToBring: ['hat', 'comfortable walking shoes'],
    lat: 32.0541,
    lng: 34.7523,
  },
  jaffa_flea_market: {
    name: 'Jaffa Flea Market',
    address: 'Olei Zion Street, Jaffa',
    subtitle: 'Carpets, lamps and old records',
    description:
      'A covered bazaar and the streets around it, full of workshops, design shops and coffee houses.',
    whatToBring: ['comfortable walking shoes'],
    lat: 32.0532,
    lng: 34.7566,
  },
  neve_tzedek: {
    name: 'Neve Tzedek',
    address: 'Shabazi Street, Tel Aviv',
    subtitle: 'The first quarter outside Jaffa',
    description: 'Low houses of 1887, boutiques and the Suzanne Dellal dance centre.',
    whatToBring: ['hat', 'comfortable walking shoes'],
    lat: 32.061,
    lng: 34.7646,
  },
  white_city: {
    name: 'The White City',
    address: 'Rothschild Boulevard, Tel Aviv',
    subtitle: 'Four thousand Bauhaus houses',
    description:
      'The largest ensemble of buildings in the International Style, on the World Heritage list since 2003.',
    whatToBring: ['hat', 'Drinking water'],
    lat: 32.0646,
    lng: 34.7735,
  },
  carmel_market: {
    name: 'Carmel Market',
    address: 'HaCarmel Street, Tel Aviv',
    subtitle: 'The market of the White City',
    description: 'Fruit, spices, fresh juice and street food between King George Street and the sea.',
    whatToBring: ['Drinking water'],
    lat: 32.0684,
    lng: 34.7685,
  },
} satisfies Record<string, Highlight>
