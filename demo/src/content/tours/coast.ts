import { prose } from '../prose.ts'
import type { DemoTour } from './demoTour.ts'
import { fromCoast, returnIncluded, returnOnRequest, vehiclesFrom } from './priceBasis.ts'
import { everyDay, privateOn, sundayToFriday, weekly } from './week.ts'

export const coastTours: DemoTour[] = [
  {
    number: 'T108',
    hashavshevetItemKey: '40108',
    name: 'Tel Aviv and Jaffa',
    headline: 'From a port of four thousand years to the White City, on foot',
    description: prose(`
      <p>Jaffa was a harbour long before there was a Tel Aviv: Jonah sailed from here, and pilgrims landed here for
      centuries. From the Ottoman clock tower the walk climbs to the old town, with Saint Peter's Church, the
      artists' lanes named after the signs of the zodiac and the long view up the coast, and crosses the flea
      market.</p>
      <p>Neve Tzedek, founded in 1887, was the first Jewish quarter outside the walls of Jaffa. From its small
      houses it is a few minutes to Rothschild Boulevard, where the white Bauhaus buildings begin that made Tel Aviv
      a World Heritage site in 2003. The tour ends at the Carmel Market, just in time for lunch.</p>`),
    regions: { mainRegion: 'tel_aviv', secondaryRegions: [] },
    tags: { mainTag: 'Art & Culture', secondaryTags: ['UNESCO World Heritage', 'Family', 'History'] },
    inclusion: {
      included: ['Professional licensed guide', 'Hotel pickup'],
      notIncluded: ['Return transport', 'Lunch', 'Drinks', 'Tips'],
    },
    instructions: [
      'be_ready_early',
      'walking_shoes',
      'sun_protection',
      'moderate_walking',
      'meals_own_expense',
    ],
    highlights: ['old_jaffa', 'jaffa_flea_market', 'neve_tzedek', 'white_city', 'carmel_market'],
    totalHourDuration: 4.5,
    doesIncludeReturnTransport: false,
    groupTypes: [
      weekly('small_group', { english: sundayToFriday, french: [1, 3], spanish: [4], german: [2] }),
      weekly('large_group', { english: [0, 3, 5] }),
      privateOn(everyDay),
    ],
    unavailabilityDates: [{ startsIn: 18, endsIn: 19, group_type: 'small_group', languages: ['german'] }],
    pickupTimes: { tel_aviv: '09:00', jerusalem: '07:30', herzliya: '08:30', jaffa: '09:15' },
    priceBasis: {
      perPerson: { economy: 45, small_group: 69, medium_group: 0, large_group: 0 },
      perVehicle: vehiclesFrom(380),
      citySupplements: { tel_aviv: 0, jerusalem: 30, herzliya: 10, jaffa: 0 },
      transferFees: returnOnRequest,
      seasons: 1,
    },
    scene: 'city',
  },
  {
    number: 'T114',
    hashavshevetItemKey: '40114',
    name: 'Beit Guvrin Caves and the Judean Lowlands',
    headline: 'A city under the ground, a family winery and the field of David and Goliath',
    description: prose(`
      <p>Between the coast and the Judean Hills the soft chalk invited people to dig. At Beit Guvrin and Maresha they
      left a whole world below the surface: dovecotes with thousands of niches, olive presses, cisterns, painted
      tombs of the Hellenistic age and the huge bell caves, lit from a hole in the roof. The caves have been on the
      World Heritage list since 2014.</p>
      <p>On the way you stop above the Valley of Elah, where the Bible sets the fight of David and Goliath, and at
      Tel Azekah, the hill that controlled it. A family winery in the lowlands pours three of its wines in the
      afternoon; grape juice is there for the children.</p>`),
    regions: { mainRegion: 'jerusalem', secondaryRegions: ['south', 'tel_aviv'] },
    tags: { mainTag: 'Archaeology', secondaryTags: ['Family', 'UNESCO World Heritage', 'Food & Wine'] },
    inclusion: {
      included: [
        'Professional licensed guide',
        'Hotel pickup',
        'Return transport',
        'Entrance fees',
        'Drinks',
      ],
      notIncluded: ['Lunch', 'Tips'],
    },
    instructions: [
      'be_ready_early',
      'walking_shoes',
      'drinking_water',
      'sun_protection',
      'moderate_walking',
      'children_seats',
    ],
    highlights: ['beit_guvrin', 'valley_of_elah'],
    totalHourDuration: 8,
    doesIncludeReturnTransport: true,
    groupTypes: [
      weekly('small_group', { english: [0, 3, 5], spanish: [2] }),
      weekly('medium_group', { english: [1] }),
      privateOn(sundayToFriday),
    ],
    unavailabilityDates: [],
    pickupTimes: { tel_aviv: '08:15', jerusalem: '08:30', herzliya: '07:55', jaffa: '08:25' },
    priceBasis: {
      perPerson: { economy: 0, small_group: 119, medium_group: 99, large_group: 0 },
      perVehicle: vehiclesFrom(610),
      citySupplements: fromCoast,
      transferFees: returnIncluded,
      seasons: 1,
    },
    scene: 'hills',
  },
]
