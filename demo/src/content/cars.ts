/** A vehicle of the office or of one of its crew; seats are passenger seats. */
export interface DemoCar {
  /** Israeli plate, three, two and three digits. */
  plateId: string
  seats: number
  make: string
  year: number
  isPrivateOwned: boolean
  notes: string
}

export const cars: DemoCar[] = [
  {
    plateId: '214-57-803',
    seats: 7,
    make: 'Hyundai Staria',
    year: 2023,
    isPrivateOwned: true,
    notes: 'Own car of Yossi Ben David',
  },
  {
    plateId: '318-42-960',
    seats: 7,
    make: 'Kia Carnival',
    year: 2022,
    isPrivateOwned: true,
    notes: 'Own car of Carlos Feldman',
  },
  {
    plateId: '405-19-772',
    seats: 10,
    make: 'Ford Transit',
    year: 2021,
    isPrivateOwned: true,
    notes: 'Own car of Ibrahim Amer',
  },
  {
    plateId: '127-66-345',
    seats: 4,
    make: 'Toyota Land Cruiser',
    year: 2020,
    isPrivateOwned: true,
    notes: 'Own car of Erez Talmon; four-wheel drive',
  },
  {
    plateId: '562-08-914',
    seats: 7,
    make: 'Toyota Land Cruiser',
    year: 2019,
    isPrivateOwned: true,
    notes: 'Own car of Eitan Harari; four-wheel drive',
  },
  {
    plateId: '690-31-258',
    seats: 7,
    make: 'Volkswagen Caravelle',
    year: 2022,
    isPrivateOwned: true,
    notes: 'Own car of Haim Ohayon',
  },
  {
    plateId: '233-74-016',
    seats: 4,
    make: 'Mercedes-Benz E-Class',
    year: 2023,
    isPrivateOwned: true,
    notes: 'Own car of Zvika Landau; deluxe',
  },
  {
    plateId: '481-90-527',
    seats: 10,
    make: 'Mercedes-Benz Vito',
    year: 2021,
    isPrivateOwned: true,
    notes: 'Own car of Oren Yaakobi',
  },
  { plateId: '301-11-402', seats: 4, make: 'Skoda Superb', year: 2022, isPrivateOwned: false, notes: '' },
  { plateId: '301-11-403', seats: 4, make: 'Skoda Superb', year: 2023, isPrivateOwned: false, notes: '' },
  {
    plateId: '417-28-650',
    seats: 7,
    make: 'Mercedes-Benz V-Class',
    year: 2024,
    isPrivateOwned: false,
    notes: 'Deluxe, leather seats',
  },
  {
    plateId: '417-28-651',
    seats: 7,
    make: 'Mercedes-Benz V-Class',
    year: 2023,
    isPrivateOwned: false,
    notes: 'Deluxe, Wi-Fi',
  },
  {
    plateId: '523-06-188',
    seats: 13,
    make: 'Mercedes-Benz Sprinter',
    year: 2021,
    isPrivateOwned: false,
    notes: '',
  },
  {
    plateId: '523-06-189',
    seats: 16,
    make: 'Mercedes-Benz Sprinter',
    year: 2022,
    isPrivateOwned: false,
    notes: 'Wi-Fi',
  },
  {
    plateId: '523-06-190',
    seats: 19,
    make: 'Mercedes-Benz Sprinter',
    year: 2023,
    isPrivateOwned: false,
    notes: 'Wi-Fi, cooler box',
  },
  { plateId: '523-06-194', seats: 19, make: 'Iveco Daily', year: 2020, isPrivateOwned: false, notes: '' },
  {
    plateId: '608-95-273',
    seats: 35,
    make: 'Isuzu Turquoise',
    year: 2019,
    isPrivateOwned: false,
    notes: 'Luggage hold',
  },
  {
    plateId: '712-40-836',
    seats: 50,
    make: 'Mercedes-Benz Tourismo',
    year: 2022,
    isPrivateOwned: false,
    notes: 'Two doors, microphone, toilet',
  },
]
