import type { Highlight } from './highlight.ts'

export const southHighlights = {
  masada: {
    name: 'Masada',
    address: 'Masada National Park, Dead Sea',
    subtitle: "Herod's fortress on the cliff",
    description:
      'A table mountain about 450 metres above the Dead Sea, with two palaces, a Roman siege ramp and one of the oldest synagogues known.',
    whatToBring: ['hat', 'Drinking water', 'comfortable walking shoes', 'Sunscreen'],
    lat: 31.3156,
    lng: 35.3535,
  },
  ein_gedi: {
    name: 'Ein Gedi Nature Reserve',
    address: 'Nahal David, Ein Gedi',
    subtitle: 'Springs and waterfalls in the desert',
    description:
      'A canyon with running water all year, home of ibex and rock hyraxes. The walk to the first waterfall takes half an hour.',
    whatToBring: ['hat', 'Drinking water', 'comfortable walking shoes', 'Bathing suit'],
    lat: 31.4706,
    lng: 35.3902,
  },
  dead_sea_beach: {
    name: 'Dead Sea beach',
    address: 'Kalia Beach, Northern Dead Sea',
    subtitle: 'Float at the lowest shore on earth',
    description:
      'A beach with showers, changing rooms and natural mud. Stay in the water for no more than twenty minutes at a time and keep it out of your eyes.',
    whatToBring: ['Bathing suit', 'Towel', 'Flip-flops / Sandals', 'Sunscreen', 'Drinking water'],
    lat: 31.7548,
    lng: 35.5051,
  },
  wadi_qelt: {
    name: 'Wadi Qelt lookout',
    address: 'Wadi Qelt, Judean Desert',
    subtitle: 'A monastery in the cliff',
    description:
      'The view over the gorge to the Monastery of Saint George of Choziba, beside the old road from Jerusalem to Jericho.',
    whatToBring: ['hat', 'Drinking water', 'Sunscreen'],
    lat: 31.8442,
    lng: 35.4141,
  },
  qumran: {
    name: 'Qumran',
    address: 'Qumran National Park, Northern Dead Sea',
    subtitle: 'Where the scrolls were found',
    description:
      'The ruins of a community of the Second Temple period, below the caves in which the Dead Sea Scrolls lay hidden until 1947.',
    whatToBring: ['hat', 'Drinking water', 'Sunscreen'],
    lat: 31.7411,
    lng: 35.4594,
  },
  sde_boker: {
    name: "Ben-Gurion's Desert Home",
    address: 'Kibbutz Sde Boker, Negev',
    subtitle: 'The hut of the first prime minister',
    description:
      'The wooden house of David and Paula Ben-Gurion, left as it was, with the library of five thousand books.',
    whatToBring: ['hat', 'Drinking water'],
    lat: 30.8738,
    lng: 34.7925,
  },
  avdat: {
    name: 'Avdat',
    address: 'Avdat National Park, Negev',
    subtitle: 'A city on the Incense Route',
    description:
      'A Nabataean caravan station that became a Byzantine town with churches, wine presses and burial caves.',
    whatToBring: ['hat', 'Drinking water', 'comfortable walking shoes', 'Sunscreen'],
    lat: 30.7939,
    lng: 34.7731,
  },
  makhtesh_ramon: {
    name: 'Makhtesh Ramon',
    address: 'Mitzpe Ramon, Negev',
    subtitle: 'The largest erosion crater in the world',
    description: 'A valley of coloured sandstone, basalt and fossils, seen from the rim and from its floor.',
    whatToBring: ['hat', 'Drinking water', 'comfortable walking shoes', 'Sunscreen'],
    lat: 30.6061,
    lng: 34.8014,
  },
  timna: {
    name: 'Timna Park',
    address: 'Timna Valley, Arava',
    subtitle: "Solomon's Pillars and ancient copper mines",
    description:
      'Sandstone arches, rock drawings and mining shafts in a horseshoe of red cliffs north of Eilat.',
    whatToBring: ['hat', 'Drinking water', 'comfortable walking shoes', 'Sunscreen'],
    lat: 29.7877,
    lng: 34.9889,
  },
  arava_dates: {
    name: 'Date groves of the Arava',
    address: 'Kibbutz Samar, Arava',
    subtitle: 'Shade, tasting and a farm shop',
    description: 'A stop among the palms of a desert kibbutz, with a tasting of Medjool and Barhi dates.',
    whatToBring: ['Drinking water'],
    lat: 29.831,
    lng: 35.022,
  },
} satisfies Record<string, Highlight>
