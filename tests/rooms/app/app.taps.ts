import { desk } from '../../../tools/figures/staffTaps'
import { type RoomTaps, back, goOn, type TapRow } from '../../../tools/figures/tap'
import { FOUND, underBar } from '../../../tools/figures/tapParts'

const COMING = 'Opening soon'
const coming = underBar('GUEST', COMING)
const comingAlone: TapRow = {
  who: 'GUEST',
  words: COMING,
  taps: [
    goOn('doctors', (page) => page.getByRole('main').getByRole('link', { name: 'Find a doctor' }), FOUND),
    back(COMING),
  ],
}

export const appTaps: RoomTaps = {
  landing: {
    who: 'nobody',
    words: 'The right brain and spine specialist',
    taps: [
      goOn('find doctors', (page) => page.getByRole('main').getByRole('button', { name: 'Find doctors' }), FOUND),
      back('The right brain and spine specialist'),
    ],
  },
  healthHub: coming,
  healthHubVideo: comingAlone,
  healthHubBlogs: comingAlone,
  healthHubPlaylist: comingAlone,
  healthHubBlog: comingAlone,
  healthHubDisease: comingAlone,
  healthAssessment: coming,
  terms: underBar('GUEST', 'These terms are the agreement'),
  privacy: underBar('GUEST', 'Your health is private.'),
  reports: desk('DOCTOR', 'Reports', 'Schedule'),
  serverError: {
    who: 'GUEST',
    words: 'technical difficulties',
    taps: [
      goOn('home', (page) => page.getByRole('main').getByRole('link').first(), 'How can we help you today?'),
      back('technical difficulties'),
    ],
  },
  notFound: underBar('GUEST', 'We could not find this page'),
}
