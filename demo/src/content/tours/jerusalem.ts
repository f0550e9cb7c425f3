import { prose } from '../prose.ts'
import type { DemoTour } from './demoTour.ts'
import { fromJerusalem, returnIncluded, vehiclesFrom } from './priceBasis.ts'
import { everyDay, privateOn, sundayToFriday, weekly } from './week.ts'

export const jerusalemTours: DemoTour[] = [
  {
    number: 'T102',
    hashavshevetItemKey: '40102',
    name: 'Jerusalem Old City',
    headline: 'Four quarters, three faiths and three thousand years inside one wall',
    description: prose(`
      <p>The day begins on the Mount of Olives, with the view that every pilgrim has looked for: the Dome of the
      Rock, the city walls of Sultan Suleiman and the slopes of the Kidron Valley. Below lies the Garden of
      Gethsemane with its ancient olive trees.</p>
      <p>Inside the walls you walk the Via Dolorosa to the Church of the Holy Sepulchre, which six Christian
      communities share, and which stands where tradition sets the crucifixion and the tomb of Jesus. The lanes of
      the markets lead to the Cardo, the colonnaded main street of the Byzantine city, and through the rebuilt
      Jewish Quarter.</p>
      <p>The Western Wall, the retaining wall of the Temple Mount and the holiest place where Jews may pray today,
      closes the walk. There is time to leave a note between the stones and for a free lunch in the bazaar.</p>`),
    regions: { mainRegion: 'jerusalem', secondaryRegions: [] },
    tags: {
      mainTag: 'Biblical',
      secondaryTags: ['Christian Heritage', 'Jewish Heritage', 'UNESCO World Heritage'],
    },
    inclusion: {
      included: [
        'Professional licensed guide',
        'Hotel pickup',
        'Return transport',
        'Air-conditioned vehicle',
      ],
      notIncluded: ['Lunch', 'Drinks', 'Tips'],
    },
    instructions: [
      'hotel_pickup_only',
      'be_ready_early',
      'dress_code',
      'walking_shoes',
      'moderate_walking',
      'security_checks',
      'meals_own_expense',
    ],
    highlights: ['mount_of_olives', 'gethsemane', 'via_dolorosa', 'holy_sepulchre', 'western_wall'],
    totalHourDuration: 9,
    doesIncludeReturnTransport: true,
    groupTypes: [
      weekly('small_group', { english: sundayToFriday, french: [2, 5], spanish: [1, 4], german: [3] }),
      weekly('medium_group', { english: [0, 2, 4] }),
      weekly('large_group', { english: everyDay, french: [3], spanish: [0, 5], german: [1] }),
      privateOn(everyDay),
    ],
    unavailabilityDates: [
      {
        startsIn: 20,
        endsIn: 20,
        group_type: 'large_group',
        languages: ['english', 'french', 'spanish', 'german'],
      },
    ],
    pickupTimes: { tel_aviv: '07:30', jerusalem: '09:00', herzliya: '07:10', jaffa: '07:20' },
    priceBasis: {
      perPerson: { economy: 69, small_group: 109, medium_group: 92, large_group: 79 },
      perVehicle: vehiclesFrom(590),
      citySupplements: fromJerusalem,
      transferFees: returnIncluded,
      seasons: 2,
    },
    scene: 'oldCity',
  },
  {
    number: 'T103',
    hashavshevetItemKey: '40103',
    name: 'Jerusalem and the Dead Sea',
    headline: 'The holy places in the morning, the salt water in the afternoon',
    description: prose(`
      <p>For travellers with one day to spare: the heart of Jerusalem and a swim in the Dead Sea. After the view
      from Mount Scopus you enter the Old City on foot and visit the Church of the Holy Sepulchre, the bazaar, the
      Cardo and the Western Wall with your guide.</p>
      <p>In the early afternoon the vehicle leaves the city through the Judean Desert. In half an hour the road
      falls by more than 1,100 metres, past the sea-level mark and the turn to Jericho, to a private beach on the
      northern shore. You have about two hours to float, use the mud and shower before the drive back.</p>`),
    regions: { mainRegion: 'jerusalem', secondaryRegions: ['south'] },
    tags: { mainTag: 'Classics', secondaryTags: ['Dead Sea', 'Biblical', 'Christian Heritage'] },
    inclusion: {
      included: [
        'Professional licensed guide',
        'Hotel pickup',
        'Return transport',
        'Entrance fees',
        'Air-conditioned vehicle',
        'Wi-Fi in the vehicle',
      ],
      notIncluded: ['Lunch', 'Drinks', 'Tips'],
    },
    instructions: [
      'hotel_pickup_only',
      'be_ready_early',
      'dress_code',
      'walking_shoes',
      'sun_protection',
      'swimwear',
      'security_checks',
    ],
    highlights: ['mount_scopus', 'holy_sepulchre', 'western_wall', 'dead_sea_beach'],
    totalHourDuration: 11,
    doesIncludeReturnTransport: true,
    groupTypes: [
      weekly('small_group', { english: everyDay, french: [0, 3], spanish: [2, 5] }),
      weekly('large_group', { english: everyDay, french: [4], spanish: [1, 3], german: [0, 5] }),
      privateOn(everyDay),
    ],
    unavailabilityDates: [],
    pickupTimes: { tel_aviv: '07:20', jerusalem: '08:45', herzliya: '07:00', jaffa: '07:10' },
    priceBasis: {
      perPerson: { economy: 95, small_group: 135, medium_group: 0, large_group: 0 },
      perVehicle: vehiclesFrom(680),
      citySupplements: fromJerusalem,
      transferFees: returnIncluded,
      seasons: 2,
    },
    scene: 'oldCity',
  },
  {
    number: 'T104',
    hashavshevetItemKey: '40104',
    name: 'Bethlehem Half Day',
    headline: 'The Church of the Nativity and the lanes around Manger Square',
    description: prose(`
      <p>Bethlehem lies only ten kilometres south of the Old City of Jerusalem, in the area of the Palestinian
      Authority. Our driver takes you to the crossing, where a licensed local guide from Bethlehem meets the group
      and stays with it in the city.</p>
      <p>The Church of the Nativity is one of the oldest churches that never went out of use: founded under the
      emperor Constantine in the fourth century, rebuilt under Justinian in the sixth, and restored in recent years
      so that its mosaics shine again. Steps lead down to the grotto with the silver star. You also see the
      adjoining Church of Saint Catherine, the Milk Grotto, and a workshop of olive-wood carvers.</p>`),
    regions: { mainRegion: 'jerusalem', secondaryRegions: [] },
    tags: { mainTag: 'Christian Heritage', secondaryTags: ['Biblical', 'UNESCO World Heritage'] },
    inclusion: {
      included: [
        'Professional licensed guide',
        'Hotel pickup',
        'Return transport',
        'Air-conditioned vehicle',
      ],
      notIncluded: ['Lunch', 'Drinks', 'Tips', 'Travel insurance'],
    },
    instructions: [
      'passports_required',
      'dress_code',
      'be_ready_early',
      'walking_shoes',
      'security_checks',
      'itinerary_may_change',
    ],
    highlights: ['nativity_church', 'milk_grotto'],
    totalHourDuration: 5,
    doesIncludeReturnTransport: true,
    groupTypes: [
      weekly('small_group', { english: everyDay, spanish: [3, 6] }),
      weekly('large_group', { english: [0, 2, 4, 6], french: [5], german: [3] }),
      privateOn(everyDay),
    ],
    unavailabilityDates: [
      { startsIn: 45, endsIn: 47, group_type: 'small_group', languages: ['english', 'spanish'] },
      { startsIn: 45, endsIn: 47, group_type: 'large_group', languages: ['english', 'french', 'german'] },
      {
        startsIn: 45,
        endsIn: 47,
        group_type: 'private_group',
        languages: ['english', 'french', 'spanish', 'german'],
      },
    ],
    pickupTimes: { tel_aviv: '11:30', jerusalem: '13:00', herzliya: '11:10', jaffa: '11:20' },
    priceBasis: {
      perPerson: { economy: 55, small_group: 85, medium_group: 0, large_group: 65 },
      perVehicle: vehiclesFrom(420),
      citySupplements: { tel_aviv: 25, jerusalem: 0, herzliya: 30, jaffa: 25 },
      transferFees: returnIncluded,
      seasons: 1,
    },
    scene: 'town',
  },
]
