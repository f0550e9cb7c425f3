import type { Role } from '@tourdesk/domain/access/roles'

/** An agency that sells the tours, with its people. Commission rates are in percent. */
export interface DemoAgency {
  name: string
  status: 'ACTIVE' | 'PENDING' | 'INACTIVE'
  mobilePhone: string
  commissionRate: number
  commissionPerTour: { tour: string; commissionRate: number }[]
  hashavshevetAgencyKey: string
  leaveSiteMsg: string
  doesIncludeAffiliation: boolean
  dailyToursOnly: boolean
  doesAllowPaymentToAgency: boolean
  allowPrivateGroup: boolean
  people: DemoUser[]
}

/** A person who can sign in. */
export interface DemoUser {
  firstName: string
  lastName: string
  email: string
  mobilePhone: string
  role: Role
}

type Flags = Pick<
  DemoAgency,
  'doesIncludeAffiliation' | 'dailyToursOnly' | 'doesAllowPaymentToAgency' | 'allowPrivateGroup'
>

const noFlags: Flags = {
  doesIncludeAffiliation: false,
  dailyToursOnly: false,
  doesAllowPaymentToAgency: false,
  allowPrivateGroup: false,
}
const leaveMessage = (name: string) =>
  `You are leaving the website of ${name}. Your tour is booked and carried out by our partner.`

/** The first one has all rights that an agency can have. */
export const agencies: DemoAgency[] = [
  {
    name: 'Blue Dome Travel',
    status: 'ACTIVE',
    mobilePhone: '+972 3 555 0142',
    commissionRate: 12,
    commissionPerTour: [
      { tour: 'T101', commissionRate: 15 },
      { tour: 'T104', commissionRate: 8 },
      { tour: 'T113', commissionRate: 10 },
    ],
    hashavshevetAgencyKey: '61001',
    leaveSiteMsg: leaveMessage('Blue Dome Travel'),
    doesIncludeAffiliation: true,
    dailyToursOnly: false,
    doesAllowPaymentToAgency: true,
    allowPrivateGroup: true,
    people: peopleOf('bluedome.example', '+972 54 555 01', [
      ['ADMIN', 'Dana', 'Levi'],
      ['ADMIN', 'Rami', 'Khoury'],
      ['AGENT', 'Noa', 'Peretz'],
      ['AGENT', 'Amit', 'Biton'],
      ['AGENT', 'Lina', 'Haddad'],
      ['AGENT', 'Yoav', 'Ben Ami'],
    ]),
  },
  {
    name: 'Carmel Holidays',
    status: 'ACTIVE',
    mobilePhone: '+972 4 555 0118',
    commissionRate: 10,
    commissionPerTour: [{ tour: 'T106', commissionRate: 14 }],
    hashavshevetAgencyKey: '61002',
    leaveSiteMsg: leaveMessage('Carmel Holidays'),
    ...noFlags,
    doesIncludeAffiliation: true,
    allowPrivateGroup: true,
    people: peopleOf('carmelholidays.example', '+972 52 555 02', [
      ['ADMIN', 'Sharon', 'Friedman'],
      ['AGENT', 'Maya', 'Azulay'],
      ['AGENT', 'Wissam', 'Nassar'],
      ['AGENT', 'Tal', 'Gabay'],
    ]),
  },
  {
    name: 'Seven Gates Tours',
    status: 'ACTIVE',
    mobilePhone: '+972 2 555 0173',
    commissionRate: 15,
    commissionPerTour: [
      { tour: 'T102', commissionRate: 18 },
      { tour: 'T115', commissionRate: 18 },
    ],
    hashavshevetAgencyKey: '61003',
    leaveSiteMsg: '',
    ...noFlags,
    doesAllowPaymentToAgency: true,
    allowPrivateGroup: true,
    people: peopleOf('sevengates.example', '+972 50 555 03', [
      ['ADMIN', 'Elias', 'Mansour'],
      ['ADMIN', 'Ruth', 'Adler'],
      ['AGENT', 'Shira', 'Dayan'],
      ['AGENT', 'George', 'Saba'],
      ['AGENT', 'Nir', 'Malka'],
    ]),
  },
  {
    name: 'Shoreline Concierge',
    status: 'ACTIVE',
    mobilePhone: '+972 9 555 0129',
    commissionRate: 8,
    commissionPerTour: [],
    hashavshevetAgencyKey: '61004',
    leaveSiteMsg: '',
    ...noFlags,
    dailyToursOnly: true,
    people: peopleOf('shoreline.example', '+972 53 555 04', [
      ['ADMIN', 'Michal', 'Rosen'],
      ['AGENT', 'Adi', 'Shapira'],
      ['AGENT', 'Karin', 'Ohana'],
    ]),
  },
  {
    name: 'Voyages Lumière',
    status: 'ACTIVE',
    mobilePhone: '+33 1 99 00 45 10',
    commissionRate: 14,
    commissionPerTour: [{ tour: 'T105', commissionRate: 16 }],
    hashavshevetAgencyKey: '61005',
    leaveSiteMsg: leaveMessage('Voyages Lumière'),
    ...noFlags,
    doesIncludeAffiliation: true,
    doesAllowPaymentToAgency: true,
    people: peopleOf('voyages-lumiere.example', '+33 6 39 98 05 ', [
      ['ADMIN', 'Camille', 'Bernard'],
      ['AGENT', 'Julien', 'Cohen'],
      ['AGENT', 'Sarah', 'Amar'],
    ]),
  },
  {
    name: 'Pilgrim Ways',
    status: 'ACTIVE',
    mobilePhone: '+1 202 555 0160',
    commissionRate: 11,
    commissionPerTour: [],
    hashavshevetAgencyKey: '61006',
    leaveSiteMsg: '',
    ...noFlags,
    allowPrivateGroup: true,
    people: peopleOf('pilgrimways.example', '+1 202 555 01', [
      ['ADMIN', 'Grace', 'Whitfield'],
      ['AGENT', 'Daniel', 'Ortega'],
      ['AGENT', 'Hannah', 'Brooks'],
    ]),
  },
  {
    name: 'Red Canyon Adventures',
    status: 'PENDING',
    mobilePhone: '+972 8 555 0135',
    commissionRate: 9,
    commissionPerTour: [],
    hashavshevetAgencyKey: '',
    leaveSiteMsg: '',
    ...noFlags,
    people: peopleOf('redcanyon.example', '+972 58 555 07', [
      ['ADMIN', 'Omer', 'Zohar'],
      ['AGENT', 'Sapir', 'Edri'],
      ['AGENT', 'Gil', 'Navon'],
    ]),
  },
  {
    name: 'Olive Branch Journeys',
    status: 'INACTIVE',
    mobilePhone: '+972 4 555 0190',
    commissionRate: 10,
    commissionPerTour: [],
    hashavshevetAgencyKey: '61008',
    leaveSiteMsg: '',
    ...noFlags,
    doesIncludeAffiliation: true,
    people: peopleOf('olivebranch.example', '+972 54 555 08', [
      ['ADMIN', 'Samir', 'Zoabi'],
      ['AGENT', 'Efrat', 'Golan'],
      ['AGENT', 'Hiba', 'Salameh'],
    ]),
  },
]

function peopleOf(domain: string, phoneStart: string, people: [Role, string, string][]): DemoUser[] {
  return people.map(([role, firstName, lastName], index) => ({
    firstName,
    lastName,
    email: `${firstName}.${lastName.replaceAll(' ', '')}@${domain}`.toLowerCase(),
    mobilePhone: `${phoneStart}${21 + index * 7}`,
    role,
  }))
}
