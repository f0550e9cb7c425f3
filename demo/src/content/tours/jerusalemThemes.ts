import { prose } from '../prose.ts'
import type { DemoTour } from './demoTour.ts'
import { fromJerusalem, returnIncluded, returnSold, vehiclesFrom } from './priceBasis.ts'
import { privateOn, sundayToFriday, sundayToThursday, weekly } from './week.ts'

export const jerusalemThemeTours: DemoTour[] = [
  {
    number: 'T109',
    hashavshevetItemKey: '40109',
    name: 'Jerusalem Markets Food Tour',
    headline: 'Taste your way through Mahane Yehuda and the alleys of Nachlaot',
    description: prose(`
      <p>Mahane Yehuda began in the nineteenth century as a few stalls outside the city and is now the larder and
      the living room of Jerusalem. With a guide who cooks, you go from stall to stall: warm rugelach, halva, a
      sabich or a bowl of kubbeh soup, Georgian khachapuri, cheeses from the Judean Hills and coffee with cardamom.
      The tastings add up to a lunch.</p>
      <p>Between two bites the walk turns into Nachlaot, a cluster of small neighbourhoods around shared courtyards
      where families from Aleppo, Yemen and Kurdistan built their synagogues, and where the guide explains how
      their kitchens met in the market next door. The tour ends among the stalls, so that you can go back to what
      you liked best.</p>`),
    regions: { mainRegion: 'jerusalem', secondaryRegions: [] },
    tags: { mainTag: 'Food & Wine', secondaryTags: ['Art & Culture', 'Family'] },
    inclusion: {
      included: ['Professional licensed guide', 'Lunch', 'Drinks'],
      notIncluded: ['Return transport', 'Tips'],
    },
    instructions: ['be_ready_early', 'walking_shoes', 'moderate_walking', 'children_seats'],
    highlights: ['mahane_yehuda', 'nachlaot'],
    totalHourDuration: 4,
    doesIncludeReturnTransport: false,
    groupTypes: [
      weekly('small_group', { english: sundayToFriday, french: [0, 2], german: [4] }),
      privateOn(sundayToFriday),
    ],
    unavailabilityDates: [
      { startsIn: 27, endsIn: 28, group_type: 'small_group', languages: ['english', 'french', 'german'] },
    ],
    pickupTimes: { tel_aviv: '08:45', jerusalem: '10:00', herzliya: '08:30', jaffa: '08:35' },
    priceBasis: {
      perPerson: { economy: 0, small_group: 98, medium_group: 0, large_group: 0 },
      perVehicle: vehiclesFrom(390),
      citySupplements: { tel_aviv: 25, jerusalem: 0, herzliya: 30, jaffa: 25 },
      transferFees: returnSold,
      seasons: 1,
    },
    scene: 'market',
  },
  {
    number: 'T115',
    hashavshevetItemKey: '40115',
    name: 'City of David and Underground Jerusalem',
    headline: "Hezekiah's Tunnel, the Pool of Siloam and the stones below the Western Wall",
    description: prose(`
      <p>The oldest part of Jerusalem lies outside the walls of the Old City, on the narrow ridge above the Gihon
      Spring. In the City of David excavations show the Canaanite and Judean town, with walls as thick as houses
      around the spring on which everything depended.</p>
      <p>Those who like can wade through Hezekiah's Tunnel, cut through 533 metres of rock in the eighth century
      BCE to bring the water inside the city; a dry Canaanite tunnel is there for the others. The way comes out at
      the Pool of Siloam and continues along the stepped street that pilgrims climbed to the Temple.</p>
      <p>The afternoon belongs to the Western Wall Tunnels, where the full length of Herod's wall continues under
      the houses, including one stone that is more than thirteen metres long.</p>`),
    regions: { mainRegion: 'jerusalem', secondaryRegions: [] },
    tags: { mainTag: 'Archaeology', secondaryTags: ['Jewish Heritage', 'Biblical', 'Family'] },
    inclusion: {
      included: ['Professional licensed guide', 'Hotel pickup', 'Return transport', 'Entrance fees'],
      notIncluded: ['Lunch', 'Drinks', 'Tips'],
    },
    instructions: [
      'be_ready_early',
      'dress_code',
      'walking_shoes',
      'moderate_walking',
      'not_wheelchair_accessible',
      'security_checks',
      'meals_own_expense',
    ],
    highlights: ['city_of_david', 'hezekiahs_tunnel', 'western_wall_tunnels'],
    totalHourDuration: 8,
    doesIncludeReturnTransport: true,
    groupTypes: [
      weekly('small_group', { english: [0, 1, 3, 4], french: [2] }),
      weekly('medium_group', { english: [2, 5] }),
      privateOn(sundayToFriday),
    ],
    unavailabilityDates: [],
    pickupTimes: { tel_aviv: '07:45', jerusalem: '09:00', herzliya: '07:25', jaffa: '07:35' },
    priceBasis: {
      perPerson: { economy: 0, small_group: 125, medium_group: 105, large_group: 0 },
      perVehicle: vehiclesFrom(610),
      citySupplements: fromJerusalem,
      transferFees: returnIncluded,
      seasons: 1,
    },
    scene: 'oldCity',
  },
  {
    number: 'T116',
    hashavshevetItemKey: '40116',
    name: 'Yad Vashem and the Israel Museum',
    headline: 'Memory and art on the western hills of Jerusalem',
    description: prose(`
      <p>Yad Vashem, on the slope of Mount Herzl, is the World Holocaust Remembrance Center. The long prism of its
      museum, designed by Moshe Safdie, cuts through the mountain and opens at its end to the Jerusalem hills. You
      walk through the exhibition, the Hall of Names and the Children's Memorial at a quiet pace, with headsets so
      that nobody needs to raise a voice.</p>
      <p>The Israel Museum keeps the country's treasures in one place: the Dead Sea Scrolls under the white dome of
      the Shrine of the Book, the model of Jerusalem before its destruction in the year 70, the archaeology wing and
      the sculpture garden of Isamu Noguchi. Your guide leads you to the main works and leaves you an hour for the
      galleries of your choice.</p>`),
    regions: { mainRegion: 'jerusalem', secondaryRegions: [] },
    tags: { mainTag: 'Art & Culture', secondaryTags: ['History', 'Jewish Heritage'] },
    inclusion: {
      included: [
        'Professional licensed guide',
        'Hotel pickup',
        'Return transport',
        'Entrance fees',
        'Air-conditioned vehicle',
      ],
      notIncluded: ['Lunch', 'Drinks', 'Tips'],
    },
    instructions: [
      'be_ready_early',
      'dress_code',
      'security_checks',
      'small_luggage_only',
      'meals_own_expense',
    ],
    highlights: ['yad_vashem', 'israel_museum'],
    totalHourDuration: 8.5,
    doesIncludeReturnTransport: true,
    groupTypes: [
      weekly('medium_group', { english: [0, 3], german: [1], spanish: [4] }),
      privateOn(sundayToThursday.filter((day) => day !== 2)),
    ],
    unavailabilityDates: [
      { startsIn: 75, endsIn: 77, group_type: 'medium_group', languages: ['english', 'german', 'spanish'] },
    ],
    pickupTimes: { tel_aviv: '07:30', jerusalem: '08:45', herzliya: '07:10', jaffa: '07:20' },
    priceBasis: {
      perPerson: { economy: 0, small_group: 0, medium_group: 98, large_group: 0 },
      perVehicle: vehiclesFrom(600),
      citySupplements: fromJerusalem,
      transferFees: returnIncluded,
      seasons: 1,
    },
    scene: 'hills',
  },
]
