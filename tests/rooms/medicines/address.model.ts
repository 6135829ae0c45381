import { EMPTY_ADDRESS } from '../../../src/core/medicines/address.rules'
import { addressMachine } from '../../../src/machines/medicines/address.machine'
import { viewAddress } from '../../../src/machines/medicines/address.view'
import { type Facts, modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'
import { home } from './medicineFacts'

const town = { pincode: '380007', city: 'Ahmedabad', latitude: 23.01, longitude: 72.56 }
const nothing = {
  pincode: '',
  city: '',
  address: '',
  isFound: false,
  pincodeFault: null,
  canSave: false,
  fault: null,
  output: null,
  isHeld: false,
}
const STREET = '4 Shanti Kunj'

/** Where medicines are brought: orders.md, 3.1 "Address". */
export const addressModel = modelOf(addressMachine)({
  name: 'address',
  passed: ['arriving'],
  facts: (snapshot) => {
    const { pincode, city, address, town: found, pincodeFault, canSave, fault } = viewAddress(snapshot)
    return {
      pincode,
      city,
      address,
      isFound: found !== null,
      pincodeFault: pincodeFault,
      canSave,
      fault: fault?.id ?? null,
      output: snapshot.output?.kind ?? null,
      isHeld: snapshot.context.attempt !== null,
    }
  },
  starts: {
    'Press Add address': {
      input: { draft: EMPTY_ADDRESS },
      to: 'editing',
      facts: nothing,
      how: 'Account 90000 00001, Medicines, a pharmacy, Home Delivery, Add address',
    },
    'Reload with a pincode typed': {
      input: { draft: { ...EMPTY_ADDRESS, pincode: '380007' } },
      to: 'findingCity',
      facts: { ...nothing, pincode: '380007' },
    },
  },
  states: {
    editing: ({ canSave, pincodeFault }) =>
      `Pincode, City, Address and Save${canSave ? '' : ', which says what is missing'}${
        pincodeFault === 'unknown' ? '; that nobody knows the pincode' : ''
      }${pincodeFault === 'down' ? '; that the pincode cannot be looked up now' : ''}.`,
    findingCity: {
      sees: 'That the city is looked for.',
      asks: ({ pincode }: Facts) => ({ findingCity: { pincode } }),
    },
    locating: { sees: 'That the device is asked where it is.', asks: { locating: {} } },
    saving: {
      sees: 'That the address is saved.',
      asks: ({ pincode, city, address, isFound }: Facts) => ({
        saving: {
          address,
          city,
          pincode,
          ...(isFound === true && { latitude: 23.01, longitude: 72.56 }),
          key: '<key>',
        },
      }),
    },
    left: 'The form is gone.',
  },
  steps: {
    'Type five digits': {
      event: { type: 'pincode.typed', text: '38000' },
      only: ({ pincode, address }) => pincode === '380007' && address === '',
      leads: [
        {
          in: 'editing',
          now: ({ city, isFound }) => ({
            pincode: '38000',
            city: isFound ? '' : city,
            isFound: false,
            pincodeFault: null,
            canSave: false,
          }),
        },
        {
          in: ['findingCity', 'locating'],
          to: 'editing',
          now: { pincode: '38000', isFound: false, pincodeFault: null, canSave: false },
        },
      ],
    },
    'Type six digits': {
      event: { type: 'pincode.typed', text: '380007' },
      only: ({ pincode, city, address }) => pincode === '' && city === '' && address === '',
      leads: {
        in: ['editing', 'locating'],
        to: 'findingCity',
        now: { pincode: '380007', isFound: false, pincodeFault: null },
      },
    },
    'Type another pincode': {
      event: { type: 'pincode.typed', text: '390999' },
      only: ({ pincode, city }) => pincode === '380007' && city === '',
      leads: [
        { in: 'findingCity', now: { pincode: '390999' } },
        { in: ['editing', 'locating'], to: 'findingCity', now: { pincode: '390999', pincodeFault: null } },
      ],
    },
    'The city arrives': {
      event: ends('findingCity', answered(town)),
      only: ({ pincode }) => pincode === '380007',
      leads: {
        in: 'findingCity',
        to: 'editing',
        now: ({ address }) => ({ city: 'Ahmedabad', isFound: true, pincodeFault: null, canSave: address !== '' }),
      },
    },
    'Nobody knows the pincode': {
      event: ends('findingCity', refused('notFound', '', 'noResults')),
      leads: { in: 'findingCity', to: 'editing', now: { pincodeFault: 'unknown' } },
      how: 'Type 999999',
    },
    'The pincode cannot be looked up': {
      event: ends('findingCity', refused('gatewayTimeout', '', 'failed')),
      leads: { in: 'findingCity', to: 'editing', now: { pincodeFault: 'down' } },
    },
    'Type the city': {
      event: { type: 'city.typed', text: 'Ahmedabad' },
      only: ({ pincode, city }) => pincode === '380007' && city === '',
      leads: [
        { in: ['findingCity', 'locating'], to: 'editing', now: { city: 'Ahmedabad', pincodeFault: null } },
        {
          in: 'editing',
          now: ({ address }) => ({ city: 'Ahmedabad', pincodeFault: null, canSave: address !== '' }),
        },
      ],
    },
    'Type the address': {
      event: { type: 'address.typed', text: STREET },
      only: ({ pincode, city, address }) => pincode === '380007' && city === 'Ahmedabad' && address === '',
      leads: { in: 'editing', now: { address: STREET, canSave: true } },
    },
    'Press Use my location': {
      event: { type: 'locate' },
      only: ({ pincode, city, fault }) => fault === null && (pincode === '' || (pincode === '380007' && city === '')),
      leads: { in: 'editing', to: 'locating' },
    },
    'The place arrives': {
      event: ends('locating', answered(town)),
      leads: {
        in: 'locating',
        to: 'editing',
        now: { pincode: '380007', city: 'Ahmedabad', isFound: true, pincodeFault: null },
      },
    },
    'Nobody knows where the device is': {
      event: ends('locating', refused('notFound')),
      leads: { in: 'locating', to: 'editing', effects: ['notice bad: location.unavailable'] },
    },
    'Press Save': {
      event: { type: 'save' },
      leads: {
        in: 'editing',
        if: ({ pincode, city, address }) => pincode === '380007' && city !== '' && address !== '',
        to: 'saving',
        now: { canSave: false, isHeld: true },
      },
    },
    'The address is saved': {
      event: ends('saving', answered(home, 'The address has been saved.')),
      leads: {
        in: 'saving',
        to: 'left',
        now: { output: 'saved' },
        effects: ['notice good: The address has been saved.'],
      },
    },
    'The address cannot be saved': {
      event: ends('saving', refused('internal')),
      leads: {
        in: 'saving',
        to: 'editing',
        now: { canSave: true, fault: 'wrong' },
        effects: ['notice bad: wrong'],
      },
    },
    'The session has ended': {
      event: ends('saving', refused('unauthenticated')),
      leads: { in: 'saving', to: 'left', now: { output: 'mustVerify' } },
    },
    'Close the form, or go back': {
      event: { type: 'back' },
      leads: {
        to: 'left',
        in: ['editing', 'findingCity', 'locating', 'saving'],
        now: { output: 'left', canSave: false },
      },
    },
  },
})
