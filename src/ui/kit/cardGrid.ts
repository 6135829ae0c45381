import { css } from 'styled-system/css'

/** A list of cards in one to four columns, as many as have room. */
export const cardGrid = css({
  display: 'grid',
  gap: '16',
  gridTemplateColumns: '[repeat(auto-fill, minmax(min(100%, max(17rem, (100% - 48px) / 4)), 1fr))]',
  margin: '0',
  padding: '0',
  listStyle: 'none',
})
