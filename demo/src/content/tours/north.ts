import { prose } from '../prose.ts'
import type { DemoTour } from './demoTour.ts'
import { fromTheNorth, returnIncluded, vehiclesFrom } from './priceBasis.ts'
import { everyDay, privateOn, sundayToFriday, weekly } from './week.ts'

export const northTours: DemoTour[] = [
  {
    number: 'T105',
    hashavshevetItemKey: '40105',
    name: 'Nazareth and the Sea of Galilee',
    headline: 'In the footsteps of Jesus from the Annunciation to the Jordan',
    description: prose(`
      <p>Through the Jezreel Valley the road climbs to Nazareth, the largest Arab city in Israel. The Basilica of
      the Annunciation, finished in 1969, stands over the grotto that is honoured as the home of Mary, and its
      courtyard shows mosaics of the Madonna from all over the world.</p>
      <p>On the north shore of the Sea of Galilee you visit Tabgha with its mosaic of the loaves and fishes, and
      Capernaum, the fishing town where Jesus taught: the white synagogue and the octagonal church over the house
      of Saint Peter lie side by side on the water.</p>
      <p>The last stop is Yardenit, where the Jordan leaves the lake and pilgrims come for baptism. White robes can
      be rented on the spot.</p>`),
    regions: { mainRegion: 'north', secondaryRegions: [] },
    tags: { mainTag: 'Christian Heritage', secondaryTags: ['Biblical', 'Classics'] },
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
      'dress_code',
      'walking_shoes',
      'sun_protection',
      'meals_own_expense',
      'traffic_delay',
    ],
    highlights: ['annunciation', 'tabgha', 'capernaum', 'yardenit'],
    totalHourDuration: 11,
    doesIncludeReturnTransport: true,
    groupTypes: [
      weekly('small_group', { english: sundayToFriday, french: [1], spanish: [3, 5], german: [4] }),
      weekly('large_group', { english: [0, 1, 2, 3, 4, 5], spanish: [2], german: [0] }),
      privateOn(everyDay),
    ],
    unavailabilityDates: [],
    pickupTimes: { tel_aviv: '07:30', jerusalem: '07:00', herzliya: '07:50', jaffa: '07:20' },
    priceBasis: {
      perPerson: { economy: 89, small_group: 129, medium_group: 0, large_group: 105 },
      perVehicle: vehiclesFrom(720),
      citySupplements: fromTheNorth,
      transferFees: returnIncluded,
      seasons: 2,
    },
    scene: 'lake',
  },
  {
    number: 'T106',
    hashavshevetItemKey: '40106',
    name: 'Caesarea, Haifa, Acre and Rosh Hanikra',
    headline: 'Along the whole coast, from Herod to the crusaders and the white cliffs',
    description: prose(`
      <p>Herod the Great built Caesarea between 22 and 10 BCE as a harbour city for Rome. You walk from the theatre,
      which still holds concerts, past the hippodrome and the palace on the reef to the crusader port, and stop at
      the aqueduct on the beach.</p>
      <p>In Haifa the terraces of the Baha'i Gardens run down Mount Carmel to the German Colony; the view from the
      upper balcony takes in the whole bay. Acre, across the water, keeps two cities on top of each other: the
      Ottoman town with its khans and market, and below it the halls of the Knights Hospitaller, which lay hidden
      until the last century.</p>
      <p>At Rosh Hanikra, on the border with Lebanon, a cable car goes down the chalk cliff to grottoes that the
      waves have carved.</p>`),
    regions: { mainRegion: 'north', secondaryRegions: ['tel_aviv'] },
    tags: { mainTag: 'Classics', secondaryTags: ['History', 'Archaeology', 'UNESCO World Heritage'] },
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
      'sun_protection',
      'meals_own_expense',
      'itinerary_may_change',
    ],
    highlights: ['caesarea', 'bahai_gardens', 'acre', 'rosh_hanikra'],
    totalHourDuration: 11,
    doesIncludeReturnTransport: true,
    groupTypes: [
      weekly('small_group', { english: everyDay, french: [2], spanish: [4], german: [5] }),
      weekly('large_group', { english: [0, 2, 4, 6], french: [5], german: [3] }),
      privateOn(everyDay),
    ],
    unavailabilityDates: [
      { startsIn: 50, endsIn: 52, group_type: 'large_group', languages: ['english', 'french', 'german'] },
    ],
    pickupTimes: { tel_aviv: '07:45', jerusalem: '07:00', herzliya: '08:00', jaffa: '07:30' },
    priceBasis: {
      perPerson: { economy: 92, small_group: 135, medium_group: 0, large_group: 0 },
      perVehicle: vehiclesFrom(730),
      citySupplements: fromTheNorth,
      transferFees: returnIncluded,
      seasons: 2,
    },
    scene: 'sea',
  },
  {
    number: 'T107',
    hashavshevetItemKey: '40107',
    name: 'Golan Heights',
    headline: 'Springs, basalt and a view from the top of a volcano',
    description: prose(`
      <p>The Golan is a plateau of black basalt between the Sea of Galilee and Mount Hermon. From the extinct
      volcano of Mount Bental, almost 1,170 metres high, you look over the old bunkers to the plain of Quneitra, and the
      guide explains the battles of 1967 and 1973 on the ground where they were fought.</p>
      <p>At Banias one of the springs of the Jordan rises beneath a cliff with niches for the god Pan, near the
      place where the Gospels set Peter's confession at Caesarea Philippi. A short trail leads along the stream to
      the strongest waterfall in the country.</p>
      <p>In Katzrin, the main town of the Golan, the remains of a Jewish village of the Talmudic age have been rebuilt
      house by house. The day closes with a tasting at the Golan Heights Winery next door.</p>`),
    regions: { mainRegion: 'north', secondaryRegions: [] },
    tags: { mainTag: 'Nature', secondaryTags: ['History', 'Food & Wine'] },
    inclusion: {
      included: [
        'Professional licensed guide',
        'Hotel pickup',
        'Return transport',
        'Entrance fees',
        'Air-conditioned vehicle',
      ],
      notIncluded: ['Lunch', 'Tips', 'Travel insurance'],
    },
    instructions: [
      'be_ready_early',
      'pickup_time_confirmed',
      'walking_shoes',
      'drinking_water',
      'moderate_walking',
      'itinerary_may_change',
    ],
    highlights: ['mount_bental', 'banias', 'katzrin'],
    totalHourDuration: 12,
    doesIncludeReturnTransport: true,
    groupTypes: [
      weekly('small_group', { english: [0, 2, 4], french: [3] }),
      weekly('medium_group', { english: [1, 5] }),
      privateOn(sundayToFriday),
    ],
    unavailabilityDates: [{ startsIn: 5, endsIn: 8, group_type: 'medium_group', languages: ['english'] }],
    pickupTimes: { tel_aviv: '07:15', jerusalem: '07:00', herzliya: '07:30', jaffa: '07:05' },
    priceBasis: {
      perPerson: { economy: 0, small_group: 149, medium_group: 125, large_group: 0 },
      perVehicle: vehiclesFrom(790),
      citySupplements: fromTheNorth,
      transferFees: returnIncluded,
      seasons: 1,
    },
    scene: 'hills',
  },
  {
    number: 'T111',
    hashavshevetItemKey: '40111',
    name: 'Galilee Wineries and Safed',
    headline: 'Vineyards of the Upper Galilee and the blue lanes of the Kabbalists',
    description: prose(`
      <p>High vineyards, cool nights and old stone villages: the Upper Galilee is Israel's mountain wine country. The
      day starts in Rosh Pina, a village of 1882 whose cobbled street still looks as its founders left it, with
      coffee above the Hula Valley.</p>
      <p>In Safed, 900 metres above the sea, the mystics who came after the expulsion from Spain wrote the hymn with
      which Jews greet the Sabbath to this day. You visit two of their synagogues and the artists' quarter, where
      studios open straight on the lane.</p>
      <p>Two wineries near Mount Meron, Dalton among them, show their cellars and pour four wines each, with bread,
      olives and goat cheese from the neighbourhood.</p>`),
    regions: { mainRegion: 'north', secondaryRegions: [] },
    tags: { mainTag: 'Food & Wine', secondaryTags: ['Jewish Heritage', 'Art & Culture'] },
    inclusion: {
      included: [
        'Professional licensed guide',
        'Hotel pickup',
        'Return transport',
        'Drinks',
        'Air-conditioned vehicle',
      ],
      notIncluded: ['Lunch', 'Tips'],
    },
    instructions: [
      'be_ready_early',
      'pickup_time_confirmed',
      'dress_code',
      'walking_shoes',
      'meals_own_expense',
    ],
    highlights: ['rosh_pina', 'safed', 'dalton_winery'],
    totalHourDuration: 11,
    doesIncludeReturnTransport: true,
    groupTypes: [weekly('small_group', { english: [1, 3], french: [4] }), privateOn([0, 1, 2, 3, 4])],
    unavailabilityDates: [],
    pickupTimes: { tel_aviv: '08:00', jerusalem: '07:15', herzliya: '08:15', jaffa: '07:50' },
    priceBasis: {
      perPerson: { economy: 0, small_group: 165, medium_group: 0, large_group: 0 },
      perVehicle: vehiclesFrom(780),
      citySupplements: fromTheNorth,
      transferFees: returnIncluded,
      seasons: 1,
    },
    scene: 'vineyard',
  },
]
