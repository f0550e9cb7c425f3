import { prose } from '../prose.ts'
import type { DemoTour } from './demoTour.ts'
import { fromCoast, fromJerusalem, returnIncluded, vehiclesFrom } from './priceBasis.ts'
import { everyDay, privateOn, sundayToFriday, weekly } from './week.ts'

export const southTours: DemoTour[] = [
  {
    number: 'T101',
    hashavshevetItemKey: '40101',
    name: 'Masada, Ein Gedi and the Dead Sea',
    headline: 'A fortress above the desert, a hidden oasis and a swim at the lowest shore on earth',
    description: prose(`
      <p>The road drops from the hills of Jerusalem to the Dead Sea, more than 430 metres below sea level, and
      follows the shore to Masada. A cable car carries you up to the plateau on which King Herod built his winter
      palaces in the first century BCE, and where the last Jewish rebels against Rome held out until the year 73 or
      74. Your guide walks you through the storerooms, the bathhouse, the synagogue and the Northern Palace, which
      hangs over the cliff in three terraces.</p>
      <p>At Ein Gedi a spring-fed stream runs through a desert canyon all year. A short walk leads past pools where
      ibex come to drink and hyraxes doze on the rocks, to the first waterfalls of Nahal David.</p>
      <p>The day ends on a Dead Sea beach with showers and changing rooms. Float on water that is almost ten times
      as salty as the ocean, cover yourself in the black mineral mud, and dry in air that is rich in oxygen.</p>`),
    regions: { mainRegion: 'south', secondaryRegions: ['jerusalem'] },
    tags: { mainTag: 'Dead Sea', secondaryTags: ['UNESCO World Heritage', 'Nature', 'Archaeology'] },
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
      'hotel_pickup_only',
      'be_ready_early',
      'walking_shoes',
      'drinking_water',
      'sun_protection',
      'swimwear',
      'meals_own_expense',
    ],
    highlights: ['masada', 'ein_gedi', 'dead_sea_beach'],
    totalHourDuration: 11,
    doesIncludeReturnTransport: true,
    groupTypes: [
      weekly('small_group', { english: everyDay, french: [1, 4], spanish: [2, 5], german: [3] }),
      weekly('large_group', { english: everyDay, spanish: [0, 3], german: [2] }),
      privateOn(everyDay),
    ],
    unavailabilityDates: [
      {
        startsIn: 34,
        endsIn: 36,
        group_type: 'small_group',
        languages: ['english', 'french', 'spanish', 'german'],
      },
    ],
    pickupTimes: { tel_aviv: '07:15', jerusalem: '08:30', herzliya: '07:00', jaffa: '07:10' },
    priceBasis: {
      perPerson: { economy: 99, small_group: 139, medium_group: 0, large_group: 115 },
      perVehicle: vehiclesFrom(690),
      citySupplements: fromJerusalem,
      transferFees: returnIncluded,
      seasons: 2,
    },
    scene: 'deadSea',
  },
  {
    number: 'T110',
    hashavshevetItemKey: '40110',
    name: 'Judean Desert by Jeep',
    headline: 'Monasteries, dry riverbeds and the caves of the Dead Sea Scrolls on four wheels',
    description: prose(`
      <p>Minutes after the last houses of Jerusalem the green stops and the desert begins. Open jeeps leave the
      highway for tracks that shepherds and pilgrims have used for two thousand years, along ridges with a view
      from the Mount of Olives to the mountains of Moab.</p>
      <p>The first stop is the lookout over Wadi Qelt, where the Monastery of Saint George has clung to the cliff
      for some fifteen centuries. Bedouin tea is made on the fire while the guide tells how hermits and travellers
      found water here. Then the track winds down through chalk hills to the Dead Sea valley and to Qumran, where a
      shepherd found the first Dead Sea Scrolls in a cave in 1947.</p>`),
    regions: { mainRegion: 'south', secondaryRegions: ['jerusalem'] },
    tags: { mainTag: 'Desert', secondaryTags: ['Off-Road', 'Nature', 'Biblical'] },
    inclusion: {
      included: [
        'Professional licensed guide',
        'Hotel pickup',
        'Return transport',
        'Entrance fees',
        'Drinks',
      ],
      notIncluded: ['Lunch', 'Tips', 'Travel insurance'],
    },
    instructions: [
      'be_ready_early',
      'drinking_water',
      'sun_protection',
      'walking_shoes',
      'not_wheelchair_accessible',
      'small_luggage_only',
      'itinerary_may_change',
    ],
    highlights: ['wadi_qelt', 'qumran'],
    totalHourDuration: 7,
    doesIncludeReturnTransport: true,
    groupTypes: [
      weekly('small_group', { english: [0, 2, 4, 5], french: [3], german: [1] }),
      privateOn(sundayToFriday),
    ],
    unavailabilityDates: [
      { startsIn: 12, endsIn: 15, group_type: 'small_group', languages: ['english', 'french', 'german'] },
      {
        startsIn: 12,
        endsIn: 15,
        group_type: 'private_group',
        languages: ['english', 'french', 'spanish', 'german'],
      },
    ],
    pickupTimes: { tel_aviv: '08:00', jerusalem: '09:15', herzliya: '07:45', jaffa: '07:55' },
    priceBasis: {
      perPerson: { economy: 0, small_group: 155, medium_group: 0, large_group: 0 },
      perVehicle: vehiclesFrom(740),
      citySupplements: fromJerusalem,
      transferFees: returnIncluded,
      seasons: 1,
    },
    scene: 'desert',
  },
  {
    number: 'T112',
    hashavshevetItemKey: '40112',
    name: 'Ramon Crater and the Negev Highlands',
    headline: "The world's largest erosion crater, a Nabataean city and the desert home of Ben-Gurion",
    description: prose(`
      <p>South of Beersheba the road climbs to the Negev Highlands. The first stop is Kibbutz Sde Boker, where David
      Ben-Gurion, the first prime minister of Israel, lived in a plain wooden house until 1973 and now lies buried
      above the canyon of Nahal Zin.</p>
      <p>Avdat was a station on the Incense Route, by which Nabataean caravans carried frankincense from Arabia to
      the port of Gaza. Its Roman tower, Byzantine churches and wine presses stand on a hill above the fields, and
      belong to the UNESCO World Heritage list together with three other Negev towns.</p>
      <p>At Mitzpe Ramon the ground opens: Makhtesh Ramon is about 40 kilometres long and up to 500 metres deep, a
      valley of coloured sand, black basalt and fossils that was formed by water and not by a meteor. You walk along
      the rim to the lookout and go down to the floor of the crater by vehicle.</p>`),
    regions: { mainRegion: 'south', secondaryRegions: [] },
    tags: { mainTag: 'Desert', secondaryTags: ['Nature', 'UNESCO World Heritage', 'History'] },
    inclusion: {
      included: [
        'Professional licensed guide',
        'Hotel pickup',
        'Return transport',
        'Entrance fees',
        'Air-conditioned vehicle',
        'Wi-Fi in the vehicle',
      ],
      notIncluded: ['Lunch', 'Tips'],
    },
    instructions: [
      'be_ready_early',
      'pickup_time_confirmed',
      'walking_shoes',
      'drinking_water',
      'sun_protection',
      'moderate_walking',
    ],
    highlights: ['sde_boker', 'avdat', 'makhtesh_ramon'],
    totalHourDuration: 12,
    doesIncludeReturnTransport: true,
    groupTypes: [weekly('small_group', { english: [1, 4], german: [2] }), privateOn(sundayToFriday)],
    unavailabilityDates: [],
    pickupTimes: { tel_aviv: '07:15', jerusalem: '07:00', herzliya: '07:00', jaffa: '07:25' },
    priceBasis: {
      perPerson: { economy: 0, small_group: 169, medium_group: 0, large_group: 0 },
      perVehicle: vehiclesFrom(820),
      citySupplements: fromCoast,
      transferFees: returnIncluded,
      seasons: 1,
    },
    scene: 'canyon',
  },
  {
    number: 'T113',
    hashavshevetItemKey: '40113',
    name: 'Timna Park and the Arava',
    headline: 'Red sandstone pillars and the oldest copper mines, on a long day to the edge of the Red Sea',
    description: prose(`
      <p>This is the longest day in our programme, for travellers who want to see the far south without a flight.
      After a coffee stop in the Negev the road runs down the Arava, the wide valley that separates Israel from the
      mountains of Jordan.</p>
      <p>Timna, half an hour north of Eilat, is a horseshoe of cliffs around a valley of coloured sand. Copper was
      dug here some six thousand years ago, and Egyptian expeditions of the New Kingdom left shafts, smelting
      camps, rock drawings and a small temple of the goddess Hathor. You see the Arches, the rock called the
      Mushroom and the fifty-metre columns known as Solomon's Pillars, and fill a bottle with coloured sand at the
      lake.</p>
      <p>On the way back we stop at the date groves of a kibbutz in the Arava before the drive north in the evening.</p>`),
    regions: { mainRegion: 'south', secondaryRegions: [] },
    tags: { mainTag: 'Desert', secondaryTags: ['Archaeology', 'Nature', 'Family'] },
    inclusion: {
      included: [
        'Professional licensed guide',
        'Hotel pickup',
        'Return transport',
        'Entrance fees',
        'Air-conditioned vehicle',
        'Lunch',
      ],
      notIncluded: ['Drinks', 'Tips', 'Travel insurance'],
    },
    instructions: [
      'be_ready_early',
      'drinking_water',
      'sun_protection',
      'walking_shoes',
      'children_seats',
      'small_luggage_only',
    ],
    highlights: ['timna', 'arava_dates'],
    totalHourDuration: 14,
    doesIncludeReturnTransport: true,
    groupTypes: [weekly('medium_group', { english: [2] }), privateOn([0, 1, 2, 3, 4])],
    unavailabilityDates: [{ startsIn: 60, endsIn: 120, group_type: 'medium_group', languages: ['english'] }],
    pickupTimes: { tel_aviv: '07:00', jerusalem: '07:30', herzliya: '07:00', jaffa: '07:10' },
    priceBasis: {
      perPerson: { economy: 0, small_group: 0, medium_group: 189, large_group: 0 },
      perVehicle: vehiclesFrom(1150),
      citySupplements: fromCoast,
      transferFees: returnIncluded,
      seasons: 1,
    },
    scene: 'canyon',
  },
]
