import { useState } from 'react'
import { css } from 'styled-system/css'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { TextField } from '../kit/TextField'

const form = css({ display: 'flex', alignItems: 'end', gap: '8', '& > :first-child': { width: '[12rem]' } })

interface RoomFieldProps {
  readonly room: string
  readonly onKeep: (room: string) => void
}

/** Where the doctor sees people, as the screen of the waiting room says it. */
export const RoomField = ({ room, onKeep }: RoomFieldProps) => {
  const say = useText()
  const [typed, setTyped] = useState(room)
  return (
    <form
      className={form}
      onSubmit={(event) => {
        event.preventDefault()
        if (typed.trim() !== room) onKeep(typed)
      }}
    >
      <TextField label={say('reception.room')} value={typed} maxLength={24} autoComplete="off" onChange={setTyped} />
      {typed.trim() !== room && (
        <Button type="submit" tone="secondary">
          {say('reception.room.keep')}
        </Button>
      )}
    </form>
  )
}
