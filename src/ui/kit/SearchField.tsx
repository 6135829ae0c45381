import { Search, X } from 'lucide-react'
import { useText } from '../intl/useText'
import { IconButton } from './IconButton'
import { TextField } from './TextField'

interface SearchFieldProps {
  /** What is searched, for readers; what can be typed stands in the empty field. */
  readonly label: string
  readonly placeholder: string
  readonly value: string
  readonly onChange: (text: string) => void
  /** Pressing the cross, where that is more than an empty text. */
  readonly onClear?: () => void
}

/** Words that a list is searched by, and a cross that takes them away. */
export const SearchField = ({
  label,
  placeholder,
  value,
  onChange,
  onClear = () => onChange(''),
}: SearchFieldProps) => {
  const say = useText()
  return (
    <TextField
      label={label}
      labelHidden
      type="search"
      autoComplete="off"
      enterKeyHint="search"
      placeholder={placeholder}
      value={value}
      onChange={onChange}
      before={<Search size={20} aria-hidden />}
      after={
        value !== '' && (
          <IconButton size="sm" label={say('app.clearSearch')} icon={<X size={20} aria-hidden />} onClick={onClear} />
        )
      }
    />
  )
}
