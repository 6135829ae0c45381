import { css } from 'styled-system/css'
import type { ActorRefFrom } from 'xstate'
import type { settingsMachine } from '../../machines/settings/settings.machine'

export type SettingsActor = ActorRefFrom<typeof settingsMachine>

/** One way on from the settings. */
export const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: '12',
  width: 'full',
  minHeight: '52',
  paddingInline: '16',
  paddingBlock: '8',
  border: 'line',
  borderRadius: '12',
  background: 'surface',
  color: 'ink',
  fontSize: '16',
  fontWeight: 'medium',
  lineHeight: 'caption',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  '& > svg': { flexShrink: '0', color: 'primary' },
  '& > span': { flexGrow: '1', minWidth: '0' },
  _hover: { background: 'paper', borderColor: 'ink' },
})
