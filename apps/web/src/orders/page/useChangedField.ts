import type { LoggedField } from '@tourdesk/domain/orders/orderChanges'
import { useText } from '../../i18n/useText.ts'
import { orderMessages } from '../form/orderMessages.ts'
import { changeMessages } from './changeMessages.ts'

/** The form's label of each field; the log has its own labels for the rest. */
const namesInForm = {
  agency: 'agency',
  agent: 'agent',
  source: 'source',
  refOrderNumber: 'refOrderNumber',
  isAgencyPayment: 'payToAgency',
  currency: 'currency',
  coupon_code: 'coupon',
  customTotalPrice: 'customTotalPrice',
  'userInformation.firstName': 'firstName',
  'userInformation.lastName': 'lastName',
  'userInformation.email': 'email',
  'userInformation.mobilePhone': 'mobilePhone',
  'userInformation.roomNumber': 'roomNumber',
  'userInformation.passportNumber': 'passportNumber',
  'userInformation.address': 'customerAddress',
  'selectedTours.tour': 'tour',
  'selectedTours.status': 'tourStatus',
  'selectedTours.date': 'date',
  'selectedTours.startDate': 'startDate',
  'selectedTours.endDate': 'endDate',
  'selectedTours.group_type': 'groupType',
  'selectedTours.isDeluxe': 'deluxe',
  'selectedTours.language': 'language',
  'selectedTours.price_class': 'priceClass',
  'selectedTours.participants': 'participants',
  'selectedTours.numOfParticipants': 'participants',
  'selectedTours.pickup': 'pickup',
  'selectedTours.dropoff': 'dropoff',
  'selectedTours.tourOption': 'service',
  'selectedTours.vehicleSize': 'vehicleSize',
  'selectedTours.licensePlate': 'licensePlate',
  'selectedTours.guide': 'guide',
  'selectedTours.voucher': 'voucher',
  'selectedTours.notes': 'entryNotes',
} as const satisfies Partial<Record<LoggedField, keyof typeof orderMessages.en>>

const ownNames = {
  total: 'total',
  'userInformation.notes': 'customerNotes',
  'selectedTours.is_extra_service': 'isExtraService',
} as const satisfies Record<Exclude<LoggedField, keyof typeof namesInForm>, keyof typeof changeMessages.en>

/** The label of a field in the log. */
export function useChangedField(): (field: LoggedField) => string {
  const form = useText(orderMessages)
  const own = useText(changeMessages)
  return (field) => (isInForm(field) ? form(namesInForm[field]) : own(ownNames[field]))
}

function isInForm(field: LoggedField): field is keyof typeof namesInForm {
  return field in namesInForm
}
