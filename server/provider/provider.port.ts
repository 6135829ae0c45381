/** What rooms above use of this one, beside its tables. */
export { hoursByProvider, hoursOf, staffOfProvider } from './provider.read'
