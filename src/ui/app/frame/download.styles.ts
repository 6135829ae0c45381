import { css } from 'styled-system/css'
import { field } from 'styled-system/recipes'

export const formLook = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '8' })
export const fieldLook = field()
