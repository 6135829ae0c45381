import { css } from 'styled-system/css'
import { useText } from '../intl/useText'
import { Modal } from '../kit/Modal'

const table = css({
  width: 'full',
  borderCollapse: 'collapse',
  fontSize: '14',
  lineHeight: 'caption',
  '& th': { paddingBlock: '8', paddingInlineEnd: '16', textAlign: 'start', fontWeight: 'medium', whiteSpace: 'nowrap' },
  '& td': { paddingBlock: '8', borderBlockEnd: 'line' },
})

const KEYS = [
  ['Alt+M', 'medicines'],
  ['Enter', 'finish'],
  ['Tab', 'next'],
  ['Alt+1 … 9', 'answer'],
  ['↑ ↓', 'rows'],
  ['Alt+Enter', 'own'],
  ['Alt+Delete', 'remove'],
  ['Esc', 'restore'],
  ['1 2 3 4', 'reason'],
  ['Alt+C', 'category'],
  ['Ctrl+S', 'save'],
  ['Ctrl+Enter', 'end'],
  ['Ctrl+Z', 'undo'],
  ['?', 'keys'],
] as const

/** The keys of the page. */
export const KeysDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const say = useText()
  return (
    <Modal open onClose={onClose} title={say('prescription.keys')} closeLabel={say('app.close')} size="sm">
      <table className={table}>
        <tbody>
          {KEYS.map(([key, what]) => (
            <tr key={key}>
              <th scope="row">
                <kbd>{key}</kbd>
              </th>
              <td>{say(`prescription.key.${what}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Modal>
  )
}
