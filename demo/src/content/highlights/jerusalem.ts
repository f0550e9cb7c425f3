import type { Highlight } from './highlight.ts'

export const jerusalemHighlights = {
  mount_of_olives: {
    name: 'Mount of Olives',
    address: 'Mount of Olives lookout, Jerusalem',
    subtitle: 'The view of the Old City',
    description: 'The best view of the Temple Mount and the walls, above the oldest Jewish cemetery in use.',
    whatToBring: ['hat', 'comfortable walking shoes'],
    lat: 31.7787,
    lng: 35.2447,
  },
  mount_scopus: {
    name: 'Mount Scopus',
    address: 'Mount Scopus lookout, Jerusalem',
    subtitle: 'The city and the desert at one glance',
    description:
      'From the ridge of the Hebrew University you look at the domes of the Old City on one side and at the Judean Desert on the other.',
    whatToBring: ['hat'],
    lat: 31.7923,
    lng: 35.2443,
  },
  gethsemane: {
    name: 'Garden of Gethsemane',
    address: 'Jericho Road, Jerusalem',
    subtitle: 'Olive trees and the Church of All Nations',
    description:
      'The garden at the foot of the Mount of Olives where Jesus prayed on the night of his arrest.',
    whatToBring: ['Modest dress & Head covering'],
    lat: 31.7794,
    lng: 35.2397,
  },
  via_dolorosa: {
    name: 'Via Dolorosa',
    address: 'Via Dolorosa, Old City, Jerusalem',
    subtitle: 'The way of fourteen stations',
    description:
      'The lane through the Muslim and Christian Quarters that pilgrims have followed since the Middle Ages.',
    whatToBring: ['Modest dress & Head covering', 'comfortable walking shoes'],
    lat: 31.7803,
    lng: 35.233,
  },
  holy_sepulchre: {
    name: 'Church of the Holy Sepulchre',
    address: 'Christian Quarter, Old City, Jerusalem',
    subtitle: 'Golgotha and the tomb under one roof',
    description:
      'The church that Constantine founded and the crusaders rebuilt, shared today by six communities.',
    whatToBring: ['Modest dress & Head covering'],
    lat: 31.7785,
    lng: 35.2296,
  },
  western_wall: {
    name: 'Western Wall',
    address: 'Western Wall Plaza, Old City, Jerusalem',
    subtitle: 'The holiest place of Jewish prayer',
    description:
      'The western retaining wall of the Temple Mount. Men and women pray in separate areas; heads of men are covered.',
    whatToBring: ['Modest dress & Head covering'],
    lat: 31.7767,
    lng: 35.2345,
  },
  western_wall_tunnels: {
    name: 'Western Wall Tunnels',
    address: 'Western Wall Plaza, Old City, Jerusalem',
    subtitle: 'The hidden length of the wall',
    description: "A passage along the foundations of Herod's wall, under the houses of the Muslim Quarter.",
    whatToBring: ['Modest dress & Head covering', 'comfortable walking shoes'],
    lat: 31.777,
    lng: 35.2339,
  },
  city_of_david: {
    name: 'City of David',
    address: 'Maalot Ir David, Jerusalem',
    subtitle: 'The first Jerusalem',
    description:
      'Excavations on the ridge south of the Temple Mount, where the city began around the Gihon Spring.',
    whatToBring: ['hat', 'Drinking water', 'comfortable walking shoes'],
    lat: 31.7736,
    lng: 35.2356,
  },
  hezekiahs_tunnel: {
    name: "Hezekiah's Tunnel",
    address: 'City of David, Jerusalem',
    subtitle: 'A walk through knee-deep water',
    description:
      'A water tunnel of the eighth century BCE, 533 metres long. Wear sandals and short trousers and bring a small torch.',
    whatToBring: ['Flip-flops / Sandals', 'Towel'],
    lat: 31.773,
    lng: 35.2361,
  },
  nativity_church: {
    name: 'Church of the Nativity',
    address: 'Manger Square, Bethlehem',
    subtitle: 'The grotto with the silver star',
    description:
      'One of the oldest churches in continuous use, over the cave that is honoured as the birthplace of Jesus.',
    whatToBring: ['Modest dress & Head covering'],
    lat: 31.7043,
    lng: 35.2076,
  },
  milk_grotto: {
    name: 'Milk Grotto',
    address: 'Milk Grotto Street, Bethlehem',
    subtitle: 'A chapel cut from white rock',
    description: 'A small Franciscan shrine a few steps from the Nativity, where couples pray for a child.',
    whatToBring: ['Modest dress & Head covering'],
    lat: 31.7037,
    lng: 35.2095,
  },
  mahane_yehuda: {
    name: 'Mahane Yehuda Market',
    address: 'Agripas Street, Jerusalem',
    subtitle: 'The stomach of the city',
    description:
      'Some two hundred and fifty stalls of fruit, spices, bread and halva by day, bars and music by night.',
    whatToBring: ['comfortable walking shoes'],
    lat: 31.7855,
    lng: 35.2121,
  },
  nachlaot: {
    name: 'Nachlaot',
    address: 'Nachlaot, Jerusalem',
    subtitle: 'Courtyards and small synagogues',
    description:
      'A maze of neighbourhoods from the late nineteenth century, each built around its own courtyard and cistern.',
    whatToBring: ['comfortable walking shoes'],
    lat: 31.7826,
    lng: 35.2118,
  },
  yad_vashem: {
    name: 'Yad Vashem',
    address: 'HaZikaron Street, Mount Herzl, Jerusalem',
    subtitle: 'The World Holocaust Remembrance Center',
    description:
      "The history museum, the Hall of Names and the Children's Memorial. Children under ten are not admitted to the museum.",
    whatToBring: ['Modest dress & Head covering'],
    lat: 31.7741,
    lng: 35.177,
  },
  israel_museum: {
    name: 'Israel Museum',
    address: '11 Ruppin Boulevard, Jerusalem',
    subtitle: 'The Dead Sea Scrolls and a model of the Temple',
    description:
      'The national museum with the Shrine of the Book, the archaeology wing and the sculpture garden.',
    whatToBring: ['comfortable walking shoes'],
    lat: 31.7724,
    lng: 35.2042,
  },
  valley_of_elah: {
    name: 'Valley of Elah',
    address: 'Tel Azekah, Judean Lowlands',
    subtitle: 'The field of David and Goliath',
    description: 'A lookout over the valley of the duel, with verses of the story along the path.',
    whatToBring: ['hat', 'Drinking water'],
    lat: 31.7003,
    lng: 34.9364,
  },
  beit_guvrin: {
    name: 'Beit Guvrin and Maresha',
    address: 'Beit Guvrin National Park',
    subtitle: 'The land of a thousand caves',
    description: 'Bell caves, dovecotes, painted tombs and olive presses below a Hellenistic city.',
    whatToBring: ['hat', 'Drinking water', 'comfortable walking shoes'],
    lat: 31.6003,
    lng: 34.8963,
  },
} satisfies Record<string, Highlight>
